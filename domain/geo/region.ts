import type { Point } from './point.ts';

/** The box that the map shows, and tiles are offered for: west, south, east, north in degrees. */
export const MAP_BOX = [-6.25, 32.45, -2.8, 35] as const;

/** The ISO 3166-2 code of Fès-Meknès. */
export const REGION_CODE = 'MA-03';

/** Centre of a map without points, in degrees (sections 7 and 9). */
export const MAP_CENTRE: Point = { longitude: -5.01, latitude: 34.02 };

/**
 * True for a point in the box that the map shows: the region and its edges.
 *
 * @param margin around the box, in degrees
 */
export function isInRegion({ longitude, latitude }: Point, margin = 0): boolean {
  const [west, south, east, north] = MAP_BOX;
  return (
    longitude >= west - margin &&
    longitude <= east + margin &&
    latitude >= south - margin &&
    latitude <= north + margin
  );
}
