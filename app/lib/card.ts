import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { EntryOf } from '../../domain/content/kinds.ts';
import { entryPicture } from '../../domain/content/picture.ts';
import { cityOf } from '../../domain/content/place.ts';
import { formatDuration } from '../../domain/format/duration.ts';
import { teaserOf } from '../../domain/format/excerpt.ts';
import { monthNames } from '../../domain/format/months.ts';
import { formatPrice } from '../../domain/format/price.ts';
import { AT_THE_SPOT, formatDistance, formatRoughDistance } from '../../domain/geo/distance.ts';
import { type CompactHours, compactHours } from '../../domain/hours/compactHours.ts';
import type { Locale } from '../../domain/locale.ts';
import { textIn } from '../../domain/locale.ts';
import { type EntryPageKind, entryPath } from '../../domain/pages.ts';
import { isStop } from '../../domain/planner/planPlace.ts';
import type { FindablePage } from '../../domain/search/findablePages.ts';
import { type Found, foundEntry, type SearchedKind } from '../../domain/search/search.ts';
import type { FavoriteKind } from '../../domain/visitor/favorites.ts';
import { type LocalizedString, localize } from '../i18n/localize.tsx';
import { translator } from '../i18n/messages.ts';
import { memoizeByCatalogue } from './memoizeByCatalogue.ts';
import { servedData } from './servedData.ts';

export interface PictureView {
  src: string;
  alt: string;
}

/** The data of a card. The whole card is one link. */
export interface Card {
  id: string;
  /** Path after the language. */
  path: string;
  title: LocalizedString;
  /** What only the server renders in a document (`servedData`). */
  details: Partial<CardDetails>;
  /** True if it can be added to a plan. */
  stop?: true;
  /** Set if it can be a favourite. */
  favorite?: FavoriteKind;
  /** Where browsers can tell whether it is open now. */
  hours?: CompactHours;
}

export interface CardDetails {
  picture: PictureView;
  summary: LocalizedString | undefined;
  /** Its town or region. */
  city: LocalizedString | undefined;
  /** One helpful fact: duration, distance or date. */
  fact: string | undefined;
}

type EntryKind = Exclude<SearchedKind, 'deals' | 'pages'>;

/** Origin of a distance: the visitor's position, the page's place, or another place. */
export type DistanceOrigin = 'you' | 'place' | { name: string };

/**
 * Section 5: a distance with its origin, "2 km from this place"; undefined for an invalid distance, and
 * for places at the same spot.
 */
export function distanceFrom(
  origin: DistanceOrigin,
  metres: number,
  locale: Locale,
): string | undefined {
  const t = translator(locale, 'distance');
  const distance = formatDistance(metres, locale);
  if (!distance || metres < AT_THE_SPOT) return undefined;
  return typeof origin === 'string'
    ? t(origin, { distance })
    : t('from', { distance, name: origin.name });
}

/** The price of a deal: "Free", or the lowest of its prices. */
function dealPrice({ price, admission }: EntryOf<'places'>, locale: Locale): string | undefined {
  const t = translator(locale, 'deal');
  const prices = price ? [price] : [...admission].sort((one, other) => one.amount - other.amount);
  const [lowest] = prices;
  if (!lowest) return undefined;
  if (lowest.amount === 0) return t('free');
  const text = formatPrice(lowest.amount, locale, lowest.currency) ?? '';
  return prices.length > 1 ? t('from', { price: text }) : text;
}

/**
 * Creates cards of one catalogue in one language. They are cached, because most are on many pages.
 *
 * @param isDocument whether they are rendered into a document, which carries no details as data
 */
export const cardMaker = (catalogue: Catalogue, locale: Locale, isDocument = false) =>
  memoizeByCatalogue(catalogue, `cards ${locale} ${isDocument}`, () =>
    makeCards(catalogue, locale, isDocument),
  );

