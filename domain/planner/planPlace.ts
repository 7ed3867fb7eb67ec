import type { Catalogue } from '../content/catalogue.ts';
import { isService } from '../content/categories.ts';
import { cityOf, type Place } from '../content/place.ts';
import type { PriceLevel } from '../content/priceLevels.ts';
import { hoursRules } from '../hours/dayHours.ts';
import { closedHolidays, specialDaysOf, unsurePeriods } from '../hours/specialDays.ts';
import { type Locale, textIn } from '../locale.ts';
import type { PlanPlace } from './model.ts';

/** Typical duration in minutes, by category. */
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

/** Price level by tag: typical for the country, not from sources. */
const COSTLY = ['golf', 'wellness'];
const PAID = ['culture-et-vestiges', 'museums', 'restaurants', 'food', 'activites', 'hotels'];
const FREE = ['espaces-naturels', 'lacs-et-barrages', 'markets', 'viewpoints', 'forest'];

/** Sights in the open air, and what is lit or under a roof in spite of such a tag. */
const OUTDOORS = ['espaces-naturels', 'lacs-et-barrages', 'viewpoints'];
const LIT = ['restaurants', 'hotels', 'museums', 'wellness'];

const NO_PLACES_TO_VISIT = ['agences-de-voyages'];

/**
 * Whether a place can be a stop: it has coordinates, a category that is visited, and is no service
 * and no example.
 */
export function isStop({ coordinates, isDeal, tags }: Place): boolean {
  const isNoVisit = tags.some((tag) => NO_PLACES_TO_VISIT.includes(tag));
  return coordinates !== undefined && !isDeal && !isNoVisit && !isService({ tags });
}

/** A place for the planner; undefined if it cannot be a stop. */
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
    priceLevel: place.priceLevel ?? priceLevelOf(tags),
    worth: worthOf(place, catalogue),
    lodging: tags.includes('hotels'),
    ...(isOutdoors(tags) && { outdoors: true }),
    ...hoursOf(place, catalogue),
    ...(place.marketDays.length > 0 && { marketDays: place.marketDays }),
    ...(place.closedOn.length > 0 && { closedOn: place.closedOn }),
    ...(place.closed && { closed: true }),
  };
}

const isOutdoors = (tags: readonly string[]) =>
  tags.some((tag) => OUTDOORS.includes(tag)) && !tags.some((tag) => LIT.includes(tag));

/**
 * Hours with their closed holidays as exceptions, and the periods for which they say nothing. Where a
 * restaurant opens by day in Ramadan is unknown, also where its hours are.
 */
function hoursOf(
  { openingHours: hours, tags }: Place,
  { settings }: Catalogue,
): Pick<PlanPlace, 'hours' | 'unsure'> {
  const days = specialDaysOf(settings.get('site'));
  if (!hours) {
    const isFasting = tags.includes('restaurants') && days.ramadan.length > 0;
    return isFasting ? { unsure: days.ramadan } : {};
  }
  const dated = new Set(hours.exceptions.map(({ date }) => date));
  const unsure = unsurePeriods(hours, days).map(({ start, end }) => ({ start, end }));
  const isUnsure = (date: string) => unsure.some(({ start, end }) => date >= start && date <= end);
  const closed = closedHolidays(hours, days).filter((date) => !dated.has(date) && !isUnsure(date));
  const exceptions = [...hours.exceptions, ...closed.map((date) => ({ date, hours: [] }))];
  return { hours: { ...hoursRules(hours), exceptions }, ...(unsure.length > 0 && { unsure }) };
}

function priceLevelOf(tags: readonly string[]): PriceLevel {
  if (tags.some((tag) => COSTLY.includes(tag))) return 3;
  if (tags.some((tag) => FREE.includes(tag))) return 1;
  return tags.some((tag) => PAID.includes(tag)) ? 2 : 1;
}

/** What the editors' order adds to the importance of a place: to the first, and to the last of some fifty. */
const ORDER_BONUS = { first: 1.5, last: 0.3, places: 50 };

/**
 * Importance: the sum of highlights of destinations, circuits that visit it, and its rank in the editors'
 * order, so that the only sight of a village counts less than a city's.
 */
function worthOf(place: Place, catalogue: Catalogue): number {
  // A destination that is one sight, such as Volubilis, has its name.
  const isHighlight = catalogue.cities.all.some(
    ({ _id, highlights }) =>
      _id === place._id || highlights.some((highlight) => highlight.place === place._id),
  );
  const onCircuits = catalogue.circuits.all.filter(({ stops }) =>
    stops.some((stop) => stop.place === place._id),
  ).length;
  return 1 + Math.min(1.2, onCircuits * 0.4) + orderBonus(place) + (isHighlight ? 0.8 : 0);
}

function orderBonus({ order }: Place): number {
  if (order === undefined) return 0;
  const { first, last, places } = ORDER_BONUS;
  const rank = Math.min(1, Math.max(0, (order - 1) / (places - 1)));
  return first - (first - last) * rank;
}
