import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { Kept, KeptAnswers, makeAnswer, send } from '../answers.ts';
import type { Parts } from '../app.ts';
import { biRoutes } from './bi.ts';
import { docsPage } from './docsPage.ts';
import { formRoutes } from './forms.ts';
import { LIST_HEADERS } from './listHeaders.ts';
import { LISTS } from './lists.ts';
import { describeApi } from './openapi.ts';
import { openDataRoutes } from './openData.ts';
import { practicalRoutes } from './practical.ts';
import { problem } from './problem.ts';
import type { Resource } from './resource.ts';
import { SEARCH } from './search.ts';
import { tourExportRoutes } from './tourExports.ts';
import { tourRoutes } from './tours.ts';
import { travelRoutes } from './travel.ts';
import { voteRoutes } from './vote.ts';
import { whoami } from './whoami.ts';

const RESOURCES: Resource[] = [...LISTS, SEARCH];

/** The lists are kept, the least asked for go first; what is searched is made anew. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Everything below `/api`. */
export function apiRoutes({ config, live, sql, images, ways, desk, rates, weather }: Parts) {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const kept = new KeptAnswers(KEPT_BYTES);
  const description = describeApi(RESOURCES, config.site.url);

  for (const resource of RESOURCES) {
    api.get(`/${resource.path}`, async (context) => {
      const query = resource.query.safeParse(context.req.query());
      if (!query.success) {
        const [issue] = query.error.issues;
        return problem(context, 400, issue?.message ?? 'wrong', issue?.path.join('.'));
      }
      const catalogue = live.current();
      const make = async () => {
        const data = resource.read(catalogue, query.data);
        return makeAnswer(200, LIST_HEADERS, Buffer.from(JSON.stringify({ data })));
      };
      const answer = resource.kept
        ? await kept.get(`${resource.path} ${JSON.stringify(query.data)}`, catalogue.version, make)
        : new Kept(await make());
      await send(context.env.incoming, context.env.outgoing, answer);
      return RESPONSE_ALREADY_SENT;
    });
  }

  api.get('/whoami', (context) => {
    context.header('Cache-Control', 'private, no-store');
    return context.json(whoami(context, config));
  });
  api.route('/', formRoutes(config, desk));
  api.route('/vote', voteRoutes(config, live, sql));
  api.route('/tours', tourExportRoutes(config, live, sql, images, ways));
  api.route('/tours', tourRoutes(config, live, sql));
  api.route('/travel', travelRoutes(config, ways));
  api.route('/bi', biRoutes(config, live, sql));
  api.route('/open-data', openDataRoutes(live, config.site.url));
  api.route('/', practicalRoutes(config, live, rates, weather));
  api.get('/openapi.json', (context) => context.json(description));
  api.get('/docs', (context) => context.html(docsPage(description)));

  api.all('*', (context) => {
    const known = RESOURCES.some(({ path }) => context.req.path === `/api/${path}`);
    if (!known) return problem(context, 404, 'The API has no such address; see /api/docs.');
    context.header('Allow', 'GET, HEAD');
    return problem(context, 405, 'Lists answer GET and HEAD.');
  });
  return api;
}
