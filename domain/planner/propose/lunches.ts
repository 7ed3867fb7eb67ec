import type { Tour } from '../../visitor/visitor.ts';
import type { PlanPlace, PlanRequest, Travel } from '../model.ts';
import { scheduleTour } from '../schedule.ts';
import { interestScore, isRestaurant } from './candidates.ts';

/** Greatest detour for lunch, in minutes. */
const MAX_DETOUR = 15;

/**
 * Adds a restaurant for lunch for visitors interested in food, near each day's position at noon, if
 * one is listed and within the budget.
 */
export function addLunches(
  tour: Tour,
  request: PlanRequest,
  places: readonly PlanPlace[],
  travel: Travel,
): Tour {
  if (!['food', 'restaurants'].some((tag) => (request.interests[tag] ?? 0) > 0)) return tour;
  const byId = new Map(places.map((place) => [place.id, place]));
  const placeOf = (id: string) => byId.get(id);
  const restaurants = places.filter(
    (place) =>
      isRestaurant(place) && (request.budget === undefined || place.priceLevel <= request.budget),
  );
  const score = (place: PlanPlace) => place.worth * interestScore(request, place);
  restaurants.sort((a, b) => score(b) - score(a) || (a.id < b.id ? -1 : 1));
  for (const { day } of tour.days) {
    const scheduled = scheduleTour(tour, placeOf, travel).find((item) => item.day === day);
    const at = scheduled?.stops.findIndex(({ lunch }) => lunch) ?? -1;
    const previous = scheduled?.stops[at]?.place;
    if (!previous) continue;
    for (const restaurant of restaurants) {
      if (tour.days.some(({ places: taken }) => taken.includes(restaurant.id))) continue;
      if (travel(previous.point, restaurant.point, request.by).minutes > MAX_DETOUR) continue;
      const changed: Tour = {
        ...tour,
        days: tour.days.map((item) =>
          item.day === day
            ? { ...item, places: item.places.toSpliced(at + 1, 0, restaurant.id) }
            : item,
        ),
      };
      const rescheduled = scheduleTour(changed, placeOf, travel).find((item) => item.day === day);
      if (
        !rescheduled ||
        rescheduled.warnings.length > 0 ||
        rescheduled.stops.some(({ lunch }) => lunch)
      )
        continue;
      tour = changed;
      break;
    }
  }
  return tour;
}
