import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { PreviewProblem } from '../../app/lib/siteContext.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { splitLocale } from '../../domain/locale.ts';
import { PreviewRequest } from '../../domain/studio/entryRequests.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import type { PageHandler } from '../http/pageHandler.ts';
import { requestUrl } from '../http/pageUrl.ts';
import { preferredLocale } from '../http/preferredLocale.ts';
import { jsonBody } from '../http/requestBody.ts';
import { type EntryEnv, entryRef, invalid, notFound } from './entryRoutes.ts';
import {
  createPreviewToken,
  entryOfToken,
  PREVIEW_PARAMETER,
  previewCatalogue,
} from './preview.ts';
import { publicPath } from './publicPath.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

/** Makes addresses of previews. */
export function previewRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql, sign, siteUrl } = services;
  const routes = new Hono<EntryEnv>();
  const path = '/entries/:kind/:id/preview';
  const request = jsonBody(PreviewRequest, 1024);

  routes.post(path, requireStaff(services), entryRef, request, async (context) => {
    const { ref } = context.var;
    const preview = await previewCatalogue(sql, live.current(), ref);
    if (!preview) return notFound(context);
    if ('problems' in preview) return invalid(context, preview.problems);
    const page = publicPath(preview.catalogue, ref.kind, ref.id);
    if (!page) return studioProblem(context, 409, 'NO_PAGE', 'The entry has no page of its own.');
    const { token, expires } = createPreviewToken(sign, ref);
    const url = new URL(`/${context.req.valid('json').locale}${page}`, siteUrl);
    url.searchParams.set(PREVIEW_PARAMETER, token);
    return context.json({ data: { url: url.href, expires: expires.toISOString() } });
  });
  return routes;
}

/** Answers public addresses that have a token; all others are left to the routes after it. */
export function previewPages({ sql, sign, live, config }: AppServices, pages: PageHandler) {
  const routes = createRouter();
  routes.get('*', async (context, next) => {
    const token = context.req.query(PREVIEW_PARAMETER);
    if (token === undefined) return next();
    const { incoming, outgoing } = context.env;
    const { pathname, search } = requestUrl(incoming.url, config.site.url);
    const preview = await readPreview(token);
    if (typeof preview !== 'string') {
      await pages.sendPreview(incoming, outgoing, pathname, preview.catalogue);
      return RESPONSE_ALREADY_SENT;
    }
    // The address has the language of the page; what is wrong is told in that of the visitor.
    const { locale, rest } = splitLocale(pathname);
    const { cookie, 'accept-language': accepted } = incoming.headers;
    const wanted = preferredLocale(cookie, accepted, locale);
    if (locale === wanted) {
      const problem = { previewProblem: preview };
      await pages.sendPreview(incoming, outgoing, pathname, live.current(), problem);
      return RESPONSE_ALREADY_SENT;
    }
    context.header('Cache-Control', 'private, no-store');
    context.header('Vary', 'Cookie, Accept-Language');
    return context.redirect(`/${wanted}${rest}${search}`);
  });
  return routes;

  async function readPreview(token: string): Promise<{ catalogue: Catalogue } | PreviewProblem> {
    const ref = entryOfToken(sign, token);
    if (typeof ref === 'string') return ref;
    const preview = await previewCatalogue(sql, live.current(), ref);
    if (!preview) return 'discarded';
    return 'problems' in preview ? 'broken' : preview;
  }
}
