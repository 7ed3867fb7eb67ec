import { z } from 'zod';
import { MAX_STOPS, TRAVEL_MODES } from '../../domain/planner/model.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import { rateLimit, sameOrigin } from '../http/middleware.ts';
import { jsonBody } from '../http/requestBody.ts';
import {
  BODY_PROBLEMS,
  CROSS_SITE,
  dataResponse,
  describeRoute,
  problemResponse,
  tooMany,
} from './openapi.ts';

const TravelBody = z.strictObject({
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
    .max(MAX_STOPS + 2)
    .describe('in the order of the day'),
});

const Travel = z.object({
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

/** `POST /travel`: the legs between the stops of a day, of the routing service or estimated. */
export function travelRoutes({ routing }: AppServices) {
  const routes = createRouter();
  routes.post(
    '/',
    describeRoute({
      summary:
        'How one gets from each point to the next, for the pages of this site: from the routing service where one is configured, else estimated',
      body: TravelBody,
      responses: {
        200: dataResponse('The ways', Travel),
        400: problemResponse('No JSON, or points and modes that are none'),
        ...CROSS_SITE,
        ...BODY_PROBLEMS,
        ...tooMany('requests'),
      },
    }),
    sameOrigin,
    rateLimit('travel'),
    jsonBody(TravelBody, MAX_BYTES),
    async (context) => {
      const { by, points } = context.req.valid('json');
      const coordinates = points.map(([longitude, latitude]) => ({ longitude, latitude }));
      const legs = await routing.between(coordinates, by);
      return context.json({ data: legs }, 200, { 'Cache-Control': 'no-store' });
    },
  );
  return routes;
}
