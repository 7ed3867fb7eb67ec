/** Drafts of entries: autosave by field, new entries, discarding, restoring. */
import { and, eq, sql as raw } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import { KINDS, type Kind } from '../../domain/content/kinds.ts';
import type { Draft, SavedDraft } from '../../domain/studio/entryApi.ts';
import { type DraftChanges, MAX_ENTRY_BYTES } from '../../domain/studio/entryRequests.ts';
import {
  applyChanges,
  type EntryData,
  type FieldChange,
  type FieldConflict,
  type FieldPath,
} from '../../domain/studio/fieldPath.ts';
import { may } from '../../domain/studio/roles.ts';
import { isTranslation } from '../../domain/studio/translations.ts';
import type { Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { record } from './auditLog.ts';
import { type ChangedBy, draft, revision } from './contentSchema.ts';
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
const WHOLE = '';
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

export type SaveResult =
  | { status: 'saved'; saved: SavedDraft; conflicts: FieldConflict[] }
  | { status: 'not-found' }
  | { status: 'too-long' }
  | { status: 'forbidden'; field: string };

/**
 * Applies changes of fields to the draft, or to a new one. Fields that somebody else changed meanwhile are
 * left out and returned as conflicts.
 */
export function saveChanges(
  sql: Sql,
  ref: EntryRef,
  body: DraftChanges,
  staff: Staff,
): Promise<SaveResult> {
  return sql.transaction(async (within) => {
    const opened = await openDraft(within, ref, staff);
    if (!opened) return { status: 'not-found' };
    const { row, isNew } = opened;
    const forbidden = forbiddenChange(ref.kind, row.data, body.changes, staff);
    const result = applyChanges(row.data, body.changes, (path) => changerOf(row, path));
    const tooLong = isTooLong(result.data);
    if (isNew && (forbidden || tooLong || result.applied.length === 0)) {
      await within.delete(draft).where(isDraft(ref));
    }
    if (forbidden) return { status: 'forbidden', field: forbidden.path.join('.') };
    if (tooLong) return { status: 'too-long' };
    const { applied, conflicts } = result;
    const isBehind = isNew ? body.base !== row.base : body.version !== row.version;
    const seen = isBehind || conflicts.length > 0 ? { data: result.data } : {};
    if (applied.length === 0) {
      const saved = { ...toSaved(row), ...(isNew && { version: 0 }), ...seen };
      return { status: 'saved', saved, conflicts: await withPublisher(within, row, conflicts) };
    }
    const changedBy = withChanger(row.changedBy, applied, staff.name);
    const [stored] = await within
      .update(draft)
      .set({
        data: result.data,
        changedBy,
        version: nextVersion,
        status: 'draft',
        failure: null,
        ...byline(staff),
      })
      .where(isDraft(ref))
      .returning();
    const saved = { ...toSaved(stored ?? row), ...seen };
    return { status: 'saved', saved, conflicts: await withPublisher(within, row, conflicts) };
  });
}

/** Whether the fields are more than an entry may have. */
export const isTooLong = (data: EntryData): boolean =>
  Buffer.byteLength(JSON.stringify(data)) > MAX_ENTRY_BYTES;

/** A change that the member's role does not allow: translators change texts in other languages only. */
function forbiddenChange(
  kind: Kind,
  data: EntryData,
  changes: readonly FieldChange[],
  { role }: Staff,
): FieldChange | undefined {
  if (may(role, 'edit')) return undefined;
  return changes.find((change) => !isTranslation(kind, data, change));
}

/** Adds who changed fields now. What was noted of the fields inside them is no longer of interest. */
function withChanger(changedBy: ChangedBy, paths: readonly FieldPath[], name: string): ChangedBy {
  const fields = paths.map((path) => path.join('.'));
  const others = Object.entries(changedBy).filter(
    ([key]) => !fields.some((field) => isWithin(key, field)),
  );
  const at = Date.now();
  return Object.fromEntries([...others, ...fields.map((field) => [field, { name, at }])]);
}

/** Who changed a field of a draft last, or a field around or inside it. */
function changerOf({ changedBy }: DraftRow, path: FieldPath): string | null {
  const field = path.join('.');
  const near = Object.entries(changedBy)
    .filter(([key]) => isWithin(key, field) || isWithin(field, key))
    .map(([, change]) => change);
  return near.toSorted((a, b) => b.at - a.at)[0]?.name ?? null;
}

const isWithin = (field: string, outer: string) =>
  field === outer || outer === WHOLE || field.startsWith(`${outer}.`);

/** A field that nobody changed in the draft was changed by who published it. */
async function withPublisher(
  sql: Transaction,
  { base }: DraftRow,
  conflicts: FieldConflict[],
): Promise<FieldConflict[]> {
  if (base === null || conflicts.every(({ by }) => by !== null)) return conflicts;
  const [row] = await sql
    .select({ name: revision.authorName })
    .from(revision)
    .where(eq(revision.id, base));
  return conflicts.map((conflict) => ({ ...conflict, by: conflict.by ?? row?.name ?? null }));
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

/** @returns the fields of the deleted draft, or why it stays */
export function discardDraft(
  sql: Sql,
  ref: EntryRef,
  version: number,
  staff: Staff,
): Promise<EntryData | 'not-found' | 'stale'> {
  return sql.transaction(async (within) => {
    const row = await lockDraft(within, ref);
    if (!row) return 'not-found';
    if (row.version !== version) return 'stale';
    await within.delete(draft).where(isDraft(ref));
    await record(within, staff, 'discard', entryKey(ref));
    return row.data;
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
