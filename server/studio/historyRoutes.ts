import { and, desc, eq, lt, sql as raw } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Kind } from '../../domain/content/kinds.ts';
import type { Change, Revision, RevisionWithData } from '../../domain/studio/entryApi.ts';
import { Restoration } from '../../domain/studio/entryRequests.ts';
import type { Sql } from '../db/database.ts';
import { jsonBody, queryParams } from '../http/requestBody.ts';
import { listing, revision } from './contentSchema.ts';
import { type EntryRef, toSaved } from './drafts.ts';
import { type EntryEnv, entryRef, notFound, stale } from './entryRoutes.ts';
import { restore } from './restore.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { inLanguage, interfaceLocale } from './titles.ts';

const PAGE_SIZE = 50;
const SMALL = 1024;

const Before = z.strictObject({ before: z.coerce.number().int().positive().optional() });

/** Former versions of entries, and what changed lately. */
export function historyRoutes(services: StudioServices) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);
  const editor = requireStaff(services, { permission: 'edit' });

  routes.get('/changes', reader, queryParams(Before), async (context) => {
    const { before } = context.req.valid('query');
    const rows = await sql
      .select({ ...COLUMNS, kind: revision.kind, entry: revision.entry, title: listing.title })
      .from(revision)
      .leftJoin(listing, and(eq(listing.kind, revision.kind), eq(listing.id, revision.entry)))
      .where(before ? lt(revision.id, before) : undefined)
      .orderBy(desc(revision.id))
      .limit(PAGE_SIZE + 1);
    const data = rows.slice(0, PAGE_SIZE).map(
      (row): Change => ({
        ...toRevision(row),
        kind: row.kind as Kind,
        entry: row.entry,
        title: row.title ?? row.entry,
      }),
    );
    const titled = data.map((change) => ({
      kind: change.kind,
      id: change.entry,
      title: change.title,
    }));
    const titles = await inLanguage(sql, titled, interfaceLocale(context));
    const changes = data.map((change, index) => ({
      ...change,
      title: titles[index]?.title ?? change.title,
    }));
    return context.json({ data: changes, next: rows.length > PAGE_SIZE ? data.at(-1)?.id : null });
  });

  routes.get(
    '/entries/:kind/:id/history',
    reader,
    entryRef,
    queryParams(Before),
    async (context) => {
      const { before } = context.req.valid('query');
      const rows = await sql
        .select(COLUMNS)
        .from(revision)
        .where(and(isOf(context.var.ref), before ? lt(revision.id, before) : undefined))
        .orderBy(desc(revision.id))
        .limit(PAGE_SIZE + 1);
      const data = rows.slice(0, PAGE_SIZE).map(toRevision);
      return context.json({ data, next: rows.length > PAGE_SIZE ? data.at(-1)?.id : null });
    },
  );

  const path = '/entries/:kind/:id/revisions/:revision';
  routes.get(path, reader, entryRef, async (context) => {
    const row = await findRevision(sql, context.var.ref, context.req.param('revision'));
    if (!row) return notFound(context);
    const data: RevisionWithData = { ...toRevision(row), data: row.data };
    return context.json({ data });
  });

  routes.post(
    `${path}/restore`,
    editor,
    entryRef,
    jsonBody(Restoration, SMALL),
    async (context) => {
      const { ref, staff } = context.var;
      const row = await findRevision(sql, ref, context.req.param('revision'));
      if (!row?.data) return notFound(context);
      const { version } = context.req.valid('json');
      const restored = { data: row.data, source: 'restore' as const, detail: { revision: row.id } };
      const saved = await restore(sql, ref, restored, version, staff);
      return saved
        ? context.json({ data: { ...toSaved(saved), data: saved.data } })
        : stale(context);
    },
  );
  return routes;
}

const COLUMNS = {
  id: revision.id,
  author: revision.author,
  authorName: revision.authorName,
  created: revision.created,
  source: revision.source,
  note: revision.note,
  isUnpublished: raw<boolean>`${revision.data} IS NULL`,
};

type Row = Omit<typeof revision.$inferSelect, 'kind' | 'entry' | 'data'> & {
  isUnpublished: boolean;
};

const toRevision = ({
  id,
  author,
  authorName,
  created,
  source,
  note,
  isUnpublished,
}: Row): Revision => ({
  id,
  author: author === null ? null : { id: author, name: authorName },
  created: created.toISOString(),
  source,
  note,
  isUnpublished,
});

const isOf = ({ kind, id }: EntryRef) => and(eq(revision.kind, kind), eq(revision.entry, id));

async function findRevision(sql: Sql, ref: EntryRef, id: string) {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const [row] = await sql
    .select({ ...COLUMNS, data: revision.data })
    .from(revision)
    .where(and(isOf(ref), eq(revision.id, Number(id))));
  return row;
}
