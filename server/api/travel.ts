import { z } from 'zod';
import { isInRegion } from '../../domain/geo/region.ts';
import { LEG_MODES } from '../../domain/planner/model.ts';
import { MAX_STOPS, TRAVEL_MODES } from '../../domain/visitor/tourLimits.ts';
import {
  type AppContext,
  type AppServices,
  clientAbortSignal,
  createRouter,
} from '../http/context.ts';
import { rateLimit, sameOrigin, waitOfClient } from '../http/middleware.ts';
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
        by: z.enum(LEG_MODES),
        minutes: z.number().int().nonnegative(),
        metres: z.number().int().nonnegative(),
      }),
    )
    .describe('from each point to the next'),
  estimated: z.boolean().describe('whether one of them is estimated'),
});

/** A point of the region; nothing else can be on the way. */
const RegionPoint = z
  .tuple([z.number().describe('longitude'), z.number().describe('latitude')])
  .refine(([longitude, latitude]) => isInRegion({ longitude, latitude }), 'is outside the region')
  .transform(([longitude, latitude]) => ({ longitude, latitude }));

const LinesBody = z.strictObject({
  legs: z
    .array(z.strictObject({ by: z.enum(LEG_MODES), from: RegionPoint, to: RegionPoint }))
    .min(1)
    .max(MAX_STOPS + 1)
    .describe('such as those of one day'),
});

const Lines = z.object({
  lines: z
    .array(
      z
        .object({
          line: z.string().describe('an encoded polyline with five decimals'),
          metres: z.number().int().nonnegative(),
          minutes: z
            .number()
            .int()
            .nonnegative()
            .optional()
            .describe('not by taxi and within a medina, where plans have estimates'),
        })
        .nullable(),
    )
    .describe('of each leg; null where no road is known'),
});

/** In bytes. */
const MAX_SIZE = { points: 2048, legs: 4096 };

/** `POST /travel` and `POST /travel/lines`: the ways between the stops of a day. */
export function travelRoutes({ routing }: AppServices) {
  const routes = createRouter();
  const chargeRoute = (context: AppContext) => () => waitOfClient(context, 'newRoutes') === 0;

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
    jsonBody(TravelBody, MAX_SIZE.points),
    async (context) => {
      const { by, points } = context.req.valid('json');
      const coordinates = points.map(([longitude, latitude]) => ({ longitude, latitude }));
      const legs = await routing.between(coordinates, by, chargeRoute(context));
      return context.json({ data: legs }, 200, { 'Cache-Control': 'no-store' });
    },
  );

  routes.post(
    '/lines',
    describeRoute({
      summary:
        'The roads between points of the region, for the maps of this site, from the routing service where one is configured',
      body: LinesBody,
      responses: {
        200: dataResponse('The lines', Lines),
        400: problemResponse('No JSON, points outside the region, or too many legs'),
        ...CROSS_SITE,
        ...BODY_PROBLEMS,
        ...tooMany('requests'),
      },
    }),
    sameOrigin,
    rateLimit('travel'),
    jsonBody(LinesBody, MAX_SIZE.legs),
    async (context) => {
      const { legs } = context.req.valid('json');
      const found = await routing.lines(legs, {
        gone: clientAbortSignal(context.env.outgoing),
        charge: chargeRoute(context),
      });
      const lines = found.map((line) => line ?? null);
      return context.json({ data: { lines } }, 200, { 'Cache-Control': 'no-store' });
    },
  );
  return routes;
}
