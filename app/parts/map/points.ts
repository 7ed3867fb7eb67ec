/** What a map is given: points and lines, in degrees, as plain data that a loader can send. */

export interface MapPoint {
  id: string;
  title: string;
  /** The page of it, below the language prefix. */
  path?: string;
  longitude: number;
  latitude: number;
  /** True where only the town is known, not the place in it. */
  vague?: boolean;
  /** The day of a journey, from 1: gives the colour. */
  day?: number;
  /** The place in the order of its day, from 1: stands on the marker. */
  number?: number;
  kind?: 'place' | 'start' | 'night' | 'me';
  category?: string;
}

export interface MapLine {
  /** The day of a journey, from 1. */
  day: number;
  points: readonly (readonly [longitude: number, latitude: number])[];
  by?: 'walk' | 'car' | 'taxi' | 'train';
}

/** Where a map stands that has no points (section 6). */
export const DEFAULT_CENTRE = [-5.01, 34.02] as const;

/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The smallest frame around all points; none where there are no points. */
export function boundsOf(points: readonly Pick<MapPoint, 'longitude' | 'latitude'>[]) {
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ] satisfies Bounds;
}

/**
 * Colours of days: dark enough for white figures (4.5:1), apart from their neighbours in lightness
 * as well as in hue. After the last the first comes again: the number of the day tells them apart.
 */
export const DAY_COLORS = [
  '#9a4320',
  '#1d4f8f',
  '#1c6b4f',
  '#6b2f5c',
  '#7a5b10',
  '#16324f',
  '#a3242f',
] as const;

/** Which of the colours a day has: 0 for the first. */
export const dayColorNumber = (day: number): number =>
  (Math.max(1, Math.round(day)) - 1) % DAY_COLORS.length;

export const dayColor = (day: number | undefined): string =>
  day === undefined ? '#1c473b' : (DAY_COLORS[dayColorNumber(day)] ?? DAY_COLORS[0]);
