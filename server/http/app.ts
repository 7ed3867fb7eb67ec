import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { apiRoutes } from '../api/routes.ts';
import { Overloaded } from '../concurrency/limitConcurrency.ts';
import { isUnavailable, RETRY_AFTER } from '../db/unavailable.ts';
import { documentFileRoutes } from '../documents/routes.ts';
import { feedRoutes } from '../feeds/routes.ts';
import type { Log } from '../log.ts';
import { mapRoutes } from '../map/routes.ts';
import { imageRoutes } from '../media/routes.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { studioPageRoutes } from '../studio/pageRoutes.ts';
import { previewPages } from '../studio/previewRoutes.ts';
import { type AppEnv, type AppServices, contextVariables, createRouter } from './context.ts';
import { operationsRoutes } from './operations.ts';
import { type PageHandler, pageHandler } from './pageHandler.ts';
import { pageRoutes } from './pageRoutes.ts';
import { problem } from './problem.ts';
import { receiveRequest } from './receiveRequest.ts';
import { ResponseCache } from './responseCache.ts';
import { staticFiles } from './staticFiles.ts';

/** In characters; the longest field of an address, the search term, has at most 100. */
const MAX_URL_LENGTH = 4096;

interface RequestHandler {
  /**
   * Handles all requests of the process: cached pages, which are nearly all requests, without the
   * overhead of the app; everything else by the app.
   */
  handle: RequestListener;
  /** Renders a page into the cache. */
  warm(address: string): Promise<void>;
}

/** @param headers the headers of every response */
export function createRequestHandler(
  services: AppServices,
  headers: Record<string, string>,
): RequestHandler {
  const cache = new ResponseCache(services.config.pageCacheBytes);
  const metrics = createMetrics(services.live, cache);
  const pages = pageHandler({
    render: services.render,
    live: services.live,
    cache,
    site: services.config.site,
    headers,
    hasPolicy: services.clientFiles !== undefined,
  });
  const app = createApp(services, metrics, pages);
  const headerEntries = Object.entries(headers);
  const handleByApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    warm: pages.warm,
    handle(req, res) {
      if (pages.sendCached(req, res)) return metrics.countCachedPage(res.statusCode);
      for (const [name, value] of headerEntries) res.setHeader(name, value);
      void handleByApp(req, res);
    },
  };
}

function createApp(services: AppServices, metrics: Metrics, pages: PageHandler) {
  const { config, clientFiles, log } = services;
  const app = createRouter();
  app.use(receiveRequest, observeRequest(metrics, log), rejectInvalidUrl, contextVariables(config));
  app.route('/', operationsRoutes(services, metrics));
  app.route('/api', apiRoutes(services));
  app.route('/studio/api', services.studio);
  app.route('/documents', documentFileRoutes(services));
  app.route('/img', imageRoutes(services));
  app.route('/', mapRoutes(services));
  app.route('/', feedRoutes(services));
  if (clientFiles) {
    app.route('/studio', studioPageRoutes(clientFiles.studio));
    app.use(staticFiles(clientFiles.website));
  }
  app.route('/', previewPages(services, pages));
  app.route('/', pageRoutes(services, pages));
  app.onError(handleError(log));
  return app;
}

/** Measures requests, and logs those that are rejected. */
function observeRequest(metrics: Metrics, log: Log): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { incoming, outgoing } = context.env;
    const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
    const part = /^\/(api|img|assets|tiles)\//.exec(context.req.path)?.[1] ?? 'page';
    metrics.requests.observe({ part, status }, (performance.now() - started) / 1000);
    if (status >= 400) {
      const path = withoutIds(context.req.path);
      log.info({ method: incoming.method, path, status }, 'request rejected');
    }
  };
}

const rejectInvalidUrl: MiddlewareHandler<AppEnv> = async (context, next) => {
  if ((context.env.incoming.url?.length ?? 0) > MAX_URL_LENGTH) {
    return problem(context, 414, `An address has at most ${MAX_URL_LENGTH} characters.`);
  }
  if (hasInvalidEscape(context.req.path)) {
    return problem(context, 400, 'The address has a null byte or an invalid %-escape.');
  }
  return next();
};

function hasInvalidEscape(path: string): boolean {
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
}

function handleError(log: Log): ErrorHandler<AppEnv> {
  return (error, context) => {
    const path = withoutIds(context.req.path);
    if (context.env.outgoing.destroyed) {
      log.debug({ err: error, path }, 'client disconnected');
      return RESPONSE_ALREADY_SENT;
    }
    if (error instanceof Overloaded) {
      context.header('Retry-After', String(error.retryAfter));
      return problem(context, 503, `${error.message} Try again in ${error.retryAfter} seconds.`);
    }
    log.error({ err: error, path }, 'request failed');
    if (context.env.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
    if (isUnavailable(error)) {
      context.header('Retry-After', String(RETRY_AFTER));
      return problem(context, 503, 'The database is not available at the moment; try again later.');
    }
    return problem(context, 500, 'The error has been logged.');
  };
}

/** The path for the log: whoever has the id of an itinerary may read it. */
const withoutIds = (path: string) =>
  path.replace(/(\/api\/tours|\/itinerary)\/[^./]+/, '$1/:id').slice(0, 200);
