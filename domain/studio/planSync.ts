/** What a synchronisation of files with the database does to one entry. */
import { changesBetween } from './entryChanges.ts';
import { type EntryData, type FieldPath, isSame } from './fieldPath.ts';
import { mergeEntries } from './mergeEntries.ts';

/** An entry on both sides; undefined where a side lacks it. */
export interface SyncState {
  file: EntryData | undefined;
  published: EntryData | undefined;
  /** The last version that both sides had; undefined where there was none. */
  base: EntryData | undefined;
  /** Whether the folder is known to have had a file of the entry. */
  hadFile: boolean;
}

/**
 * `import`: the file's version is published. `export`: the file gets the published version. `merge`: both
 * get the fields that either side changed. `conflict`: both sides changed the same, and the database wins.
 */
export type SyncAction =
  | 'import'
  | 'export'
  | 'merge'
  | 'conflict'
  | 'delete-entry'
  | 'delete-file';

export interface SyncStep {
  action: SyncAction;
  /** What both sides have afterwards; undefined where the entry is gone. */
  result: EntryData | undefined;
  /** The changed fields; of a conflict those that both sides changed, none for the whole entry. */
  fields: FieldPath[];
  /** The file's version where it lost. */
  draft?: EntryData;
}

/** @returns undefined where both sides are the same */
export function planSync({ file, published, base, hadFile }: SyncState): SyncStep | undefined {
  if (file && published) return planBoth(file, published, base);
  if (file) {
    if (!base) return { action: 'import', result: file, fields: [] };
    if (isSame(file, base)) return { action: 'delete-file', result: undefined, fields: [] };
    return { action: 'conflict', result: undefined, fields: [], draft: file };
  }
  if (!published) return undefined;
  if (!base || !hadFile) return { action: 'export', result: published, fields: [] };
  if (isSame(published, base)) return { action: 'delete-entry', result: undefined, fields: [] };
  return { action: 'conflict', result: published, fields: [] };
}

function planBoth(
  file: EntryData,
  published: EntryData,
  base: EntryData | undefined,
): SyncStep | undefined {
  if (isSame(file, published)) return undefined;
  const changed = () => changesBetween(published, file).map(({ path }) => path);
  if (base && isSame(published, base)) return { action: 'import', result: file, fields: changed() };
  if (base && isSame(file, base)) return { action: 'export', result: published, fields: changed() };
  const { data, conflicts } = mergeEntries(base, published, file);
  if (conflicts.length === 0) return { action: 'merge', result: data, fields: changed() };
  return {
    action: 'conflict',
    result: data,
    fields: conflicts.map(({ path }) => path),
    draft: mergeEntries(base, file, published).data,
  };
}
