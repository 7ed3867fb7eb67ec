import { distanceBetween } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import type { TripPoint } from './model.ts';

/** A possible start or accommodation: a town, an arrival point, a hotel. */
export interface StartingPlace {
  /** Its value in addresses and forms. */
  id: string;
  kind: 'town' | 'arrival' | 'lodging';
  title: string;
  point: Point;
}

/** Accepted coordinates in degrees: North Africa and some margin. */
const WIDE = { west: -18, east: 12, south: 20, north: 45 };

/** Parses "latitude,longitude" in degrees, such as "34.06,-4.98". */
export function readPoint(value: string): Point | undefined {
  const [, first, second] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(value) ?? [];
  const latitude = Number(first);
  const longitude = Number(second);
  const isNorthAfrican =
    latitude > WIDE.south &&
    latitude < WIDE.north &&
    longitude > WIDE.west &&
    longitude < WIDE.east;
  return isNorthAfrican ? { longitude, latitude } : undefined;
}

/** A point as text for addresses, and as its label without a name; accurate to about ten metres. */
export function labelOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
}

/** The starting point of a value: the id of one of the places, or a point; otherwise undefined. */
export function startingPointIn(
  value: string,
  places: readonly StartingPlace[],
): TripPoint | undefined {
  const place = places.find(({ id }) => id === value);
  if (place) return { label: place.title, coordinates: place.point };
  const point = readPoint(value);
  return point && { label: labelOf(point), coordinates: point };
}

/** The town nearest to a point. */
export function nearestTown(
  point: Point,
  places: readonly StartingPlace[],
): StartingPlace | undefined {
  return places
    .filter(({ kind }) => kind === 'town')
    .toSorted((a, b) => distanceBetween(point, a.point) - distanceBetween(point, b.point))[0];
}
