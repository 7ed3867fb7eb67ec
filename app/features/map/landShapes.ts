/** Shapes of the schematic land as GeoJSON, bent softly as on the drawn map of the region. */
import type { Position } from '../../../domain/map/drawing/projection.ts';

/** Number of segments between two points of a curve. */
const STEPS = 8;
const KILOMETRE_IN_DEGREES = 1 / 111.2;
/** Length of a degree of longitude relative to one of latitude, at 34° north. */
const LONGITUDE_SCALE = Math.cos((34 * Math.PI) / 180);

export const feature = (
  geometry: GeoJSON.Geometry,
  properties: Record<string, string | number> = {},
): GeoJSON.Feature => ({ type: 'Feature', geometry, properties });

export const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

export const point = ([longitude, latitude]: Position): GeoJSON.Geometry => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

export const polygon = (...rings: GeoJSON.Position[][]): GeoJSON.Geometry => ({
  type: 'Polygon',
  coordinates: rings,
});

/** One coordinate of a Catmull-Rom spline between `b` and `c`, for `t` from 0 to 1. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A curve through all places, so that roads meet their towns. */
export function curve(places: readonly Position[]): GeoJSON.Position[] {
  const at = (index: number): Position =>
    places[Math.max(0, Math.min(places.length - 1, index))] ?? [0, 0];
  const curved = places.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      return [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)];
    });
  });
  return [...curved, [...at(places.length - 1)]];
}

/** A closed smooth outline that passes between the places. */
export function closedCurve(places: readonly Position[]): GeoJSON.Position[] {
  const middle = (index: number): Position => {
    const [a, b] = [places[index % places.length], places[(index + 1) % places.length]];
    return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [0, 0];
  };
  const ring = places.flatMap((_, index) => {
    const [from, bend, to] = [
      middle(index),
      places[(index + 1) % places.length] ?? [0, 0],
      middle(index + 1),
    ];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
      return [mix(0), mix(1)];
    });
  });
  return [...ring, ring[0] ?? [0, 0]];
}

/** An ellipse for a lake with known position and size; `half` is half its width in km. */
export function ellipse(longitude: number, latitude: number, half: number): GeoJSON.Position[] {
  return Array.from({ length: 33 }, (_, index) => {
    const angle = (index / 16) * Math.PI;
    return [
      longitude + (Math.cos(angle) * half * KILOMETRE_IN_DEGREES) / LONGITUDE_SCALE,
      latitude + Math.sin(angle) * half * 0.55 * KILOMETRE_IN_DEGREES,
    ];
  });
}

export const line = (coordinates: GeoJSON.Position[]): GeoJSON.Geometry => ({
  type: 'LineString',
  coordinates,
});
