/** Autosave: changes of single fields of a draft, and what was refused of them. */
import { eq } from 'drizzle-orm';
import type { Kind } from '../../domain/content/kinds.ts';
import type { SavedDraft } from '../../domain/studio/entryApi.ts';
import { type DraftChanges, MAX_ENTRY_BYTES } from '../../domain/studio/entryRequests.ts';
import { changeOutOfBounds, type OutOfBounds } from '../../domain/studio/fieldBounds.ts';
import {
  applyChanges,
  type EntryData,
  type FieldChange,
  type FieldConflict,
  type FieldPath,
  type FieldVersions,
  isSame,
  valueAt,
} from '../../domain/studio/fieldPath.ts';
import { may } from '../../domain/studio/roles.ts';
import { isTranslation } from '../../domain/studio/translations.ts';
import type { Sql } from '../db/database.ts';
import { type ChangedBy, draft, revision } from './contentSchema.ts';
import {
  byline,
  type DraftRow,
  type EntryRef,
  isDraft,
  nextVersion,
  openDraft,
  publishedAs,
  type Transaction,
  toSaved,
  WHOLE,
} from './drafts.ts';
import { keepBeforeEdit } from './keptDrafts.ts';
import type { Staff } from './staff.ts';
import { conflictsOf, keepUndecided, undecidedOf } from './undecidedFields.ts';

export type SaveResult =
  | { status: 'saved'; saved: SavedDraft; conflicts: FieldConflict[] }
  | { status: 'not-found' }
  | { status: 'too-long' }
  | ({ status: 'out-of-bounds' } & OutOfBounds)
  | { status: 'forbidden'; field: string };

class Refused extends Error {
  readonly result: SaveResult;
  constructor(result: SaveResult) {
    super(result.status);
    this.result = result;
  }
}

/**
 * Applies changes of fields to the draft, or to a new one. Fields that somebody else changed meanwhile are
 * left out and returned as conflicts; what the member wrote into them is kept beside the draft.
 */
