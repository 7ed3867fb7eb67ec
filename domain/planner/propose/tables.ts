import type { Tour } from '../../visitor/visitor.ts';
import type { PlanPlace, PlanRequest, Travel } from '../model.ts';
import { scheduleTour } from '../schedule.ts';
import { interestScore, isRestaurant } from './candidates.ts';

/** Greatest detour for lunch, in minutes. */
const TO_TABLE = 15;

/**
 * Adds a restaurant for lunch for visitors interested in food, near each day's position at noon, if
 * one is listed and within the budget.
 */
export function withLunches(
  tour: Tour,
  wish: PlanRequest,
  places: readonly PlanPlace[],
  travel: Travel,
): Tour {
  if (!['food', 'restaurants'].some((tag) => (wish.interests[tag] ?? 0) > 0)) return tour;
  const byId = new Map(places.map((place) => [place.id, place]));
  const placeOf = (id: string) => byId.get(id);
  const tables = places.filter(
    (place) =>
      isRestaurant(place) && (wish.budget === undefined || place.priceLevel <= wish.budget),
  );
  const score = (place: PlanPlace) => place.worth * interestScore(wish, place);
  tables.sort((a, b) => score(b) - score(a) || (a.id < b.id ? -1 : 1));
  for (const { day } of tour.days) {
    const scheduled = scheduleTour(tour, placeOf, travel).find((item) => item.day === day);
    const at = scheduled?.stops.findIndex(({ lunch }) => lunch) ?? -1;
    const before = scheduled?.stops[at]?.place;
    if (!before) continue;
    for (const table of tables) {
      if (tour.days.some(({ places: taken }) => taken.includes(table.id))) continue;
      if (travel(before.point, table.point, wish.by).minutes > TO_TABLE) continue;
      const changed: Tour = {
        ...tour,
        days: tour.days.map((item) =>
          item.day === day ? { ...item, places: item.places.toSpliced(at + 1, 0, table.id) } : item,
        ),
      };
      const then = scheduleTour(changed, placeOf, travel).find((item) => item.day === day);
      if (!then || then.warnings.length > 0 || then.stops.some(({ lunch }) => lunch)) continue;
      tour = changed;
      break;
    }
  }
  return tour;
}
