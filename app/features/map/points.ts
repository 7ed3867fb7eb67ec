/** Points and lines of a map, in degrees, as serializable data of loaders. */
import type { PlaceCategory } from '../../../domain/content/placeCategories.ts';
import type { Leg } from '../../../domain/planner/model.ts';

export interface MapPoint {
  id: string;
  title: string;
  /** The path of its page, below the language prefix. */
  path?: string;
  longitude: number;
  latitude: number;
  /** True if only the town is known. */
  vague?: boolean;
  /** The day of the itinerary, from 1: determines the colour. */
  day?: number;
  /** The position within its day, from 1: shown on the marker. */
  number?: number;
  /** `here` is the page's own place, `me` the visitor's position. */
  kind?: 'place' | 'start' | 'night' | 'here' | 'me';
  /** Set when the places of the open map are loaded: colour and icon of the marker. */
  category?: PlaceCategory | undefined;
}

/** The id of the place that a point stands for: an itinerary can contain a place twice. */
export const placeIdOf = ({ id, path }: Pick<MapPoint, 'id' | 'path'>): string =>
  path?.split('/').at(-1) ?? id;

/** True if a point always has its own marker and never joins a cluster. */
export const neverClusters = ({ kind }: MapPoint): boolean => kind === 'here' || kind === 'me';

export interface MapLine {
  /** The day of the itinerary, from 1. */
  day: number;
  points: readonly (readonly [longitude: number, latitude: number])[];
  by?: Leg['by'];
  /** The id of the point to which it leads. */
  to?: string;
}

/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The bounding box of all points; undefined without points. */
export function boundsOfPoints(points: readonly Pick<MapPoint, 'longitude' | 'latitude'>[]) {
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
 * Colours of days: dark enough for white numbers (4.5:1), with neighbours that differ in lightness
 * and hue. They repeat after the last; the number of the day then distinguishes them.
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

/** The index of a day's colour. */
export const dayColorNumber = (day: number): number =>
  (Math.max(1, Math.round(day)) - 1) % DAY_COLORS.length;

export const dayColor = (day: number | undefined): string =>
  day === undefined ? '#1c473b' : (DAY_COLORS[dayColorNumber(day)] ?? DAY_COLORS[0]);
