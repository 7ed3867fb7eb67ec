import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { MOST_STOPS, TRAVEL_MODES } from '../../domain/plan/model.ts';
import type { Config } from '../config.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import type { WayFinder } from '../routing/ways.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { readJson } from './jsonBody.ts';
import { problem } from './problem.ts';
import { clientIp } from './whoami.ts';

export const TravelBody = z.strictObject({
  by: z.enum(TRAVEL_MODES),
  points: z
    .array(
      z.tuple([
        z.number().min(-180).max(180).describe('longitude'),
        z.number().min(-90).max(90).describe('latitude'),
      ]),
    )
    .min(2)
    // The stops of a day, and where it starts and ends.
    .max(MOST_STOPS + 2)
    .describe('in the order of the day'),
});

export const TravelAnswer = z.object({
  legs: z
    .array(
      z.object({
        by: z.enum(['walk', 'car', 'taxi', 'train']),
        minutes: z.number().int().nonnegative(),
        metres: z.number().int().nonnegative(),
      }),
    )
    .describe('from each point to the next'),
  estimated: z.boolean().describe('whether one of them is estimated'),
});

const MAX_BYTES = 2048;
/** A plan of two weeks asks once a day of it, and once more after each change. */
const BY_ADDRESS = { times: 120, within: 60_000 };

/** `POST /travel`: how one gets from stop to stop, from the routing service or estimated. */
export function travelRoutes(config: Config, finder: WayFinder) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const limit = new RateLimit(BY_ADDRESS);

  routes.post('/', async (context) => {
    if (!isSameOrigin(context, config.site.url)) {
      return problem(context, 403, 'Ways are found for the pages of this site alone.');
    }
    const wait = limit.take(addressKey(clientIp(context, config)));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return problem(context, 429, `Too many ways; wait ${wait} seconds.`);
    }
    const body = await readJson(context, TravelBody, MAX_BYTES);
    if ('refusal' in body) return body.refusal;
    const points = body.data.points.map(([longitude, latitude]) => ({ longitude, latitude }));
    const data = await finder.between(points, body.data.by);
    return context.json({ data }, 200, { 'Cache-Control': 'no-store' });
  });

  routes.all('/', (context) => {
    context.header('Allow', 'POST');
    return problem(context, 405, 'This address answers POST.');
  });
  return routes;
}
