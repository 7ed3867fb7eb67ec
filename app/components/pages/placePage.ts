import { placeBreadcrumbs } from '../../../domain/content/breadcrumbs.ts';
import { tagPath } from '../../../domain/content/categories.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { cityOf, type Place } from '../../../domain/content/place.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { formatPrice } from '../../../domain/format/price.ts';
import { placeActions } from '../../features/actions/actions.ts';
import { mapPoints } from '../../features/map/mapPoints.ts';
import type { MapPoint } from '../../features/map/points.ts';
import { visitView } from '../../features/visiting/visitView.ts';
import { localize } from '../../i18n/localize.tsx';
import { translator } from '../../i18n/messages.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { entryHead } from '../../lib/pageMeta.ts';
import { neighbours, pictureView } from '../card.ts';

const NEAR = 4;
const SAME_CITY = 8;
/** Number of nearby places on the map. */
const ON_MAP = 12;

/** Loader data of the pages of places and deals. */
export function placePage(pageContext: PageContext, place: Place) {
  const { catalogue, cards, locale } = pageContext;
  const t = translator(locale);
  const localized = (text: Parameters<typeof localize>[0]) => localize(text, locale);
  const city = catalogue.cities.get(cityOf(place));
  const tags = place.tags.flatMap((slug) => catalogue.tags.get(slug) ?? []);
  const inCity = city ? catalogue.placesIn(city) : [];
  const near = place.coordinates ? catalogue.near(place.coordinates, NEAR, place._id) : [];
  const shown = new Set([place._id, ...near.map((item) => item.place._id)]);
  const duration = formatDuration(place.duration, locale);
  const price =
    place.price &&
    place.admission.length === 0 &&
    formatPrice(place.price.amount, locale, place.price.currency);
  const title = localize(place.title, locale);
  const trail = placeBreadcrumbs(catalogue, place).map((step) => ({
    path: step.path,
    title: localize(step.title, locale),
  }));
  return {
    head: {
      ...entryHead(
        place,
        locale,
        pageTitle(
          title.text,
          trail.map((step) => step.title.text),
        ),
      ),
    },
    id: place._id,
    title,
    arabicTitle: place.arabicTitle,
    summary: localized(place.summary),
    description: localized(place.description),
    picture: pictureView(entryPicture('places', place), locale),
    trail,
    actions: placeActions(place, catalogue, locale),
    neighbour: place.neighbour,
    closed: place.closed,
    facts: [
      duration ? { label: t('facts.duration'), value: { text: duration } } : undefined,
      price ? { label: t('facts.price'), value: { text: price } } : undefined,
      fact(t('deal.validity'), localized(place.offer?.validity)),
      fact(t('facts.bestTime'), localized(place.bestTime)),
      fact(t('facts.access'), localized(place.access)),
      fact(t('facts.accessibility'), localized(place.accessibility)),
    ],
    notes: place.facts.map((text) => localize(text, locale)),
    tip: localized(place.tip),
    visit: visitView(place, locale),
    map: place.coordinates ? aroundOf(pageContext, place, place.coordinates) : [],
    tags: tags.flatMap((tag) => {
      const path = tagPath(tag);
      return path ? [{ path, name: localize(tag.name, locale) }] : [];
    }),
    sources: place.sources,
    checkedOn: place.checkedOn && formatDate(place.checkedOn, locale),
    where: (place.offer?.places ?? []).flatMap((id) => {
      const other = catalogue.places.get(id);
      return other ? [cards.place(other)] : [];
    }),
    near: near.map((item) => cards.place(item.place, { metres: item.metres, from: 'place' })),
    sameCity: inCity
      .filter((other) => !shown.has(other._id))
      .slice(0, SAME_CITY)
      .map((other) => cards.place(other)),
    city: city && { id: city._id, title: localize(city.title, locale) },
    neighbours: place.isDeal
      ? neighbours(catalogue.deals.all, place._id, cards.place)
      : neighbours(inCity, place._id, (other) => cards.place(other)),
  };
}

/**
 * Title with the town, unless the name contains it: "Medersa Bou Inania, Fès". A place named like
 * its town gets its category.
 */
function pageTitle(name: string, [town = '', category = '']: string[]): string {
  if (!name.includes(town)) return `${name}, ${town}`;
  return name === town && category ? `${name}, ${category}` : name;
}

/** The place without a link, and places nearby. */
function aroundOf(
  { catalogue, locale }: PageContext,
  place: Place,
  coordinates: NonNullable<Place['coordinates']>,
): MapPoint[] {
  const near = catalogue.near(coordinates, ON_MAP, place._id).map((item) => item.place);
  const [here, ...others] = mapPoints([place, ...near], locale);
  return here ? [{ ...here, path: undefined, kind: 'here' }, ...others] : others;
}

export type PlacePageData = ReturnType<typeof placePage>;

function fact(label: string, value: ReturnType<typeof localize> | undefined) {
  return value && { label, value };
}

/** A date as text: 20 November 2026. */
export function formatDate(isoDate: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
