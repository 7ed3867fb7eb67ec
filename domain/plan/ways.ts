import type { Leg, Point, ScheduledDay, Travel, TravelMode } from './model.ts';
import { estimateTravel } from './travel.ts';

/** Ways that a routing service has told, by what `wayKey` makes of their ends. */
export type KnownWays = ReadonlyMap<string, Leg>;

const textOf = ({ longitude, latitude }: Point) => `${longitude},${latitude}`;

export function wayKey(from: Point, to: Point, by: TravelMode): string {
  return `${by} ${textOf(from)} ${textOf(to)}`;
}

/** Where a day leads: its start, its stops and its end, as far as they are there. */
export function pointsOfDay({ start, stops, end }: ScheduledDay): Point[] {
  const ends = [start?.coordinates, ...stops.map(({ place }) => place.point), end?.coordinates];
  return ends.filter((point) => point !== undefined);
}

/** The ways between points that follow one another, as a service has told them for these points. */
export function knownWays(
  points: readonly Point[],
  legs: readonly Leg[],
  by: TravelMode,
): KnownWays {
  return new Map(
    legs.flatMap((leg, index) => {
      const from = points[index];
      const to = points[index + 1];
      return from && to ? [[wayKey(from, to, by), leg]] : [];
    }),
  );
}

/** Travel as a service knows it; ways that it has not been asked for are estimated. */
export function travelBy(known: KnownWays): Travel {
  return (from, to, by) => known.get(wayKey(from, to, by)) ?? estimateTravel(from, to, by);
}
