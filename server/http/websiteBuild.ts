import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site, VisitorSite } from '../../app/lib/siteContext.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import {
  resolveSettings,
  type Settings,
  type SettingsOverrides,
} from '../../domain/content/settings.ts';
import type { EmailEvent, RenderedEmail } from '../../domain/forms/emailEvent.ts';
import type { Locale } from '../../domain/locale.ts';
import { ROOT } from '../projectRoot.ts';
import type { RenderEmail } from '../submissions/submissionService.ts';
import type { RenderPage } from './context.ts';

/** The website's build, with our own exports of its entry module. */
type Build = ServerBuild & {
  entry: {
    module: {
      provideSite(context: RouterContextProvider, site: Site): void;
      renderEmail(notice: EmailEvent, locale: Locale, siteUrl: string): RenderedEmail;
    };
  };
};

/** What pages get that stays the same while the process runs. */
type SiteServices = Omit<Site, 'catalogue' | 'settings' | 'isDocument' | keyof VisitorSite> & {
  overrides: SettingsOverrides;
};

/** The folders of the build's scripts, styles and fonts for browsers. */
export const CLIENT_FILES = {
  website: join(ROOT, 'build/client'),
  studio: join(ROOT, 'build/studio'),
};

/** The server's interface to the website. */
export interface Website {
  render: RenderPage;
  /** Renders the text of an e-mail. */
  renderEmail: RenderEmail;
}

/** The built website. */
export async function builtWebsite(services: SiteServices): Promise<Website> {
  const file = pathToFileURL(join(ROOT, 'build/server/index.js'));
  const build = (await import(file.href)) as Build;
  return {
    render: createRenderer(build, services, 'production'),
    renderEmail: emailRenderer(build, services),
  };
}

/** The website and the Studio from the sources, reloaded on changes; Vite serves their scripts itself. */
export async function devWebsite(services: SiteServices) {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  const studio = await createServer({
    configFile: join(ROOT, 'vite.studio.config.ts'),
    server: { middlewareMode: true },
  });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Build>;
  return {
    render: createRenderer(load, services, 'development'),
    renderEmail: emailRenderer(await load(), services),
    middleware(req: IncomingMessage, res: ServerResponse, next: () => void) {
      const [, folder, subfolder] = req.url?.split(/[/?]/) ?? [];
      if (folder === 'studio' && subfolder === 'api') return next();
      (folder === 'studio' ? studio : vite).middlewares(req, res, next);
    },
    close: () => Promise.all([vite.close(), studio.close()]),
  };
}

const emailRenderer =
  (build: Build, { config }: SiteServices): RenderEmail =>
  (notice, locale) =>
    build.entry.module.renderEmail(notice, locale, config.url);

/** With a build instead of a function, React Router prepares its routes once for all requests. */
function createRenderer(
  build: Build | (() => Promise<Build>),
  { overrides, ...services }: SiteServices,
  mode: 'production' | 'development',
): RenderPage {
  const settingsByCatalogue = new WeakMap<Catalogue, Settings>();
  const handle = createRequestHandler(build as ServerBuild | (() => Promise<ServerBuild>), mode);
  return async (request, catalogue, visitor) => {
    const { entry } = typeof build === 'function' ? await build() : build;
    const context = new RouterContextProvider();
    const settings = settingsByCatalogue.get(catalogue) ?? resolveSettings(catalogue, overrides);
    settingsByCatalogue.set(catalogue, settings);
    const isDocument = !new URL(request.url).pathname.endsWith('.data');
    entry.module.provideSite(context, {
      ...services,
      isDocument,
      catalogue,
      settings,
      ...visitor,
    });
    return handle(request, context);
  };
}
