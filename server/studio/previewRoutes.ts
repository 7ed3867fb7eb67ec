import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { PreviewRequest } from '../../domain/studio/entryRequests.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import type { PageHandler } from '../http/pageHandler.ts';
import { problem } from '../http/problem.ts';
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
export function previewPages({ sql, sign, live }: AppServices, pages: PageHandler) {
  const routes = createRouter();
  routes.get('*', async (context, next) => {
    const token = context.req.query(PREVIEW_PARAMETER);
    if (token === undefined) return next();
    const ref = entryOfToken(sign, token);
    if (!ref) return problem(context, 404, 'The preview has expired.');
    const preview = await previewCatalogue(sql, live.current(), ref);
    if (!preview) return problem(context, 404, 'The draft was discarded.');
    if ('problems' in preview) {
      return problem(context, 409, 'The draft has errors, so it cannot be shown.');
    }
    const { incoming, outgoing } = context.env;
    await pages.sendPreview(incoming, outgoing, context.req.path, preview.catalogue);
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}