function makeCards(catalogue: Catalogue, locale: Locale, isDocument: boolean) {
  const t = translator(locale, ['circuit']);
  const cityName = (id: string | undefined) =>
    localize(id === undefined ? undefined : catalogue.cities.get(id)?.title, locale);

  function base(
    kind: EntryKind,
    entry: EntryOf<EntryKind>,
    details: { city?: string | undefined; fact?: string | undefined } = {},
    pageKind: EntryPageKind = kind,
  ): Card {
    return {
      id: entry._id,
      path: entryPath(pageKind, entry._id),
      title: localize(entry.title, locale),
      details: servedData(isDocument, {
        picture: pictureView(entryPicture(kind, entry), locale),
        summary: localize(entry.summary, locale),
        city: cityName(details.city),
        fact: details.fact,
      }),
    };
  }

  /** A copy of a card with other details, read by name because `...` copies none (`servedData`). */
  function change(card: Card, changes: Partial<CardDetails>): Card {
    const { picture, summary, city, fact } = card.details;
    const details = { picture, summary, city, fact, ...changes } as CardDetails;
    return { ...card, details: servedData(isDocument, details) };
  }

  const place = once((place: EntryOf<'places'>): Card => {
    const hours = compactHours(place);
    const fact = place.isDeal ? dealPrice(place, locale) : formatDuration(place.duration, locale);
    const details = { city: cityOf(place), fact };
    return {
      ...base('places', place, details, place.isDeal ? 'deals' : 'places'),
      ...(isStop(place) && { stop: true }),
      favorite: 'pois',
      ...(hours && { hours }),
    };
  });
  const cards = {
    place: (entry: EntryOf<'places'>, away?: { metres: number; from?: DistanceOrigin }): Card =>
      away
        ? change(place(entry), {
            fact: away.from
              ? distanceFrom(away.from, away.metres, locale)
              : formatDistance(away.metres, locale),
          })
        : place(entry),
    city: once((city: EntryOf<'cities'>): Card => base('cities', city)),
    event: once(
      (event: EntryOf<'events'>): Card => ({
        ...base('events', event, {
          city: event.city,
          fact: monthNames(event.usualMonths, locale),
        }),
        favorite: 'events',
      }),
    ),
    circuit: once(
      (circuit: EntryOf<'circuits'>): Card => ({
        ...base('circuits', circuit, {
          city: circuit.city,
          fact: t('circuit.daysAndWay', {
            days: circuit.days,
            way: formatRoughDistance(circuit.totalKm * 1000, locale) ?? '',
          }),
        }),
        favorite: 'circuits',
      }),
    ),
    experience: once(
      (experience: EntryOf<'experiences'>): Card => ({
        ...base('experiences', experience, {
          city: experience.city,
          fact: formatDuration(experience.duration, locale),
        }),
        favorite: 'experiences',
      }),
    ),
    article: once(
      (article: EntryOf<'articles'>): Card => base('articles', article, { city: article.city }),
    ),
    page: once((page: FindablePage): Card => {
      const summary = page.summary && localize(page.summary, locale);
      return {
        id: page._id,
        path: `/${page._id}`,
        title: localize(page.title, locale),
        details: servedData(isDocument, {
          picture: { src: page.picture, alt: '' },
          summary: summary && { ...summary, text: teaserOf(summary.text) },
          city: page.page && localize(page.page, locale),
          fact: undefined,
        }),
      };
    }),
  };
  /** The card of a search result; undefined if the entry no longer exists. */
  function found({ kind, id }: Found): Card | undefined {
    const make = cards[CARD_OF[kind]] as (entry: object) => Card;
    const entry = foundEntry(catalogue, { kind, id });
    return entry && make(entry);
  }
  return { ...cards, change, found };
}

/** Caches the card of each entry. */
function once<T extends object>(make: (entry: T) => Card): (entry: T) => Card {
  const known = new WeakMap<T, Card>();
  return (entry) => {
    const card = known.get(entry) ?? make(entry);
    known.set(entry, card);
    return card;
  };
}

const CARD_OF = {
  cities: 'city',
  places: 'place',
  deals: 'place',
  experiences: 'experience',
  circuits: 'circuit',
  events: 'event',
  articles: 'article',
  pages: 'page',
} as const satisfies Record<SearchedKind, string>;

export type CardMaker = ReturnType<typeof cardMaker>;

export function pictureView(picture: ReturnType<typeof entryPicture>, locale: Locale): PictureView {
  return { src: picture.src, alt: textIn(picture.alt, locale) };
}

export interface Neighbours {
  previous: Pick<Card, 'path' | 'title'>;
  next: Pick<Card, 'path' | 'title'>;
}

/** The previous and next entries of a list, which wraps around; null if there is no other. */
export function neighbours<T extends { _id: string }>(
  list: readonly T[],
  id: string,
  card: (entry: T) => Card,
): Neighbours | null {
  const at = list.findIndex((entry) => entry._id === id);
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  if (at < 0 || list.length < 2 || !previous || !next) return null;
  return { previous: card(previous), next: card(next) };
}
