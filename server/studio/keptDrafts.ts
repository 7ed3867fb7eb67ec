/** Former versions of drafts: kept before they are replaced or discarded, and restored. */
import { and, desc, eq, gt, isNull, lt, sql as raw } from 'drizzle-orm';
import { englishTitle } from '../../domain/content/englishTitle.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import {
  type BinnedEntry,
  DRAFT_DAYS,
  type KeptDraft,
  type KeptReason,
} from '../../domain/studio/entryApi.ts';
import type { Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { draft, keptDraft, revision } from './contentSchema.ts';
import type { DraftRow, EntryRef, Transaction } from './drafts.ts';

/** In ms: while somebody types, one version is kept of each such time. */
const EDIT_INTERVAL = 10 * 60_000;
const DAY = 24 * 3600_000;
/** Rows per answer. */
const MOST = 100;

const isOf = ({ kind, id }: EntryRef) => and(eq(keptDraft.kind, kind), eq(keptDraft.entry, id));

/** Keeps a draft that is about to be replaced or deleted. @returns its id */
export async function keepDraft(
  sql: Transaction,
  row: DraftRow,
  reason: KeptReason,
  staff: { name: string },
): Promise<number> {
  const { kind, entry: id, data, base, author, authorName, updated } = row;
  const kept = { kind, entry: id, data, base, author, authorName, updated };
  const [stored] = await sql
    .insert(keptDraft)
    .values({ ...kept, reason, keptBy: staff.name })
    .returning({ id: keptDraft.id });
  return stored?.id ?? 0;
}

/** Keeps a draft before it is changed, unless a version was kept a short time ago. */
export async function keepBeforeEdit(
  sql: Transaction,
  row: DraftRow,
  staff: { name: string },
): Promise<void> {
  const ref = { kind: row.kind as Kind, id: row.entry };
  const isRecent = gt(keptDraft.created, new Date(Date.now() - EDIT_INTERVAL));
  const recent = await sql
    .select({ id: keptDraft.id })
    .from(keptDraft)
    .where(and(isOf(ref), isRecent))
    .limit(1);
  if (recent.length === 0) await keepDraft(sql, row, 'edit', staff);
}

/** Former versions of an entry's draft, the newest first. */
export async function keptDraftsOf(sql: Sql, ref: EntryRef): Promise<KeptDraft[]> {
  const rows = await sql
    .select({ ...COLUMNS })
    .from(keptDraft)
    .where(isOf(ref))
    .orderBy(desc(keptDraft.id))
    .limit(MOST);
  return rows.map(toKept);
}

export async function findKeptDraft(sql: Pick<Sql, 'select'>, ref: EntryRef, id: string) {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const [row] = await sql
    .select()
    .from(keptDraft)
    .where(and(isOf(ref), eq(keptDraft.id, Number(id))));
  return row;
}

/** Entries whose draft was discarded and that are not on the website, the last discarded first. */
export async function listBin(sql: Sql): Promise<BinnedEntry[]> {
  const rows = await sql
    .selectDistinctOn([keptDraft.kind, keptDraft.entry], {
      kind: keptDraft.kind,
      id: keptDraft.entry,
      data: keptDraft.data,
      draft: keptDraft.id,
      discarded: keptDraft.created,
      by: keptDraft.keptBy,
      wasPublished: raw<boolean>`EXISTS (SELECT FROM ${revision}
        WHERE ${revision.kind} = ${keptDraft.kind} AND ${revision.entry} = ${keptDraft.entry})`,
    })
    .from(keptDraft)
    .leftJoin(entry, and(eq(entry.kind, keptDraft.kind), eq(entry.id, keptDraft.entry)))
    .leftJoin(draft, and(eq(draft.kind, keptDraft.kind), eq(draft.entry, keptDraft.entry)))
    .where(and(eq(keptDraft.reason, 'discard'), isNull(entry.id), isNull(draft.entry)))
    .orderBy(keptDraft.kind, keptDraft.entry, desc(keptDraft.id));
  return rows
    .toSorted((a, b) => b.draft - a.draft)
    .map(({ data, discarded, ...row }) => ({
      ...row,
      kind: row.kind as Kind,
      title: englishTitle(data, row.id),
      discarded: discarded.toISOString(),
    }));
}

/** Deletes versions that were kept for `DRAFT_DAYS`. @returns how many */
export async function deleteOldDrafts(sql: Sql, now = new Date()): Promise<number> {
  const past = new Date(now.getTime() - DRAFT_DAYS * DAY);
  const rows = await sql
    .delete(keptDraft)
    .where(lt(keptDraft.created, past))
    .returning({ id: keptDraft.id });
  return rows.length;
}

const COLUMNS = {
  id: keptDraft.id,
  reason: keptDraft.reason,
  author: keptDraft.author,
  authorName: keptDraft.authorName,
  updated: keptDraft.updated,
};

export const toKept = ({
  id,
  reason,
  author,
  authorName,
  updated,
}: Pick<typeof keptDraft.$inferSelect, keyof typeof COLUMNS>): KeptDraft => ({
  id,
  reason,
  author: author === null ? null : { id: author, name: authorName },
  updated: updated.toISOString(),
});
