/** Requests and answers of the two supported routing services. */
import { z } from 'zod';
import type { Point } from '../../../domain/geo/point.ts';
import { readBody } from '../staleCache.ts';
import { TooManyRequests, waitOf } from '../tooManyRequests.ts';

export const ROUTING_KINDS = ['osrm', 'valhalla'] as const;
export type RoutingKind = (typeof ROUTING_KINDS)[number];

/** A route as returned by a service. */
export interface ServiceRoute {
  minutes: number;
  metres: number;
  /** Encoded with six decimals. */
  line: string;
}

/** Travel modes of the services. */
export type Profile = 'car' | 'walk';

/** The service knows the points, but no way between them. */
export class NoRoute extends Error {}

interface Service {
  /** Address and options of the request for one leg; `base` has no trailing slash. */
  request(base: string, from: Point, to: Point, profile: Profile): [url: string, init: RequestInit];
  /** Reads a valid answer. */
  answer: z.ZodType<ServiceRoute>;
  /** An answer that there is no route. */
  noRoute: z.ZodType;
}

/** Largest accepted answer, in bytes: a line of a thousand kilometres has about 200 kB. */
const MAX_BYTES = 512 * 1024;

const OSRM: Service = {
  request(base, from, to, profile) {
    const ends = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
    const mode = profile === 'car' ? 'driving' : 'foot';
    return [`${base}/route/v1/${mode}/${ends}?overview=full&geometries=polyline6`, {}];
  },
  answer: z
    .object({
      routes: z.tuple(
        [z.object({ duration: z.number(), distance: z.number(), geometry: z.string() })],
        z.unknown(),
      ),
    })
    .transform(({ routes: [{ duration, distance, geometry }] }) => ({
      minutes: duration / 60,
      metres: distance,
      line: geometry,
    })),
  noRoute: z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
};

const VALHALLA: Service = {
  request(base, from, to, profile) {
    const body = JSON.stringify({
      locations: [from, to].map(({ longitude, latitude }) => ({ lon: longitude, lat: latitude })),
      costing: profile === 'car' ? 'auto' : 'pedestrian',
      units: 'kilometers',
      directions_type: 'none',
    });
    const headers = { 'content-type': 'application/json' };
    return [`${base}/route`, { method: 'POST', headers, body }];
  },
  answer: z
    .object({
      trip: z.object({
        summary: z.object({ time: z.number(), length: z.number() }),
        legs: z.tuple([z.object({ shape: z.string() })]),
      }),
    })
    .transform(({ trip: { summary, legs } }) => ({
      minutes: summary.time / 60,
      metres: summary.length * 1000,
      line: legs[0].shape,
    })),
  // 154: too long for the mode; 170, 171: not near a road, or near one that leads nowhere; 442: none.
  noRoute: z.object({ error_code: z.literal([154, 170, 171, 442]) }),
};

const SERVICES: Record<RoutingKind, Service> = { osrm: OSRM, valhalla: VALHALLA };

interface RequestOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Requests one leg.
 *
 * @throws NoRoute, TooManyRequests; any other error for a service that fails or sends no valid answer
 */
export async function fetchRoute(
  { url, kind }: { url: string; kind: RoutingKind },
  from: Point,
  to: Point,
  profile: Profile,
  { headers, signal }: RequestOptions,
): Promise<ServiceRoute> {
  const { request, answer, noRoute } = SERVICES[kind];
  const [address, init] = request(url, from, to, profile);
  const response = await fetch(address, {
    ...init,
    headers: { ...headers, ...init.headers },
    signal,
    redirect: 'error',
  });
  const { status } = response;
  if (status === 429) {
    await response.body?.cancel();
    throw new TooManyRequests(waitOf(response));
  }
  if (status !== 200 && status !== 400) {
    await response.body?.cancel();
    throw new Error(`the service answered ${status}`);
  }
  const body = await readBody(response, MAX_BYTES);
  const json: unknown = JSON.parse(body.toString('utf8'));
  if (noRoute.safeParse(json).success) throw new NoRoute();
  if (status !== 200) throw new Error(`the service answered ${status}`);
  return answer.parse(json);
}
