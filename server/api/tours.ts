import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { type Change, changeTour, deleteTour, findTour, storeTour } from '../tours.ts';
import { problem } from './problem.ts';
import { noSuchTour, PERSONAL, readTour, wrongMethod } from './tourBody.ts';
import { clientIp } from './whoami.ts';

const MINUTE = 60_000;
/** How often an address may store, change or delete plans. */
const CHANGES = { times: 30, within: 10 * MINUTE };

/** `/api/tours`: the plans that visitors keep and share. */
export function tourRoutes(config: Config, live: LiveCatalogue, sql: Sql) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const changes = new RateLimit(CHANGES);

  routes.post('/', async (context) => {
    const body = await readChange(context);
    if ('refusal' in body) return body.refusal;
    const data = await storeTour(sql, body.data);
    return context.json({ data }, 201, { ...PERSONAL, Location: `/api/tours/${data.id}` });
  });

  routes.get('/:id', async (context) => {
    const data = await findTour(sql, context.req.param('id'));
    return data ? context.json({ data }, 200, PERSONAL) : noSuchTour(context);
  });

  routes.put('/:id', async (context) => {
    const body = await readChange(context);
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
  async function readChange(context: Context) {
    const refusal = refuseChange(context);
    return refusal ? { refusal } : readTour(context, live.current());
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

/** The key that came with the plan's making: `Authorization: Bearer …`. */
function keyOf(context: Context): string {
  return /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
}

function told(context: Context, change: Change): Response {
  if (change === 'done') return context.body(null, 204, PERSONAL);
  if (change === 'unknown') return noSuchTour(context);
  return problem(context, 403, 'This takes the key that was given when the plan was stored.');
}
