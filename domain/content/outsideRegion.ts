import { isInRegion } from '../geo/region.ts';
import { Coordinates } from './fields.ts';

/** True for an entry whose coordinates are outside the region, unless it is a neighbour of the region. */
export function isOutsideRegion(data: object): boolean {
  const { coordinates, neighbour } = data as { coordinates?: unknown; neighbour?: unknown };
  const { data: point } = Coordinates.safeParse(coordinates);
  return point !== undefined && neighbour !== true && !isInRegion(point);
}
