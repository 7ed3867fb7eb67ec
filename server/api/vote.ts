import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { Slug } from '../../domain/fields.ts';
import { CHOICES } from '../../domain/vote.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { countVotes, isVoter, storeVote } from '../votes.ts';
import { readJson } from './jsonBody.ts';
import { problem } from './problem.ts';
import { clientIp } from './whoami.ts';

export const VoteBody = z.strictObject({
  place: Slug.describe('the _id of a place or deal'),
  vote: z.enum(CHOICES),
});

export const VoteCounts = z.object({
  likes: z.number().int().nonnegative(),
  dislikes: z.number().int().nonnegative(),
});

const MAX_BYTES = 1024;
const COOKIE = 'voter';
const YEAR = 365 * 24 * 3600;
const MINUTE = 60_000;

/** Whole hotels and trains stand behind one address, so it may do more than one visitor. */
const BY_ADDRESS = { times: 90, within: MINUTE };
const BY_VISITOR = { times: 20, within: MINUTE };
/** Whoever throws the cookie away after each vote becomes somebody new only so often. */
const NEW_VISITORS = { times: 60, within: 60 * MINUTE };

/** `POST /vote` and `GET /vote/{place}`: likes and dislikes of places (section 4). */
export function voteRoutes(config: Config, live: LiveCatalogue, sql: Sql) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const byAddress = new RateLimit(BY_ADDRESS);
  const byVisitor = new RateLimit(BY_VISITOR);
  const newVisitors = new RateLimit(NEW_VISITORS);

  const isPlace = (id: string) => {
    const { places, deals } = live.current();
    return places.get(id) !== undefined || deals.get(id) !== undefined;
  };

  routes.post('/', async (context) => {
    if (!isSameOrigin(context, config.site.url)) {
      return problem(context, 403, 'Votes are taken from the pages of this site alone.');
    }
    const address = addressKey(clientIp(context, config));
    const busy = byAddress.take(address);
    if (busy > 0) return tooMany(context, busy);

    const body = await readJson(context, VoteBody, MAX_BYTES);
    if ('refusal' in body) return body.refusal;
    const { place, vote } = body.data;
    if (!isPlace(place)) return problem(context, 400, 'There is no such place.', 'place');

    const known = await knownVisitor(context);
    const wait = known ? byVisitor.take(known) : newVisitors.take(address);
    if (wait > 0) return tooMany(context, wait);
    const visitor = known ?? randomUUID();
    await storeVote(sql, visitor, place, vote);
    if (!known) remember(context, visitor);
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });

  routes.get('/:place', async (context) => {
    const place = context.req.param('place');
    if (!isPlace(place)) return problem(context, 404, 'There is no such place.', 'place');
    // The same for all, so that a place that everybody opens is not counted for each.
    context.header('Cache-Control', 'public, max-age=10');
    return context.json({ data: await countVotes(sql, place) });
  });

  routes.all('/', (context) => wrongMethod(context, 'POST'));
  routes.all('/:place', (context) => wrongMethod(context, 'GET, HEAD'));
  return routes;

  /** The visitor of the cookie, if it is one that we gave out and that is still in the table. */
  async function knownVisitor(context: Context): Promise<string | undefined> {
    const { data: id } = z.uuid().safeParse(getCookie(context, COOKIE));
    return id && (await isVoter(sql, id)) ? id : undefined;
  }

  /** The cookie travels with votes alone: pages are the same for all and need not see it. */
  function remember(context: Context, visitor: string): void {
    setCookie(context, COOKIE, visitor, {
      path: '/api/vote',
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.site.url.startsWith('https:'),
      maxAge: YEAR,
    });
  }
}

function tooMany(context: Context, seconds: number): Response {
  context.header('Retry-After', String(seconds));
  return problem(context, 429, `Too many votes; wait ${seconds} seconds.`);
}

function wrongMethod(context: Context, allowed: string): Response {
  context.header('Allow', allowed);
  return problem(context, 405, `This address answers ${allowed}.`);
}
