import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { dayInRegion } from '../../domain/format/today.ts';
import { LOCALES } from '../../domain/locale.ts';
import { isViewedPage } from '../../domain/viewedPage.ts';
import { type AppContext, type AppServices, createRouter } from '../http/context.ts';
import { chargeClient, rateLimit, sameOrigin } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { jsonBody, queryParams } from '../http/requestBody.ts';
import { PREVIEW_PARAMETER } from '../studio/preview.ts';
import { countView, viewsBetween } from '../visitors/viewCounts.ts';
import {
  BODY_PROBLEMS,
  bearerToken,
  CROSS_SITE,
  dataResponse,
  describeRoute,
  problemResponse,
  queryParameters,
  tooMany,
} from './openapi.ts';

const ViewBody = z.strictObject({
  page: z.string().max(120).describe('below the language; of a stored plan only `/itinerary/:id`'),
  locale: z.enum(LOCALES),
});

const ViewSums = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  views: z.array(
    z.object({
      day: z.iso.date(),
      page: z.string(),
      locale: z.enum(LOCALES),
      views: z.number().int().positive(),
    }),
  ),
});

const SumsQuery = z.object({
  from: z.iso.date().optional().describe('the first day; 30 days before the last without it'),
  to: z.iso.date().optional().describe('the last day; today without it'),
});

const MAX_BYTES = 512;
/** In ms. */
const MONTH = 30 * 24 * 3600_000;

/** User agents of declared robots, headless browsers and HTTP clients, and the empty one. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|http-?client|^$/i;

/**
 * `POST /bi`: counts a view of a page by language and day of the region; nothing else of the request is
 * stored. `GET /bi` with the configured token: the sums.
 */
export function biRoutes({ config: { statisticsToken }, live, sql }: AppServices) {
  const routes = createRouter();

  routes.get(
    '/',
    describeRoute({
      summary: 'How often pages were viewed, by day and language, for whoever has the token',
      parameters: [bearerToken('the token of the configuration'), ...queryParameters(SumsQuery)],
      responses: {
        200: dataResponse('The sums', ViewSums),
        400: problemResponse('A day is wrong'),
        401: problemResponse('The token is wrong'),
        404: problemResponse('No token is configured'),
        ...tooMany('readings'),
      },
    }),
    async (context, next) => authorize(context) ?? next(),
    queryParams(SumsQuery, 'A day is written as 2026-11-21.'),
    async (context) => {
      const query = context.req.valid('query');
      const to = query.to ?? dayInRegion(new Date());
      const from =
        query.from ?? new Date(Date.parse(to) - MONTH).toISOString().slice(0, 'yyyy-mm-dd'.length);
      context.header('Cache-Control', 'private, no-store');
      return context.json({ data: { from, to, views: await viewsBetween(sql, from, to) } });
    },
  );

  routes.post(
    '/',
    describeRoute({
      summary: 'Counts that a page of this site was viewed; no address and no cookie are kept',
      body: ViewBody,
      responses: {
        204: { description: 'Counted, unless the browser asks not to be or is a robot' },
        400: problemResponse('No JSON, or no such page'),
        ...CROSS_SITE,
        ...BODY_PROBLEMS,
        ...tooMany('views'),
      },
    }),
    sameOrigin,
    rateLimit('viewCounts'),
    jsonBody(ViewBody, MAX_BYTES),
    async (context) => {
      const view = context.req.valid('json');
      const catalogue = live.current();
      if (!isViewedPage(view.page, (kind, id) => catalogue[kind].get(id) !== undefined)) {
        return problem(context, 400, 'There is no such page to count.', 'page');
      }
      if (isVisitor(context)) await countView(sql, view, dayInRegion(new Date()));
      return context.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  );
  return routes;

  /** The rejection of a request without the configured token. */
  function authorize(context: AppContext): Response | undefined {
    if (!statisticsToken) return problem(context, 404, 'Statistics are not enabled.');
    const rejection = chargeClient(context, 'statistics');
    if (rejection) return rejection;
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (isEqual(token, statisticsToken)) return undefined;
    context.header('WWW-Authenticate', 'Bearer');
    return problem(context, 401, 'The sums need the configured token.');
  }
}

/** Whether the request comes from a visible page of a person who does not object to be counted. */
function isVisitor({ req }: AppContext): boolean {
  if (req.header('dnt') === '1' || req.header('sec-gpc') === '1') return false;
  if (/prefetch|prerender/.test(req.header('sec-purpose') ?? req.header('purpose') ?? ''))
    return false;
  if (isPreview(req.header('referer') ?? '')) return false;
  return !ROBOT.test(req.header('user-agent') ?? '');
}

/** Whether an address is that of a draft, which only the council sees. */
const isPreview = (url: string): boolean =>
  URL.parse(url)?.searchParams.has(PREVIEW_PARAMETER) ?? false;

/** Compares in constant time, whatever the lengths. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
