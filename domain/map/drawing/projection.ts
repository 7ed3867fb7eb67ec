import type { Point } from '../../format/svgPath.ts';

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

export const MAP = { width: 1000, height: 970 } as const;

const WEST = -5.884;
const NORTH = 34.895;
const LEFT = 47;
const TOP = 50;
/** Map units per degree of latitude, which is about 111.2 km. */
const DEGREE = 366;
const KILOMETRE = DEGREE / 111.2;
/** Equirectangular projection: degrees of longitude are scaled by the cosine of 34° north. */
const NARROWING = Math.cos((34 * Math.PI) / 180);

/** Projects a position to map units. */
export const project = ([longitude, latitude]: Position): Point => [
  LEFT + (longitude - WEST) * NARROWING * DEGREE,
  TOP + (NORTH - latitude) * DEGREE,
];

/** The position of map units. */
export const unproject = ([x, y]: Point): Position => [
  WEST + (x - LEFT) / NARROWING / DEGREE,
  NORTH - (y - TOP) / DEGREE,
];

/** Converts kilometres to map units. */
export const kilometres = (count: number): number => count * KILOMETRE;

/** Path data of straight lines, in whole map units and relative coordinates, to keep borders small. */
export function relativePath(places: readonly Position[], closed: boolean): string {
  let [x, y] = [0, 0];
  let d = '';
  for (const [index, place] of places.entries()) {
    const [nextX, nextY] = project(place).map(Math.round) as [number, number];
    if (index > 0 && nextX === x && nextY === y) continue;
    const [stepX, stepY] = [nextX - x, nextY - y];
    d += `${index === 0 ? 'm' : index === 1 ? 'l' : stepX < 0 ? '' : ' '}${stepX}${stepY < 0 ? '' : ' '}${stepY}`;
    [x, y] = [nextX, nextY];
  }
  return closed ? `${d}z` : d;
}
