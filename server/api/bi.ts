import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { LOCALES } from '../../domain/locale.ts';
import { dayInRegion } from '../../domain/today.ts';
import { isPage } from '../../domain/viewedPage.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { countView, viewsBetween } from '../views.ts';
import { readJson } from './jsonBody.ts';
import { problem } from './problem.ts';
import { clientIp } from './whoami.ts';

export const ViewBody = z.strictObject({
  page: z.string().max(120).describe('below the language; of a stored plan only `/itinerary/:id`'),
  locale: z.enum(LOCALES),
});

export const ViewSums = z.object({
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

export const SumsQuery = z.object({
  from: z.iso.date().optional().describe('the first day; 30 days before the last without it'),
  to: z.iso.date().optional().describe('the last day; today without it'),
});

const MAX_BYTES = 512;
const MINUTE = 60_000;
/** Whole hotels stand behind one address. */
const BY_ADDRESS = { times: 120, within: MINUTE };
const READINGS = { times: 30, within: MINUTE };
const MONTH = 30 * 24 * 3600_000;

/** Those that are no visitors and say so, and browsers without a person before them. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|http-?client|^$/i;

/**
 * `POST /bi`: counts that a page was viewed, in which language, on which day of the region. Nothing
 * of the request but that is kept. `GET /bi` with the token of the configuration: the sums.
 */
export function biRoutes(config: Config, live: LiveCatalogue, sql: Sql) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const views = new RateLimit(BY_ADDRESS);
  const readings = new RateLimit(READINGS);
  const { statisticsToken } = config;

  routes.post('/', async (context) => {
    if (!isSameOrigin(context, config.site.url)) {
      return problem(context, 403, 'Views are counted for the pages of this site alone.');
    }
    const wait = views.take(addressKey(clientIp(context, config)));
    if (wait > 0) return tooMany(context, wait);
    const body = await readJson(context, ViewBody, MAX_BYTES);
    if ('refusal' in body) return body.refusal;
    const catalogue = live.current();
    if (!isPage(body.data.page, (kind, id) => catalogue[kind].get(id) !== undefined)) {
      return problem(context, 400, 'There is no such page to count.', 'page');
    }
    if (isVisitor(context)) await countView(sql, body.data, dayInRegion(new Date()));
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });

  routes.get('/', async (context) => {
    if (!statisticsToken) return problem(context, 404, 'Nothing is shown here.');
    const wait = readings.take(addressKey(clientIp(context, config)));
    if (wait > 0) return tooMany(context, wait);
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (!isSame(token, statisticsToken)) {
      context.header('WWW-Authenticate', 'Bearer');
      return problem(context, 401, 'The sums are shown to those who have the token.');
    }
    const query = SumsQuery.safeParse(context.req.query());
    if (!query.success) {
      return problem(
        context,
        400,
        'A day is written as 2026-11-21.',
        query.error.issues[0]?.path.join('.'),
      );
    }
    const to = query.data.to ?? dayInRegion(new Date());
    const from =
      query.data.from ??
      new Date(Date.parse(to) - MONTH).toISOString().slice(0, 'yyyy-mm-dd'.length);
    context.header('Cache-Control', 'private, no-store');
    return context.json({ data: { from, to, views: await viewsBetween(sql, from, to) } });
  });

  routes.all('/', (context) => {
    context.header('Allow', 'GET, HEAD, POST');
    return problem(context, 405, 'This address answers GET and POST.');
  });
  return routes;
}

/** Whether a person has the page before them, who does not mind to be counted. */
function isVisitor({ req }: Context): boolean {
  if (req.header('dnt') === '1' || req.header('sec-gpc') === '1') return false;
  if (/prefetch|prerender/.test(req.header('sec-purpose') ?? req.header('purpose') ?? ''))
    return false;
  return !ROBOT.test(req.header('user-agent') ?? '');
}

/** In the same time for every wrong token, however long and however wrong. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(a, b);
}

function tooMany(context: Context, seconds: number): Response {
  context.header('Retry-After', String(seconds));
  return problem(context, 429, `Too many at once; wait ${seconds} seconds.`);
}
