import type { Tour } from '../../visitor.ts';
import type { PlanPlace, Travel, Wish } from '../model.ts';
import { scheduleTour } from '../schedule.ts';
import { isTable, likingOf } from './candidates.ts';

/** So many minutes one goes out of one's way for lunch. */
const TO_TABLE = 15;

/**
 * Gives those who like food a restaurant for lunch, near where each day has them at noon, where one
 * is known and the day can afford it.
 */
export function withTables(
  tour: Tour,
  wish: Wish,
  places: readonly PlanPlace[],
  travel: Travel,
): Tour {
  if (!['food', 'restaurants'].some((tag) => (wish.interests[tag] ?? 0) > 0)) return tour;
  const byId = new Map(places.map((place) => [place.id, place]));
  const placeOf = (id: string) => byId.get(id);
  const tables = places.filter(
    (place) => isTable(place) && (wish.budget === undefined || place.priceLevel <= wish.budget),
  );
  const score = (place: PlanPlace) => place.worth * likingOf(wish, place);
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