export async function saveChanges(
  sql: Sql,
  ref: EntryRef,
  body: Pick<DraftChanges, 'version' | 'base' | 'changes'> & Partial<DraftChanges>,
  staff: Staff,
): Promise<SaveResult> {
  const outOfBounds = changeOutOfBounds(ref.kind, [...body.changes, ...(body.undecided ?? [])]);
  if (outOfBounds) return { status: 'out-of-bounds', ...outOfBounds };
  try {
    return await sql.transaction((within) => save(within, ref, body, staff));
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

async function save(
  within: Transaction,
  ref: EntryRef,
  { changes, undecided = [], decided = [], ...seenBefore }: Parameters<typeof saveChanges>[2],
  staff: Staff,
): Promise<SaveResult> {
  const opened = await openDraft(within, ref, staff);
  if (!opened) return { status: 'not-found' };
  const { row, isNew } = opened;
  const answers = row.conflicts.filter(({ path }) => decided.some((one) => isSame(one, path)));
  const forbidden = forbiddenChange(
    ref.kind,
    row.data,
    [...changes, ...answers.map(({ path, value: to }) => ({ path, to }))],
    staff,
  );
  if (forbidden) throw new Refused({ status: 'forbidden', field: forbidden.path.join('.') });
  const changerOf = changerFinder(row);
  const result = applyChanges(row.data, changes, changerOf);
  if (isTooLong(result.data)) throw new Refused({ status: 'too-long' });
  const waiting = undecided.map(({ path, to }): FieldVersions => {
    const theirs = valueAt(result.data, path) ?? null;
    return { path, yours: to ?? null, theirs, by: changerOf(path) };
  });
  const { applied } = result;
  const refused = await withPublisher(within, row, [...result.conflicts, ...waiting]);
  const isKept = await keepUndecided(within, ref, staff.id, refused, decided);
  if (!isKept) throw new Refused({ status: 'too-long' });
  const conflicts = refused.map((one): FieldConflict => ({ ...one, inDraft: 'theirs' }));
  if (isNew && applied.length === 0) await within.delete(draft).where(isDraft(ref));
  const isBehind = isNew ? seenBefore.base !== row.base : seenBefore.version !== row.version;
  const seen = isBehind || conflicts.length > 0 ? { data: result.data } : {};
  if (applied.length === 0 && answers.length === 0) {
    const saved = { ...toSaved(row), ...(isNew && { version: 0 }), ...seen };
    return { status: 'saved', saved, conflicts };
  }
  if (!isNew) await keepBeforeEdit(within, row, staff);
  const open = row.conflicts.filter((one) => !answers.includes(one));
  const isDecided = open.length === 0 && conflicts.length === 0;
  const published = isDecided ? await publishedAs(within, row, result.data) : undefined;
  if (published) {
    await within.delete(draft).where(isDraft(ref));
    const saved = { ...toSaved(row), version: 0, base: published.revision, ...seen };
    return { status: 'saved', saved, conflicts };
  }
  const changedBy = withChanger(row.changedBy, applied, staff.name);
  const [stored] = await within
    .update(draft)
    .set({
      data: result.data,
      changedBy,
      conflicts: open,
      version: nextVersion,
      status: 'draft',
      failure: null,
      ...byline(staff),
    })
    .where(isDraft(ref))
    .returning();
  const saved = { ...toSaved(stored ?? row), ...seen };
  return { status: 'saved', saved, conflicts };
}

/** The fields with two versions of which the member can choose one. */
export async function openConflicts(
  sql: Pick<Sql, 'select'>,
  ref: EntryRef,
  data: EntryData,
  row: DraftRow | undefined,
  staff: Staff,
): Promise<FieldConflict[]> {
  const mine = await undecidedOf(sql, ref, staff.id, data);
  const ofDraft = conflictsOf(data, row?.conflicts ?? []).filter(
    ({ path, theirs: to }) => !forbiddenChange(ref.kind, data, [{ path, to }], staff),
  );
  return [...mine, ...ofDraft];
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
  const fields = new Set(paths.map((path) => path.join('.')));
  const others = Object.entries(changedBy).filter(
    ([key]) => !fieldsAround(key).some((field) => fields.has(field)),
  );
  const at = Date.now();
  return Object.fromEntries([...others, ...[...fields].map((field) => [field, { name, at }])]);
}

/** Finds who changed a field of a draft last, or a field around or inside it. */
function changerFinder({ changedBy }: DraftRow): (path: FieldPath) => string | null {
  type Change = ChangedBy[string];
  const later = (one: Change | undefined, other: Change | undefined) =>
    one && other ? (one.at >= other.at ? one : other) : (one ?? other);
  /** The last change of each field, or of one inside it; made for the first conflict. */
  let inside: Map<string, Change> | undefined;
  return (path) => {
    if (!inside) {
      inside = new Map();
      for (const [key, change] of Object.entries(changedBy)) {
        for (const field of fieldsAround(key)) {
          inside.set(field, later(inside.get(field), change) ?? change);
        }
      }
    }
    const around = fieldsAround(path.join('.')).map((field) => changedBy[field]);
    return [inside.get(path.join('.')), ...around].reduce(later, undefined)?.name ?? null;
  };
}

/** A field and those around it: `a.b` is inside `a`, and everything inside the whole entry. */
function fieldsAround(field: string): string[] {
  const keys = field === WHOLE ? [] : field.split('.');
  return [WHOLE, ...keys.map((_, index) => keys.slice(0, index + 1).join('.'))];
}

/** A field that nobody changed in the draft was changed by who published it. */
async function withPublisher(
  sql: Transaction,
  { base }: DraftRow,
  conflicts: FieldVersions[],
): Promise<FieldVersions[]> {
  if (base === null || conflicts.every(({ by }) => by !== null)) return conflicts;
  const [row] = await sql
    .select({ name: revision.authorName })
    .from(revision)
    .where(eq(revision.id, base));
  return conflicts.map((conflict) => ({ ...conflict, by: conflict.by ?? row?.name ?? null }));
}
