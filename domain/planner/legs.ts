import type { Point } from '../geo/point.ts';
import type { TravelMode } from '../visitor/tourLimits.ts';
import type { Leg, ScheduledDay, Travel } from './model.ts';
import { estimateTravel } from './travel.ts';

/** Legs from a routing service, by the key of their end points (`legKey`). */
export type RoadLegs = ReadonlyMap<string, Leg>;

const textOf = ({ longitude, latitude }: Point) => `${longitude},${latitude}`;

export function legKey(from: Point, to: Point, by: TravelMode): string {
  return `${by} ${textOf(from)} ${textOf(to)}`;
}

/** The points of a day: its start, its stops and its end, as far as known. */
export function pointsOfDay({ start, stops, end }: ScheduledDay): Point[] {
  const ends = [start?.coordinates, ...stops.map(({ place }) => place.point), end?.coordinates];
  return ends.filter((point) => point !== undefined);
}

/** Legs between consecutive points, as returned by a service for these points. */
export function withKnownLegs(
  points: readonly Point[],
  legs: readonly Leg[],
  by: TravelMode,
): RoadLegs {
  return new Map(
    legs.flatMap((leg, index) => {
      const from = points[index];
      const to = points[index + 1];
      return from && to ? [[legKey(from, to, by), leg]] : [];
    }),
  );
}

/** Travel by known legs; other legs are estimated. */
export function travelBy(known: RoadLegs): Travel {
  return (from, to, by) => known.get(legKey(from, to, by)) ?? estimateTravel(from, to, by);
}
