import { MAP_BOX } from '../map/tiles.ts';

/** The ISO 3166-2 code of Fès-Meknès. */
export const REGION_CODE = 'MA-03';

/** Centre of a map without points, in degrees (sections 7 and 9). */
export const MAP_CENTRE = { longitude: -5.01, latitude: 34.02 };

/**
 * True for a point in the box that the map shows: the region and its edges.
 *
 * @param margin around the box, in degrees
 */
export function isInRegion({ longitude, latitude }: typeof MAP_CENTRE, margin = 0): boolean {
  const [west, south, east, north] = MAP_BOX;
  return (
    longitude >= west - margin &&
    longitude <= east + margin &&
    latitude >= south - margin &&
    latitude <= north + margin
  );
}
