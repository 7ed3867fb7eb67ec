/** A route between two points: what is kept of a service's answer, and which answers are plausible. */
import { z } from 'zod';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import type { Point } from '../../../domain/geo/point.ts';
import { decodeLine, encodeLine, type Position } from '../../../domain/geo/polyline.ts';
import { isInRegion } from '../../../domain/geo/region.ts';
import { simplifyLine } from '../../../domain/geo/simplifyLine.ts';
import { NoRoute, type Profile, type ServiceRoute } from './routingServices.ts';

export const Route = z.object({
  minutes: z.number().nonnegative(),
  metres: z.number().nonnegative(),
  /** From the road nearest to the start to the one nearest to the end, encoded with five decimals. */
  line: z.string(),
});
export type Route = z.infer<typeof Route>;

/** Plausible maximum speeds in metres per minute. */
const MAX_SPEED: Record<Profile, number> = { car: 150_000 / 60, walk: 8_000 / 60 };
/** Plausible length of a leg: this factor of the straight line, plus this many metres. */
const MAX_LENGTH = { times: 6, metres: 20_000 };
/** How far the nearest road may be from a point, in metres. */
const MAX_GAP: Record<Profile, number> = { car: 5000, walk: 1000 };
/** Plausible difference of the line's length from the stated one: a share, plus metres. */
const LENGTH_ERROR = { share: 0.15, metres: 100 };
const SERVICE_DECIMALS = 6;
/** A road may leave the region for a while, in degrees. */
const OUTSIDE = 0.5;
/** What simplifying may change, in metres: between these, a part of the route's length. */
const TOLERANCE = { least: 2, most: 15, share: 1 / 20_000 };

/**
 * Checks an answer and simplifies its line.
 *
 * @throws NoRoute if it cannot be the way between the points; any other error if it is no line at all
 */
export function routeOf(answer: ServiceRoute, from: Point, to: Point, profile: Profile): Route {
  const { minutes, metres } = answer;
  const line = decodeLine(answer.line, SERVICE_DECIMALS);
  const isPlausible =
    isPlausibleLeg(answer, distanceBetween(from, to), profile) &&
    isPlausibleLine(line, metres) &&
    endsAt(line, from, to, MAX_GAP[profile]);
  if (!isPlausible) throw new NoRoute();
  const tolerance = Math.min(Math.max(metres * TOLERANCE.share, TOLERANCE.least), TOLERANCE.most);
  return { minutes, metres, line: encodeLine(simplifyLine(line, tolerance)) };
}

function isPlausibleLeg({ minutes, metres }: ServiceRoute, direct: number, profile: Profile) {
  if (!(minutes >= 0 && metres >= 0)) return false;
  // Services move end points to the nearest road, so that a leg may be shorter than the straight
  // line.
  if (metres < direct * 0.8 - 500 || metres > direct * MAX_LENGTH.times + MAX_LENGTH.metres)
    return false;
  return metres <= minutes * MAX_SPEED[profile] + 500;
}

function isPlausibleLine(line: readonly Position[], metres: number): boolean {
  if (line.length < 2) return false;
  let length = 0;
  let last: Point | undefined;
  for (const position of line) {
    const point = pointOf(position);
    if (!isInRegion(point, OUTSIDE)) return false;
    if (last) length += distanceBetween(last, point);
    last = point;
  }
  return Math.abs(length - metres) <= metres * LENGTH_ERROR.share + LENGTH_ERROR.metres;
}

function endsAt(line: readonly Position[], from: Point, to: Point, gap: number): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return false;
  return distanceBetween(pointOf(first), from) <= gap && distanceBetween(pointOf(last), to) <= gap;
}

const pointOf = ([longitude, latitude]: Position): Point => ({ longitude, latitude });
