import type { Catalogue } from '../../../domain/content/catalogue.ts';
import { pointsOfDay, travelBy, withKnownLegs } from '../../../domain/planner/legs.ts';
import type { Travel } from '../../../domain/planner/model.ts';
import { planPlaceOf } from '../../../domain/planner/planPlace.ts';
import { scheduleTour } from '../../../domain/planner/schedule.ts';
import { estimateTravel } from '../../../domain/planner/travel.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import type { RoutingClient } from './routingClient.ts';

/** Legs of a tour, from the routing service where one is configured. */
export async function travelFor(
  routing: RoutingClient,
  tour: Tour,
  catalogue: Catalogue,
): Promise<Travel> {
  if (!routing.hasService) return estimateTravel;
  const by = tour.by ?? 'car';
  const days = scheduleTour(tour, (id) => {
    const place = catalogue.places.get(id);
    return place && planPlaceOf(place, catalogue, 'en');
  });
  const found = await Promise.all(
    days.map(async (day) => {
      const points = pointsOfDay(day);
      const { legs } = await routing.between(points, by);
      return [...withKnownLegs(points, legs, by)];
    }),
  );
  return travelBy(new Map(found.flat()));
}
