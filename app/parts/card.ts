import type { Catalogue } from '../../domain/catalogue.ts';
import { type DistanceOrigin, formatDistance } from '../../domain/distance.ts';
import { formatDuration } from '../../domain/duration.ts';
import type { FavoriteKind } from '../../domain/favorites.ts';
import type { EntryOf } from '../../domain/kinds.ts';
import type { Locale } from '../../domain/locale.ts';
import { textIn } from '../../domain/locale.ts';
import { PATHS } from '../../domain/paths.ts';
import { pictureOf } from '../../domain/picture.ts';
import { cityOf } from '../../domain/place.ts';
import { isStop } from '../../domain/plan/planPlace.ts';
import type { SearchedKind } from '../../domain/search.ts';
import { monthNames } from '../i18n/months.ts';
import { translator } from '../i18n/translator.ts';
import { type Words, wordsIn } from '../i18n/words.tsx';
import { ofCatalogue } from './ofCatalogue.ts';

export interface PictureView {
  src: string;
  alt: string;
}

/** An entry as a card shows it: all of it one link. */
export interface Card {
  id: string;
  /** The path below the language prefix. */
  path: string;
  title: Words;
  summary?: Words;
  picture: PictureView;
  /** Where it is. */
  city?: Words;
  /** One fact that helps to choose: how long, how far, when. */
  fact?: string;
  sample: boolean;
  /** True for what can be a stop of a plan. */
  stop?: true;
  /** Set for what can be a favourite. */
  favorite?: FavoriteKind;
}

/** Makes cards in one language from one catalogue, each once: most stand on many pages. */
export const cardMaker = (catalogue: Catalogue, locale: Locale) =>
  ofCatalogue(catalogue, `cards ${locale}`, () => makeCards(catalogue, locale));

function makeCards(catalogue: Catalogue, locale: Locale) {
  const t = translator(locale);
  const cityName = (id: string | undefined) =>
    wordsIn(id === undefined ? undefined : catalogue.cities.get(id)?.title, locale);

  function base(kind: SearchedKind, entry: EntryOf<SearchedKind>, path = PATHS[kind]): Card {
    return {
      id: entry._id,
      path: `${path}/${entry._id}`,
      title: wordsIn(entry.title, locale),
      summary: wordsIn(entry.summary, locale),
      picture: pictureView(pictureOf(kind, entry), locale),
      sample: entry.sample,
    };
  }

  const place = once(
    (place: EntryOf<'places'>): Card => ({
      ...base('places', place, place.isDeal ? '/deal' : undefined),
      city: cityName(cityOf(place)),
      fact: formatDuration(place.duration, locale),
      ...(isStop(place) && { stop: true }),
      favorite: 'pois',
    }),
  );
  const cards = {
    place: (entry: EntryOf<'places'>, away?: { metres: number; from?: DistanceOrigin }): Card =>
      away
        ? { ...place(entry), fact: formatDistance(away.metres, locale, away.from) }
        : place(entry),
    city: once((city: EntryOf<'cities'>): Card => base('cities', city)),
    event: once(
      (event: EntryOf<'events'>): Card => ({
        ...base('events', event),
        city: cityName(event.city),
        fact: monthNames(event.usualMonths, locale),
        favorite: 'events',
      }),
    ),
    circuit: once(
      (circuit: EntryOf<'circuits'>): Card => ({
        ...base('circuits', circuit),
        city: cityName(circuit.city),
        fact: t('circuit.daysAndWay', {
          days: circuit.days,
          way: formatDistance(circuit.totalKm * 1000, locale) ?? '',
        }),
        favorite: 'circuits',
      }),
    ),
    experience: once(
      (experience: EntryOf<'experiences'>): Card => ({
        ...base('experiences', experience),
        city: cityName(experience.city),
        fact: formatDuration(experience.duration, locale),
        favorite: 'experiences',
      }),
    ),
    article: once(
      (article: EntryOf<'articles'>): Card => ({
        ...base('articles', article),
        city: cityName(article.city),
      }),
    ),
  };
  /** The card of what a search found; nothing where it is gone. */
  function found(kind: SearchedKind, id: string): Card | undefined {
    const make = cards[CARD_OF[kind]] as (entry: EntryOf<SearchedKind>) => Card;
    const entry = catalogue[kind].get(id);
    return entry && make(entry);
  }
  return { ...cards, found };
}

/** Remembers what was made of each entry. */
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
  experiences: 'experience',
  circuits: 'circuit',
  events: 'event',
  articles: 'article',
} as const satisfies Record<SearchedKind, string>;

export type CardMaker = ReturnType<typeof cardMaker>;

export function pictureView(picture: ReturnType<typeof pictureOf>, locale: Locale): PictureView {
  return { src: picture.src, alt: textIn(picture.alt, locale) };
}

/** The entries before and after one in a list, round and round, as links. */
export function neighbours<T extends { _id: string }>(
  list: readonly T[],
  id: string,
  card: (entry: T) => Card,
): { previous: Card; next: Card } | undefined {
  const at = list.findIndex((entry) => entry._id === id);
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  if (at < 0 || list.length < 2 || !previous || !next) return undefined;
  return { previous: card(previous), next: card(next) };
}
