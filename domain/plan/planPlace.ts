import type { Catalogue } from '../catalogue.ts';
import { type Locale, textIn } from '../locale.ts';
import { cityOf, type Place } from '../place.ts';
import type { PlanPlace, PriceLevel } from './model.ts';

/** Minutes to allow where a place does not say, by its category. */
const USUAL_MINUTES: Record<string, number> = {
  restaurants: 75,
  hotels: 30,
  'culture-et-vestiges': 45,
  'espaces-naturels': 90,
  'lacs-et-barrages': 75,
  'activites-aquatiques': 120,
  activites: 120,
};
const OTHERWISE = 60;

/** What one pays for, by tag: no prices are known from sources, these are habits of the country. */
const COSTLY = ['golf', 'wellness'];
const PAID = ['culture-et-vestiges', 'museums', 'restaurants', 'food', 'activites', 'hotels'];
const FREE = ['espaces-naturels', 'lacs-et-barrages', 'markets', 'viewpoints', 'forest'];

const NO_PLACES_TO_VISIT = ['agences-de-voyages'];

/** True for what one can go to: a place with a point, of a kind that is visited, no mere example. */
export function isStop({ coordinates, isDeal, sample, tags }: Place): boolean {
  const isNoVisit = tags.some((tag) => NO_PLACES_TO_VISIT.includes(tag));
  return coordinates !== undefined && !isDeal && !sample && !isNoVisit;
}

/** A place as planning sees it; nothing where it cannot be a stop. */
export function planPlaceOf(
  place: Place,
  catalogue: Catalogue,
  locale: Locale,
): PlanPlace | undefined {
  const { coordinates, tags } = place;
  if (!coordinates || !isStop(place)) return undefined;
  const category = tags.find((tag) => tag in USUAL_MINUTES);
  return {
    id: place._id,
    title: textIn(place.title, locale),
    city: cityOf(place),
    point: { longitude: coordinates.longitude, latitude: coordinates.latitude },
    vague: coordinates.confidence === 'town-level',
    minutes: place.duration ?? (category ? USUAL_MINUTES[category] : undefined) ?? OTHERWISE,
    tags,
    ...(place.poster && { scene: place.poster.scene }),
    priceLevel: priceLevelOf(tags),
    worth: worthOf(place, catalogue),
    lodging: tags.includes('hotels'),
    ...(place.openingHours && { hours: place.openingHours }),
    ...(place.closed && { closed: true }),
  };
}

function priceLevelOf(tags: readonly string[]): PriceLevel {
  if (tags.some((tag) => COSTLY.includes(tag))) return 3;
  if (tags.some((tag) => FREE.includes(tag))) return 1;
  return tags.some((tag) => PAID.includes(tag)) ? 2 : 1;
}

/**
 * What destinations name as their highlights, what circuits lead to, what editors put first: each
 * adds to it, so that the one sight of a village does not count as much as a city's.
 */
function worthOf(place: Place, catalogue: Catalogue): number {
  const isHighlight = catalogue.cities.all.some(({ highlights }) =>
    highlights.some((highlight) => highlight.place === place._id),
  );
  const onCircuits = catalogue.circuits.all.filter(({ stops }) =>
    stops.some((stop) => stop.place === place._id),
  ).length;
  const first = place.order === undefined ? 0 : 0.3;
  return 1 + Math.min(1.2, onCircuits * 0.4) + first + (isHighlight ? 0.8 : 0);
}
