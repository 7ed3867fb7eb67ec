import { Hono } from 'hono';
import type { KeptDraftWithData } from '../../domain/studio/entryApi.ts';
import { Restoration } from '../../domain/studio/entryRequests.ts';
import { jsonBody } from '../http/requestBody.ts';
import { toSaved } from './drafts.ts';
import { type EntryEnv, entryRef, notFound, stale } from './entryRoutes.ts';
import { findKeptDraft, keptDraftsOf, listBin, toKept } from './keptDrafts.ts';
import { restore } from './restore.ts';
import { requireStaff, type StudioServices } from './staff.ts';

/** Former versions of drafts, and the bin. */
export function keptDraftRoutes(services: StudioServices) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);
  const editor = requireStaff(services, { permission: 'edit' });

  routes.get('/bin', reader, async (context) => context.json({ data: await listBin(sql) }));

  const path = '/entries/:kind/:id/drafts';
  routes.get(path, reader, entryRef, async (context) =>
    context.json({ data: await keptDraftsOf(sql, context.var.ref) }),
  );

  routes.get(`${path}/:draft`, reader, entryRef, async (context) => {
    const row = await findKeptDraft(sql, context.var.ref, context.req.param('draft'));
    if (!row) return notFound(context);
    const data: KeptDraftWithData = { ...toKept(row), data: row.data };
    return context.json({ data });
  });

  const body = jsonBody(Restoration, 1024);
  routes.post(`${path}/:draft/restore`, editor, entryRef, body, async (context) => {
    const { ref, staff } = context.var;
    const row = await findKeptDraft(sql, ref, context.req.param('draft'));
    if (!row) return notFound(context);
    const { data, base } = row;
    const former = { data, base, source: 'studio' as const, detail: { draft: row.id } };
    const saved = await restore(sql, ref, former, context.req.valid('json').version, staff);
    return saved ? context.json({ data: { ...toSaved(saved), data: saved.data } }) : stale(context);
  });
  return routes;
}
