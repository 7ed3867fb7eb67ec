import { randomUUID } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { isService } from '../../domain/content/categories.ts';
import { Slug } from '../../domain/content/fields.ts';
import { CHOICES } from '../../domain/visitor/vote.ts';
import { type AppContext, type AppServices, createRouter } from '../http/context.ts';
import { chargeClient, rateLimit, sameOrigin, tooManyRequests } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { jsonBody } from '../http/requestBody.ts';
import { countVotes, isVoter, storeVote } from '../visitors/voteStore.ts';
import {
  BODY_PROBLEMS,
  CROSS_SITE,
  dataResponse,
  describeRoute,
  pathParameter,
  problemResponse,
  tooMany,
} from './openapi.ts';

const VoteBody = z.strictObject({
  place: Slug.describe('the _id of a place or deal'),
  vote: z.enum(CHOICES),
});

const VoteCounts = z.object({
  likes: z.number().int().nonnegative(),
  dislikes: z.number().int().nonnegative(),
});

const MAX_BYTES = 1024;
const COOKIE = 'voter';
/** In seconds. */
const YEAR = 365 * 24 * 3600;

/** `POST /vote` and `GET /vote/{place}`: likes and dislikes of places (specification, section 4). */
export function voteRoutes({ config, live, sql }: AppServices) {
  const routes = createRouter();

  /** Nobody likes or dislikes a pharmacy: services take no votes. */
  const isPlace = (id: string) => {
    const { places, deals } = live.current();
    const place = places.get(id) ?? deals.get(id);
    return place !== undefined && !isService(place);
  };

  routes.post(
    '/',
    describeRoute({
      summary:
        'Likes or dislikes a place, from the pages of this site; one vote a browser and place',
      body: VoteBody,
      responses: {
        204: { description: 'The vote is counted, or was already' },
        400: problemResponse(
          `No JSON, no such place, or a vote that is none of ${CHOICES.join(', ')}`,
        ),
        ...CROSS_SITE,
        ...BODY_PROBLEMS,
        ...tooMany('votes'),
      },
    }),
    sameOrigin,
    rateLimit('votes'),
    jsonBody(VoteBody, MAX_BYTES),
    async (context) => {
      const { place, vote } = context.req.valid('json');
      if (!isPlace(place)) return problem(context, 400, 'There is no such place.', 'place');

      const known = await knownVoter(context);
      const rejection = known ? chargeVoter(context, known) : chargeClient(context, 'newVoters');
      if (rejection) return rejection;
      const voter = known ?? randomUUID();
      await storeVote(sql, voter, place, vote);
      if (!known) setVoterCookie(context, voter);
      return context.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  );

  routes.get(
    '/:place',
    describeRoute({
      summary: 'How many browsers like a place, and how many do not',
      parameters: [pathParameter('place', undefined, VoteBody.shape.place)],
      responses: {
        200: dataResponse('The counts', VoteCounts),
        404: problemResponse('There is no such place'),
      },
    }),
    async (context) => {
      const place = context.req.param('place');
      if (!isPlace(place)) return problem(context, 404, 'There is no such place.', 'place');
      // The same for all visitors: a popular place is not counted at each request.
      context.header('Cache-Control', 'public, max-age=10');
      return context.json({ data: await countVotes(sql, place) });
    },
  );
  return routes;

  /** The voter of the cookie, if the database has one of this id. */
  async function knownVoter(context: AppContext): Promise<string | undefined> {
    const { data: id } = z.uuid().safeParse(getCookie(context, COOKIE));
    return id && (await isVoter(sql, id)) ? id : undefined;
  }

  /** The cookie is sent with votes only: pages are cached and the same for all visitors. */
  function setVoterCookie(context: AppContext, voter: string): void {
    setCookie(context, COOKIE, voter, {
      path: '/api/vote',
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.site.url.startsWith('https:'),
      maxAge: YEAR,
    });
  }
}

function chargeVoter(context: AppContext, voter: string): Response | undefined {
  const seconds = context.var.rateLimits.take('votesOfVisitor', voter);
  return seconds > 0 ? tooManyRequests(context, 'votesOfVisitor', seconds) : undefined;
}
