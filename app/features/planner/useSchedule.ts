import { useEffect, useMemo, useState } from 'react';
import {
  legKey,
  pointsOfDay,
  type RoadLegs,
  travelBy,
  withKnownLegs,
} from '../../../domain/planner/legs.ts';
import type { Leg, PlanPlace, ScheduledDay } from '../../../domain/planner/model.ts';
import { scheduleTour } from '../../../domain/planner/schedule.ts';
import type { TravelMode } from '../../../domain/visitor/tourLimits.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { useRootData } from '../../lib/rootData.ts';

/**
 * The days of a tour with their times. Travel times are estimates first; with a routing service they
 * are replaced as its legs arrive.
 *
 * @param placeOf must be stable between renders while the places are the same
 */
export function useSchedule(
  tour: Tour,
  placeOf: (id: string) => PlanPlace | undefined,
): ScheduledDay[] {
  const isRouted = useRootData()?.config.routing ?? false;
  const [knownLegs, setKnownLegs] = useState<RoadLegs>(new Map());
  const days = useMemo(
    () => scheduleTour(tour, placeOf, travelBy(knownLegs)),
    [tour, placeOf, knownLegs],
  );
  const by = tour.by ?? 'car';
  useEffect(() => {
    if (!isRouted) return;
    const abort = new AbortController();
    const missing = days.map(pointsOfDay).filter((points) => !areKnown(points, by, knownLegs));
    void Promise.all(missing.map((points) => fetchLegs(points, by, abort.signal))).then(
      (fetched) => {
        const added = fetched.flatMap((legs) => [...legs]);
        if (!abort.signal.aborted && added.length > 0)
          setKnownLegs((old) => new Map([...old, ...added]));
      },
    );
    return () => abort.abort();
  }, [isRouted, days, by, knownLegs]);
  return days;
}

type Points = ReturnType<typeof pointsOfDay>;

const areKnown = (points: Points, by: TravelMode, known: RoadLegs): boolean =>
  points.slice(1).every((to, index) => known.has(legKey(points[index] ?? to, to, by)));

/** An empty map when the request fails: the estimates stay. */
async function fetchLegs(points: Points, by: TravelMode, signal: AbortSignal): Promise<RoadLegs> {
  try {
    const response = await fetch('/api/travel', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        by,
        points: points.map(({ longitude, latitude }) => [longitude, latitude]),
      }),
      signal,
    });
    const { data } = (await response.json()) as { data?: { legs: Leg[] } };
    return withKnownLegs(points, data?.legs ?? [], by);
  } catch {
    return new Map();
  }
}
