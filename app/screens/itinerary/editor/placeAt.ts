import type { TripPoint } from '../../../../domain/plan/model.ts';
import type { StartingPlace } from '../../../../domain/plan/startingPoint.ts';

/** The starting place that a point of a plan is: in every language it stands at the same degrees. */
export function placeAt(
  { coordinates }: TripPoint,
  starts: readonly StartingPlace[],
): StartingPlace | undefined {
  return starts.find(
    ({ point }) =>
      point.latitude === coordinates.latitude && point.longitude === coordinates.longitude,
  );
}
