import { count } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { optionalFields } from '../../domain/content/fieldTree.ts';
import { KIND_NAMES } from '../../domain/content/kinds.ts';
import { emptySettings, resolveSettings } from '../../domain/content/settings.ts';
import { ListQuery } from '../../domain/studio/entryRequests.ts';

import type { Config } from '../config.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { entry } from '../db/schema.ts';
import { queryParams } from '../http/requestBody.ts';
import { findEntries, listDrafts, listEntries, PAGE_SIZE } from './entryLists.ts';
import { type EntryEnv, entryRef, knownField } from './entryRoutes.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { inLanguage, interfaceLocale } from './titles.ts';

/** Counts, lists and the search over entries of all kinds. */
export function contentRoutes(
  services: StudioServices,
  live: LiveCatalogue,
  settings: Config['settings'],
) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);

  routes.get('/settings/empty', reader, (context) =>
    context.json({ data: emptySettings(resolveSettings(live.current(), settings)) }),
  );

  routes.get('/kinds', reader, async (context) => {
    const rows = await sql
      .select({ kind: entry.kind, count: count() })
      .from(entry)
      .groupBy(entry.kind);
    const counts = new Map(rows.map((row) => [row.kind, row.count]));
    return context.json({
      data: KIND_NAMES.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })),
    });
  });

  routes.get(
    '/entries/:kind',
    reader,
    entryRef,
    queryParams(ListQuery),
    knownField,
    async (context) => {
      const { kind } = context.var.ref;
      const query = context.req.valid('query');
      const list = await listEntries(sql, live.current(), kind, query, context.var.staff);
      const titled = list.data.map((entry) => ({ ...entry, kind }));
      const data = await inLanguage(sql, titled, interfaceLocale(context));
      return context.json({ ...list, data, pageSize: PAGE_SIZE });
    },
  );

  routes.get('/kinds/:kind/fields', reader, entryRef, (context) =>
    context.json({ data: optionalFields(context.var.ref.kind) }),
  );

  const DraftsQuery = z.strictObject({
    mine: z.literal('true').optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  });
  routes.get('/drafts', reader, queryParams(DraftsQuery), async (context) => {
    const { mine, page } = context.req.valid('query');
    const list = await listDrafts(sql, { ...(mine && { author: context.var.staff.id }), page });
    const data = await inLanguage(sql, list.data, interfaceLocale(context));
    return context.json({ ...list, data, pageSize: PAGE_SIZE });
  });

  const SearchQuery = z.strictObject({ q: z.string().trim().min(1).max(100) });
  routes.get('/search', reader, queryParams(SearchQuery), async (context) => {
    const { q } = context.req.valid('query');
    const found = await findEntries(sql, live.current(), q);
    return context.json({ data: await inLanguage(sql, found, interfaceLocale(context)) });
  });
  return routes;
}
