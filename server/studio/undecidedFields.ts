/**
 * What members wrote into fields that somebody else had changed meanwhile. It is kept beside the draft until
 * they have chosen a version, so that no closed browser loses it.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { MAX_ENTRY_BYTES } from '../../domain/studio/entryRequests.ts';
import {
  type EntryData,
  type FieldConflict,
  type FieldPath,
  type FieldVersions,
  isSame,
  overlaps,
  valueAt,
  withValueAt,
} from '../../domain/studio/fieldPath.ts';
import type { Sql } from '../db/database.ts';
import { type FieldVersion, undecided } from './contentSchema.ts';
import type { EntryRef, Transaction } from './drafts.ts';

type Row = typeof undecided.$inferSelect;

const isOf = ({ kind, id }: EntryRef, member: string) =>
  and(eq(undecided.kind, kind), eq(undecided.entry, id), eq(undecided.member, member));

/** The fields of which a member has not chosen a version, with the draft's or the published one. */
export async function undecidedOf(
  sql: Pick<Sql, 'select'>,
  ref: EntryRef,
  member: string,
  data: EntryData,
): Promise<FieldConflict[]> {
  const rows = await sql.select().from(undecided).where(isOf(ref, member)).orderBy(undecided.path);
  return rows
    .map(({ path, held: { value }, by }): FieldConflict => {
      const theirs = valueAt(data, path) ?? null;
      return { path, yours: value ?? null, theirs, by, inDraft: 'theirs' };
    })
    .filter(({ yours, theirs }) => !isSame(yours, theirs));
}

/** The fields of a draft of which the website has another version. */
export const conflictsOf = (data: EntryData, versions: readonly FieldVersion[]): FieldConflict[] =>
  versions
    .map(({ path, value, by }): FieldConflict => {
      const yours = valueAt(data, path) ?? null;
      return { path, yours, theirs: value, by, inDraft: 'yours' };
    })
    .filter(({ yours, theirs }) => !isSame(yours, theirs));

/**
 * Keeps versions of fields, and forgets those that were decided.
 *
 * @returns false where they are more than an entry may have
 */
export async function keepUndecided(
  sql: Transaction,
  ref: EntryRef,
  member: string,
  versions: readonly FieldVersions[],
  decided: readonly FieldPath[],
): Promise<boolean> {
  if (versions.length + decided.length === 0) return true;
  const before = await sql.select().from(undecided).where(isOf(ref, member));
  let rows = before.filter(({ path }) => !decided.some((one) => isSame(one, path)));
  for (const version of versions) rows = withVersion(rows, { ...ref, member }, version);
  const gone = before.filter((row) => !rows.includes(row)).map(({ path }) => path);
  const added = rows.filter((row) => !before.includes(row));
  if (gone.length > 0) {
    await sql.delete(undecided).where(and(isOf(ref, member), inArray(undecided.path, gone)));
  }
  if (added.length > 0) await sql.insert(undecided).values(added);
  return Buffer.byteLength(JSON.stringify(rows.map(({ held }) => held))) <= MAX_ENTRY_BYTES;
}

/** A version takes the place of one of the same field, or of fields inside it. */
function withVersion(
  rows: readonly Row[],
  { kind, id, member }: EntryRef & { member: string },
  { path, yours, by }: FieldVersions,
): Row[] {
  const created = new Date();
  const outer = rows.find((row) => row.path.length < path.length && overlaps(row.path, path));
  const widened = outer && withValueAt(outer.held.value, path.slice(outer.path.length), yours);
  const row: Row =
    outer && widened !== undefined
      ? { ...outer, held: { value: widened }, by, created }
      : { kind, entry: id, member, path, held: { value: yours }, by, created };
  return [...rows.filter((other) => !overlaps(other.path, row.path)), row];
}
