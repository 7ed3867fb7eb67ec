import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site } from '../../app/site.ts';
import type { Letter, Notice } from '../../domain/forms/notice.ts';
import type { Locale } from '../../domain/locale.ts';
import type { WriteLetter } from '../forms/desk.ts';
import { ROOT } from '../root.ts';
import type { RenderPage } from './pages.ts';

/** The website's build, with what its entry module offers beside React Router's own. */
type Build = ServerBuild & {
  entry: {
    module: {
      provideSite(context: RouterContextProvider, site: Site): void;
      writeLetter(notice: Notice, locale: Locale, siteUrl: string): Letter;
    };
  };
};

/** What pages are given that stays the same while the process runs. */
type Given = Omit<Site, 'catalogue' | 'desk'>;

/** The folder of scripts, styles and fonts that the build made for browsers. */
export const CLIENT_FILES = join(ROOT, 'build/client');

/** What the server has of the website. */
export interface Website {
  render: RenderPage;
  /** Says in words what a mail is about. */
  writeLetter: WriteLetter;
}

/** The built website. */
export async function builtWebsite(given: Given): Promise<Website> {
  const file = pathToFileURL(join(ROOT, 'build/server/index.js'));
  const build = (await import(file.href)) as Build;
  return {
    render: rendererOf(build, given, 'production'),
    writeLetter: writerOf(build, given),
  };
}

/** The website as it stands in `app/`, rebuilt with every change; Vite serves its scripts itself. */
export async function liveWebsite(given: Given) {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Build>;
  return {
    render: rendererOf(load, given, 'development'),
    writeLetter: writerOf(await load(), given),
    middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) =>
      vite.middlewares(req, res, next),
    close: () => vite.close(),
  };
}

const writerOf =
  (build: Build, { config }: Given): WriteLetter =>
  (notice, locale) =>
    build.entry.module.writeLetter(notice, locale, config.url);

/** Given a build itself, and not a way to it, React Router prepares its routes once for all requests. */
function rendererOf(
  build: Build | (() => Promise<Build>),
  given: Given,
  mode: 'production' | 'development',
): RenderPage {
  const handle = createRequestHandler(build as ServerBuild | (() => Promise<ServerBuild>), mode);
  return async (request, catalogue, desk) => {
    const { entry } = typeof build === 'function' ? await build() : build;
    const context = new RouterContextProvider();
    entry.module.provideSite(context, { ...given, catalogue, ...(desk && { desk }) });
    return handle(request, context);
  };
}
