import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { NO_FRAMING } from './responseHeaders.ts';

/** Serves the build's files for browsers, compressed at build time. */
export function staticFiles(folder: string): MiddlewareHandler<AppEnv> {
  const serve = serveStatic<AppEnv>({ root: folder, precompressed: true });
  return async (context, next) => {
    const response = await serve(context, next);
    if (!(response instanceof Response)) return;
    // Not in `onFound`: headers set there on the context are not sent.
    response.headers.set('Cache-Control', cacheControl(context.req.path));
    if (/\.m?js$/.test(context.req.path)) {
      for (const [name, value] of Object.entries(NO_FRAMING)) response.headers.set(name, value);
    }
    return response;
  };
}

/** Files of `assets/` have a hash in their name; the service worker must always be current. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}
