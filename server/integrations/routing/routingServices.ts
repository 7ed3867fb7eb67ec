/** Requests and answers of the two supported routing services. */
import { z } from 'zod';
import type { Point } from '../../../domain/planner/model.ts';

export const ROUTING_KINDS = ['osrm', 'valhalla'] as const;
export type RoutingKind = (typeof ROUTING_KINDS)[number];

/** A leg as returned by a service. */
export interface RouteLeg {
  minutes: number;
  metres: number;
}

/** Travel modes of the services. */
export type Profile = 'car' | 'walk';

/**
 * Requests one leg; `base` has no trailing slash. Rejects like fetch, and when there is no route.
 */
export type FetchLeg = (
  base: string,
  from: Point,
  to: Point,
  profile: Profile,
  signal: AbortSignal,
) => Promise<RouteLeg>;

const OsrmResponse = z.object({
  routes: z.tuple([z.object({ duration: z.number(), distance: z.number() })], z.unknown()),
});

const ValhallaResponse = z.object({
  trip: z.object({ summary: z.object({ time: z.number(), length: z.number() }) }),
});

export const FETCH_LEG: Record<RoutingKind, FetchLeg> = {
  async osrm(base, from, to, profile, signal) {
    const coordinates = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`);
    const mode = profile === 'car' ? 'driving' : 'foot';
    const response = await fetch(
      `${base}/route/v1/${mode}/${coordinates.join(';')}?overview=false&steps=false`,
      { signal, redirect: 'error' },
    );
    const [{ duration, distance }] = OsrmResponse.parse(await parseResponse(response)).routes;
    return { minutes: duration / 60, metres: distance };
  },

  async valhalla(base, from, to, profile, signal) {
    const response = await fetch(`${base}/route`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        locations: [from, to].map(({ longitude, latitude }) => ({ lon: longitude, lat: latitude })),
        costing: profile === 'car' ? 'auto' : 'pedestrian',
        units: 'kilometers',
        directions_type: 'none',
      }),
      signal,
      redirect: 'error',
    });
    const { time, length } = ValhallaResponse.parse(await parseResponse(response)).trip.summary;
    return { minutes: time / 60, metres: length * 1000 };
  },
};

async function parseResponse(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`the routing service answered ${response.status}`);
}
