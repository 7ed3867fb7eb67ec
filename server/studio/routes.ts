import { type AppServices, createRouter } from '../http/context.ts';
import { sameOrigin } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { accountRoutes } from './accountRoutes.ts';
import { assignmentRoutes } from './assignmentRoutes.ts';
import type { Auth } from './auth.ts';
import { bulkRoutes } from './bulkRoutes.ts';
import { contentRoutes } from './contentRoutes.ts';
import { csvRoutes } from './csvRoutes.ts';
import { entryRoutes } from './entryRoutes.ts';
import { historyRoutes } from './historyRoutes.ts';
import { illustrationRoutes } from './illustrationRoutes.ts';
import { keptDraftRoutes } from './keptDraftRoutes.ts';
import { outdatedRoutes } from './outdatedRoutes.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { previewRoutes } from './previewRoutes.ts';
import { scheduleRoutes } from './scheduleRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';
import type { StudioServices } from './staff.ts';

/** The Studio's API below `/studio/api`. */
export function studioApi({
  config,
  sql,
  live,
  sign,
}: Pick<AppServices, 'config' | 'sql' | 'live' | 'sign'>) {
  const services: StudioServices = {
    sql,
    sign,
    siteUrl: config.site.url,
    auth: loadOnce(() => loadAuth(sql, config.site.url)),
  };
  const routes = createRouter();
  routes.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (context.req.method === 'GET') return next();
    return sameOrigin(context, next);
  });
  routes.route('/', signInRoutes(services));
  routes.route('/account', accountRoutes(services));
  routes.route('/', peopleRoutes(services));
  routes.route('/', contentRoutes(services, live, config.settings));
  routes.route('/', entryRoutes(services, live));
  routes.route('/', assignmentRoutes(services, live));
  routes.route('/', bulkRoutes(services, live));
  routes.route('/', csvRoutes(services, live));
  routes.route('/', historyRoutes(services));
  routes.route('/', keptDraftRoutes(services));
  routes.route('/', outdatedRoutes(services));
  routes.route('/', scheduleRoutes(services, live));
  routes.route('/', previewRoutes(services, live));
  routes.route('/', illustrationRoutes(services));
  routes.all('*', (context) => problem(context, 404, 'There is nothing here.'));
  return routes;
}

/** Loaded at the first request: visitors never need it, and it would delay every start. */
async function loadAuth(sql: AppServices['sql'], siteUrl: string): Promise<Auth> {
  const { createAuth } = await import('./auth.ts');
  return createAuth(sql, siteUrl);
}

/** Keeps the result of `load`; after a failure the next call tries again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
