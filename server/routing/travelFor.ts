import type { Catalogue } from '../../domain/catalogue.ts';
import type { Travel } from '../../domain/plan/model.ts';
import { planPlaceOf } from '../../domain/plan/planPlace.ts';
import { scheduleTour } from '../../domain/plan/schedule.ts';
import { estimateTravel } from '../../domain/plan/travel.ts';
import { knownWays, pointsOfDay, travelBy } from '../../domain/plan/ways.ts';
import type { Tour } from '../../domain/visitor.ts';
import type { WayFinder } from './ways.ts';

/** How one gets from stop to stop of a tour, as the routing service knows it where there is one. */
export async function travelFor(
  finder: WayFinder,
  tour: Tour,
  catalogue: Catalogue,
): Promise<Travel> {
  if (!finder.hasService) return estimateTravel;
  const by = tour.by ?? 'car';
  const days = scheduleTour(tour, (id) => {
    const place = catalogue.places.get(id);
    return place && planPlaceOf(place, catalogue, 'en');
  });
  const found = await Promise.all(
    days.map(async (day) => {
      const points = pointsOfDay(day);
      const { legs } = await finder.between(points, by);
      return [...knownWays(points, legs, by)];
    }),
  );
  return travelBy(new Map(found.flat()));
}
