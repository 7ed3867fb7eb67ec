import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Catalogue } from '../../domain/catalogue.ts';
import { CompleteTour } from '../../domain/visitor.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { type Change, changeTour, deleteTour, findTour, storeTour } from '../tours.ts';
import { readJson } from './jsonBody.ts';
import { problem } from './problem.ts';
import { clientIp } from './whoami.ts';

/** The fullest tour, 31 days of 20 stops with the longest names that there are, has about 40 kB. */
export const MAX_BYTES = 64 * 1024;

/** Plans are for those who know their address: no cache keeps them, no search engine lists them. */
export const PERSONAL = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

const MINUTE = 60_000;
/** How often an address may store, change or delete plans. */
const CHANGES = { times: 30, within: 10 * MINUTE };

/** `/api/tours`: the plans that visitors keep and share. */
export function tourRoutes(config: Config, live: LiveCatalogue, sql: Sql) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const changes = new RateLimit(CHANGES);

  routes.post('/', async (context) => {
    const body = await readTour(context);
    if ('refusal' in body) return body.refusal;
    const data = await storeTour(sql, body.data);
    return context.json({ data }, 201, { ...PERSONAL, Location: `/api/tours/${data.id}` });
  });

  routes.get('/:id', async (context) => {
    const data = await findTour(sql, context.req.param('id'));
    return data ? context.json({ data }, 200, PERSONAL) : noSuchTour(context);
  });

  routes.put('/:id', async (context) => {
    const body = await readTour(context);
    if ('refusal' in body) return body.refusal;
    const id = context.req.param('id');
    return told(context, await changeTour(sql, id, keyOf(context), body.data));
  });

  routes.delete('/:id', async (context) => {
    const refusal = refuseChange(context);
    if (refusal) return refusal;
    return told(context, await deleteTour(sql, context.req.param('id'), keyOf(context)));
  });

  routes.all('/', (context) => wrongMethod(context, 'POST'));
  routes.all('/:id', (context) => wrongMethod(context, 'GET, HEAD, PUT, DELETE'));
  return routes;

  /** The tour that a request brings, if it may bring one. */
  async function readTour(
    context: Context,
  ): Promise<{ data: CompleteTour } | { refusal: Response }> {
    const refusal = refuseChange(context);
    if (refusal) return { refusal };
    const body = await readJson(context, CompleteTour, MAX_BYTES);
    if ('refusal' in body) return body;
    const unknown = unknownIn(body.data, live.current());
    return unknown ? { refusal: problem(context, 400, ...unknown) } : body;
  }

  function refuseChange(context: Context): Response | undefined {
    if (!isSameOrigin(context, config.site.url)) {
      return problem(context, 403, 'Plans are taken from the pages of this site alone.');
    }
    const wait = changes.take(addressKey(clientIp(context, config)));
    if (wait === 0) return undefined;
    context.header('Retry-After', String(wait));
    return problem(context, 429, `Too many plans; wait ${wait} seconds.`);
  }
}

/** What of a tour is not in the catalogue: what is wrong, and the field. */
export function unknownIn(
  tour: CompleteTour,
  { cities, places }: Catalogue,
): [detail: string, field: string] | undefined {
  for (const [index, { city, places: ids }] of tour.days.entries()) {
    if (!cities.get(city)) return [`There is no city "${city}".`, `days.${index}.city`];
    const at = ids.findIndex((id) => !places.get(id));
    if (at >= 0) return [`There is no place "${ids[at]}".`, `days.${index}.places.${at}`];
  }
  return undefined;
}

/** The key that came with the plan's making: `Authorization: Bearer …`. */
function keyOf(context: Context): string {
  return /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
}

function told(context: Context, change: Change): Response {
  if (change === 'done') return context.body(null, 204, PERSONAL);
  if (change === 'unknown') return noSuchTour(context);
  return problem(context, 403, 'This takes the key that was given when the plan was stored.');
}

function noSuchTour(context: Context): Response {
  return problem(context, 404, 'There is no such plan, or nobody has opened it for a year.');
}

function wrongMethod(context: Context, allowed: string): Response {
  context.header('Allow', allowed);
  return problem(context, 405, `This address answers ${allowed}.`);
}
