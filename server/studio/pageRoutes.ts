import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRouter } from '../http/context.ts';
import { problem } from '../http/problem.ts';

/** The build of the Studio has no inline scripts or styles. It shows previews of pages in frames. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  // The worker of MapLibre is our own file.
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // For that worker alone (studio/screens/editor/fields/coordinates/workerPolicy.ts). React's attempt to
  // create one is refused.
  'trusted-types default',
].join('; ');

/**
 * The Studio's page, the same for every address below `/studio`, and its files below `/studio/assets`.
 *
 * @param folder the build for browsers
 */
export function studioPageRoutes(folder: string) {
  const routes = createRouter();
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/studio/, ''),
  });
  routes.get('/assets/*', async (context) => {
    // Not the rest of the routes: an absent file is not the page.
    const response = await files(context, async () => {});
    if (!(response instanceof Response)) return problem(context, 404, 'There is no such file.');
    response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    return response;
  });
  routes.get('*', async (context) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return context.html(html, 200, {
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    });
  });
  routes.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return problem(context, 405, 'Allowed methods: GET, HEAD.');
  });
  return routes;
}
