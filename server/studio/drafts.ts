/** Drafts of entries: opening, new entries, discarding. */

import { and, eq, sql as raw } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import { KINDS, type Kind } from '../../domain/content/kinds.ts';
import type { Draft, SavedDraft } from '../../domain/studio/entryApi.ts';
import { type EntryData, isSame } from '../../domain/studio/fieldPath.ts';
import type { Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { record } from './auditLog.ts';
import { type ChangedBy, draft } from './contentSchema.ts';
import { keepDraft } from './keptDrafts.ts';
import type { Staff } from './staff.ts';

export interface EntryRef {
  kind: Kind;
  id: string;
}

export type DraftRow = typeof draft.$inferSelect;
export type EntryRow = typeof entry.$inferSelect & { data: EntryData };
export type Transaction = Parameters<Parameters<Sql['transaction']>[0]>[0];

export const isEntry = ({ kind, id }: EntryRef) => and(eq(entry.kind, kind), eq(entry.id, id));
export const isDraft = ({ kind, id }: EntryRef) => and(eq(draft.kind, kind), eq(draft.entry, id));
/** The path of the whole entry. */
export const WHOLE = '';
/** What a draft notes of a change of all its fields, such as a restored revision. */
export const changedWhole = ({ name }: { name: string }): ChangedBy => ({
  [WHOLE]: { name, at: Date.now() },
});
export const nextVersion = raw<number>`nextval('draft_version')`;

export async function findEntry(
  sql: Pick<Sql, 'select'>,
  ref: EntryRef,
): Promise<EntryRow | undefined> {
  const [row] = await sql.select().from(entry).where(isEntry(ref));
  return row as EntryRow | undefined;
}

export async function findDraft(
  sql: Pick<Sql, 'select'>,
  ref: EntryRef,
): Promise<DraftRow | undefined> {
  const [row] = await sql.select().from(draft).where(isDraft(ref));
  return row;
}

/** The draft, locked until the end of the transaction. */
export async function lockDraft(sql: Transaction, ref: EntryRef): Promise<DraftRow | undefined> {
  const [row] = await sql.select().from(draft).where(isDraft(ref)).for('update');
  return row;
}

/** The draft as it is, or a new one of what is published; undefined where there is neither. */
export async function openDraft(
  sql: Transaction,
  ref: EntryRef,
  staff: Staff,
): Promise<{ row: DraftRow; isNew: boolean } | undefined> {
  // A draft that is published or discarded meanwhile is gone when its lock is free.
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await lockDraft(sql, ref);
    if (row) return { row, isNew: false };
    const published = await findEntry(sql, ref);
    if (!published) return undefined;
    const { data, revision: base } = published;
    const [created] = await sql
      .insert(draft)
      .values({ kind: ref.kind, entry: ref.id, data, base, ...byline(staff) })
      .onConflictDoNothing()
      .returning();
    if (created) return { row: created, isNew: true };
  }
  throw new Error('The draft was created and removed three times while it was opened.');
}

export const byline = (staff: { id: string | null; name: string }) => ({
  author: staff.id,
  authorName: staff.name,
  updated: new Date(),
});

/** What is published, where a draft changed back to it has nothing left to say: no planned moments. */
export async function publishedAs(
  sql: Transaction,
  row: DraftRow,
  data: EntryData,
): Promise<EntryRow | undefined> {
  if (row.status !== 'draft' || row.publishAt || row.unpublishAt) return undefined;
  const published = await findEntry(sql, refOf(row));
  return published && isSame(data, published.data) ? published : undefined;
}

/** Makes a draft of a new entry. @returns undefined where the id is taken */
export async function createDraft(
  sql: Sql,
  ref: EntryRef,
  data: EntryData,
  staff: Staff,
): Promise<SavedDraft | undefined> {
  return sql.transaction(async (within) => {
    if (await findEntry(within, ref)) return undefined;
    const slug = 'slug' in KINDS[ref.kind].shape ? { slug: ref.id } : {};
    const [row] = await within
      .insert(draft)
      .values({
        kind: ref.kind,
        entry: ref.id,
        data: { ...slug, ...data, _id: ref.id },
        ...byline(staff),
      })
      .onConflictDoNothing()
      .returning();
    return row && toSaved(row);
  });
}

/** Deletes a draft, of which a version is kept. @returns its fields, or why it stays */
export function discardDraft(
  sql: Sql,
  ref: EntryRef,
  version: number,
  staff: Staff,
): Promise<{ data: EntryData; kept: number } | 'not-found' | 'stale'> {
  return sql.transaction(async (within) => {
    const row = await lockDraft(within, ref);
    if (!row) return 'not-found';
    if (row.version !== version) return 'stale';
    const kept = await keepDraft(within, row, 'discard', staff);
    await within.delete(draft).where(isDraft(ref));
    await record(within, staff, 'discard', entryKey(ref));
    return { data: row.data, kept };
  });
}

export const toSaved = ({ version, base, updated }: DraftRow): SavedDraft => ({
  version,
  base,
  updated: updated.toISOString(),
});

export const toDraft = (row: DraftRow): Draft => ({
  ...toSaved(row),
  data: row.data,
  status: row.status,
  author: row.author === null ? null : { id: row.author, name: row.authorName },
  publishAt: row.publishAt?.toISOString() ?? null,
  unpublishAt: row.unpublishAt?.toISOString() ?? null,
  failure: row.failure,
});

export const refOf = ({ kind, entry: id }: DraftRow) => ({ kind, id }) as EntryRef;
