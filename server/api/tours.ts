import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { CompleteTour } from '../../domain/visitor/visitor.ts';
import { type AppContext, type AppEnv, type AppServices, createRouter } from '../http/context.ts';
import { rateLimit, sameOrigin } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { jsonBody } from '../http/requestBody.ts';
import {
  changeTour,
  deleteTour,
  findTour,
  storeTour,
  type TourChange,
} from '../visitors/tourStore.ts';
import {
  BODY_PROBLEMS,
  bearerToken,
  dataResponse,
  describeRoute,
  pathParameter,
  problemResponse,
  tooMany,
} from './openapi.ts';

/** The largest valid tour, 31 days of 20 stops with the longest names, has about 40 kB. */
export const MAX_TOUR_BYTES = 64 * 1024;

/** Tours are private to those who have their address: not cached, not indexed. */
export const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export const tourId = pathParameter('id', 'the id that storing the plan gave');
const editKey = bearerToken('the key that storing the plan gave');

export const UNKNOWN_TOUR = {
  404: problemResponse('There is no such plan, or nobody has opened it for a year'),
};

export const TOUR_BODY_PROBLEMS = {
  400: problemResponse(
    'No JSON, no starting point, too many days or stops, or an unknown city or place',
  ),
  ...BODY_PROBLEMS,
};

const CHANGE_PROBLEMS = {
  403: problemResponse('The request comes from another site, or the key is wrong'),
  ...tooMany('plans'),
};

const StoredTour = z.object({ id: z.string(), editKey: z.string() });

/** `/tours`: itineraries that visitors store and share. */
export function tourRoutes({ live, sql }: AppServices) {
  const routes = createRouter();
  const knownEntries = rejectUnknownEntries(() => live.current());

  routes.post(
    '/',
    describeRoute({
      summary: 'Stores a plan to share it; it is deleted when nobody has opened it for a year',
      body: CompleteTour,
      responses: {
        201: dataResponse(
          'Its id for whoever may read it, and the key for whoever may change it, told this once',
          StoredTour,
        ),
        ...TOUR_BODY_PROBLEMS,
        ...CHANGE_PROBLEMS,
      },
    }),
    sameOrigin,
    rateLimit('tourChanges'),
    jsonBody(CompleteTour, MAX_TOUR_BYTES),
    knownEntries,
    async (context) => {
      const tour = context.req.valid('json');
      const data = await storeTour(sql, tour);
      const location = `/api/tours/${data.id}`;
      return context.json({ data }, 201, { ...PRIVATE_HEADERS, Location: location });
    },
  );

  routes.get(
    TOUR_PATH,
    describeRoute({
      summary: 'A stored plan',
      parameters: [tourId],
      responses: { 200: dataResponse('The plan', CompleteTour), ...UNKNOWN_TOUR },
    }),
    async (context) => {
      const data = await findTour(sql, context.req.param('id'));
      return data ? context.json({ data }, 200, PRIVATE_HEADERS) : unknownTour(context);
    },
  );

  routes.put(
    TOUR_PATH,
    describeRoute({
      summary: 'Replaces a stored plan',
      parameters: [tourId, editKey],
      body: CompleteTour,
      responses: {
        204: { description: 'The plan is replaced' },
        ...TOUR_BODY_PROBLEMS,
        ...CHANGE_PROBLEMS,
        ...UNKNOWN_TOUR,
      },
    }),
    sameOrigin,
    rateLimit('tourChanges'),
    jsonBody(CompleteTour, MAX_TOUR_BYTES),
    knownEntries,
    async (context) => {
      const tour = context.req.valid('json');
      const id = context.req.param('id');
      return changed(context, await changeTour(sql, id, editKeyOf(context), tour));
    },
  );

  routes.delete(
    TOUR_PATH,
    describeRoute({
      summary: 'Deletes a stored plan',
      parameters: [tourId, editKey],
      responses: {
        204: { description: 'The plan is deleted' },
        ...CHANGE_PROBLEMS,
        ...UNKNOWN_TOUR,
      },
    }),
    sameOrigin,
    rateLimit('tourChanges'),
    async (context) => {
      const id = context.req.param('id');
      return changed(context, await deleteTour(sql, id, editKeyOf(context)));
    },
  );
  return routes;
}

/** Ids have no dot: `/tours/{id}.pdf` is an export. */
const TOUR_PATH = '/:id{[^./]+}';

export function unknownTour(context: AppContext): Response {
  return problem(context, 404, 'There is no such plan, or nobody has opened it for a year.');
}

/** Rejects a tour with a city or place that the catalogue does not have (400, which names the field). */
function rejectUnknownEntries(
  catalogue: () => Catalogue,
): MiddlewareHandler<AppEnv, string, { out: { json: CompleteTour } }> {
  return async (context, next) => {
    const { cities, places } = catalogue();
    for (const [index, { city, places: ids }] of context.req.valid('json').days.entries()) {
      if (!cities.get(city)) {
        return problem(context, 400, `There is no city "${city}".`, `days.${index}.city`);
      }
      const at = ids.findIndex((id) => !places.get(id));
      if (at >= 0) {
        const field = `days.${index}.places.${at}`;
        return problem(context, 400, `There is no place "${ids[at]}".`, field);
      }
    }
    return next();
  };
}

/** The key that was returned when the tour was stored: `Authorization: Bearer …`. */
function editKeyOf(context: AppContext): string {
  return /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
}

function changed(context: AppContext, change: TourChange): Response {
  if (change === 'done') return context.body(null, 204, PRIVATE_HEADERS);
  if (change === 'unknown') return unknownTour(context);
  return problem(context, 403, 'This takes the key that was given when the plan was stored.');
}
