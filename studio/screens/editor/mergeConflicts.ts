/** Which fields are in conflict, as several sources tell: the browser, merges, the server. */
import {
  type EntryData,
  type FieldChange,
  isSame,
  overlaps,
  valueAt,
} from '../../../domain/studio/fieldPath.ts';
import type { OpenConflict } from './entryStore.ts';

/**
 * Adds conflicts. Of those in one field, or in a field and one inside it, the outer one stays; else the later
 * one.
 */
export function withConflicts(
  before: readonly OpenConflict[],
  found: readonly OpenConflict[],
): OpenConflict[] {
  return found.reduce<OpenConflict[]>(
    (all, one) => {
      const near = all.filter(({ path }) => overlaps(path, one.path));
      const outer = near.find(({ path }) => path.length < one.path.length);
      if (outer)
        return all.map((other) => (other === outer ? { ...outer, by: one.by ?? outer.by } : other));
      const by = one.by ?? near[0]?.by ?? null;
      return [...all.filter((other) => !near.includes(other)), { ...one, by }];
    },
    [...before],
  );
}

/** Conflicts with the version of the other as the server has it now. */
export const withPresent = (
  conflicts: readonly OpenConflict[],
  server: EntryData,
): readonly OpenConflict[] =>
  conflicts.map((one) =>
    one.inDraft === 'theirs' ? { ...one, theirs: valueAt(server, one.path) ?? null } : one,
  );

/** Whether a conflict of the local copy was answered in another browser: the server has it no more. */
export const isAnswered = (
  local: OpenConflict,
  server: readonly OpenConflict[],
  changes: readonly FieldChange[],
): boolean => {
  if (!local.isKept || server.some(({ path }) => overlaps(path, local.path))) return false;
  const typed = changes.find(({ path }) => isSame(path, local.path));
  // What was typed after the server kept it is on no server.
  return !typed || isSame(typed.to, local.yours);
};
