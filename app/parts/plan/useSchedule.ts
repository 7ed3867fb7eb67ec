import { useEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Leg, PlanPlace, ScheduledDay, TravelMode } from '../../../domain/plan/model.ts';
import { scheduleTour } from '../../../domain/plan/schedule.ts';
import {
  type KnownWays,
  knownWays,
  pointsOfDay,
  travelBy,
  wayKey,
} from '../../../domain/plan/ways.ts';
import type { Tour } from '../../../domain/visitor.ts';
import type { loader as rootLoader } from '../../root.tsx';

/**
 * A tour with its times: estimated at first, and by the routing service's ways as they come, where
 * one is configured.
 *
 * @param placeOf must be the same function as long as it knows the same places
 */
export function useSchedule(
  tour: Tour,
  placeOf: (id: string) => PlanPlace | undefined,
): ScheduledDay[] {
  const isRouted = useRouteLoaderData<typeof rootLoader>('root')?.config.routing ?? false;
  const [known, setKnown] = useState<KnownWays>(new Map());
  const days = useMemo(() => scheduleTour(tour, placeOf, travelBy(known)), [tour, placeOf, known]);
  const by = tour.by ?? 'car';
  useEffect(() => {
    if (!isRouted) return;
    const stop = new AbortController();
    const asked = days.map(pointsOfDay).filter((points) => !areKnown(points, by, known));
    void Promise.all(asked.map((points) => askFor(points, by, stop.signal))).then((found) => {
      const more = found.flatMap((ways) => [...ways]);
      if (!stop.signal.aborted && more.length > 0) setKnown((old) => new Map([...old, ...more]));
    });
    return () => stop.abort();
  }, [isRouted, days, by, known]);
  return days;
}

type Points = ReturnType<typeof pointsOfDay>;

const areKnown = (points: Points, by: TravelMode, known: KnownWays): boolean =>
  points.slice(1).every((to, index) => known.has(wayKey(points[index] ?? to, to, by)));

/** No ways where the server does not answer: what is estimated stays. */
async function askFor(points: Points, by: TravelMode, signal: AbortSignal): Promise<KnownWays> {
  try {
    const answer = await fetch('/api/travel', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        by,
        points: points.map(({ longitude, latitude }) => [longitude, latitude]),
      }),
      signal,
    });
    const { data } = (await answer.json()) as { data?: { legs: Leg[] } };
    return knownWays(points, data?.legs ?? [], by);
  } catch {
    return new Map();
  }
}
