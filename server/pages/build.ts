import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site } from '../../app/site.ts';
import { ROOT } from '../root.ts';
import type { RenderPage } from './pages.ts';

/** The website's build, with what its entry module offers beside React Router's own. */
type Build = ServerBuild & {
  entry: {
    module: {
      provideSite(context: RouterContextProvider, site: Site): void;
    };
  };
};

/** What pages are given that stays the same while the process runs. */
type Given = Omit<Site, 'catalogue'>;

/** The folder of scripts, styles and fonts that the build made for browsers. */
export const CLIENT_FILES = join(ROOT, 'build/client');

/** The built website. */
export async function builtWebsite(given: Given): Promise<RenderPage> {
  const file = pathToFileURL(join(ROOT, 'build/server/index.js'));
  const build = (await import(file.href)) as Build;
  return rendererOf(async () => build, given, 'production');
}

/** The website as it stands in `app/`, rebuilt with every change; Vite serves its scripts itself. */
export async function liveWebsite(given: Given) {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Build>;
  return {
    render: rendererOf(load, given, 'development'),
    middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) =>
      vite.middlewares(req, res, next),
    close: () => vite.close(),
  };
}

function rendererOf(
  load: () => Promise<Build>,
  given: Given,
  mode: 'production' | 'development',
): RenderPage {
  const handle = createRequestHandler(load as () => Promise<ServerBuild>, mode);
  return async (request, catalogue) => {
    const build = await load();
    const context = new RouterContextProvider();
    build.entry.module.provideSite(context, { ...given, catalogue });
    return handle(request, context);
  };
}
