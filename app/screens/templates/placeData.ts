import { placeBreadcrumbs } from '../../../domain/breadcrumbs.ts';
import { type Service, serviceOf, tagPath } from '../../../domain/content/categories.ts';
import { SERVICE_FILTERS } from '../../../domain/content/nearby.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { cityOf, type Place } from '../../../domain/content/place.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import { formatDate } from '../../../domain/format/formatters.ts';
import { formatPrice } from '../../../domain/format/price.ts';
import { compactHours } from '../../../domain/hours/compactHours.ts';
import type { Locale } from '../../../domain/locale.ts';
import { placeActions } from '../../features/actions/actions.ts';
import { mapPoints } from '../../features/map/mapPoints.ts';
import type { MapPoint } from '../../features/map/points.ts';
import { visitRows } from '../../features/visiting/visitView.ts';
import { localize } from '../../i18n/localize.tsx';
import { translator } from '../../i18n/messages.ts';
import { neighbours, pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { entryHead } from '../../lib/pageMeta.ts';
import { servedData } from '../../lib/servedData.ts';

const NEAR = 4;
const SAME_CITY = 8;
/** Number of nearby places on the map. */
const ON_MAP = 12;

/** Loader data of the pages of places and deals. */
export function placeData(pageContext: PageContext, place: Place) {
  const { catalogue, cards, locale, isDocument } = pageContext;
  const t = translator(locale);
  const localized = (text: Parameters<typeof localize>[0]) => localize(text, locale);
  const city = catalogue.cities.get(cityOf(place));
  const tags = place.tags.flatMap((slug) => catalogue.tags.get(slug) ?? []);
  const service = serviceOf(place);
  // Who looks for a pharmacy looks for another one, not for the sights of the town.
  const inCity = city && !service ? catalogue.placesIn(city) : [];
  // A pharmacy somewhere in a town is near nothing.
  const point = service && !isExact(place) ? undefined : place.coordinates;
  const near = point ? catalogue.near(point, NEAR, place._id) : [];
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
    picture: pictureView(entryPicture('places', place), locale),
    trail,
    actions: placeActions(place, catalogue, locale),
    neighbour: place.neighbour,
    closed: place.closed,
    served: servedData(isDocument, {
      description: localized(place.description),
      tip: localized(place.tip),
      facts: [
        duration ? { label: t('facts.duration'), value: { text: duration } } : undefined,
        price ? { label: t('facts.price'), value: { text: price } } : undefined,
        fact(t('deal.validity'), localized(place.offer?.validity)),
        fact(t('facts.bestTime'), localized(place.bestTime)),
        fact(t('facts.access'), localized(place.access)),
        fact(t('facts.accessibility'), localized(place.accessibility)),
      ],
      visit: visitRows(place, locale),
      notes: place.facts.map((text) => localize(text, locale)),
      tags: service
        ? [nearbyLink(place, service, locale)]
        : tags.flatMap((tag) => {
            const path = tagPath(tag);
            return path ? [{ path, name: localize(tag.name, locale) }] : [];
          }),
      sources: place.sources,
      checkedOn: place.checkedOn && formatDate(place.checkedOn, locale),
      neighbours: neighbours(place.isDeal ? catalogue.deals.all : inCity, place._id, (other) =>
        cards.place(other),
      ),
    }),
    hours: compactHours(place),
    map: place.coordinates ? aroundOf(pageContext, place, place.coordinates) : [],
    isService: service !== undefined,
    where: (place.offer?.places ?? []).flatMap((id) => {
      const other = catalogue.places.get(id);
      return other ? [cards.place(other)] : [];
    }),
    near: near.map(({ place: other, metres }) =>
      isExact(place) && isExact(other)
        ? cards.place(other, { metres, from: 'place' })
        : cards.place(other),
    ),
    sameCity: inCity
      .filter((other) => !shown.has(other._id))
      .slice(0, SAME_CITY)
      .map((other) => cards.place(other)),
    city: city && { id: city._id, title: localize(city.title, locale) },
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

/** Whether more is known of its position than the town: only then a distance is true. */
const isExact = ({ coordinates }: Place) => coordinates?.confidence !== 'town-level';

/** The list of what is near and helps as this service does: "Pharmacy or hospital". */
function nearbyLink(place: Place, service: Service, locale: Locale) {
  const filter = SERVICE_FILTERS[service];
  return {
    path: `/visiting?city=${cityOf(place)}&what=${filter}`,
    name: { text: translator(locale, 'visiting')(filter) },
  };
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

export type PlaceData = ReturnType<typeof placeData>;

function fact(label: string, value: ReturnType<typeof localize> | undefined) {
  return value && { label, value };
}
