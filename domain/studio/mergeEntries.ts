import {
  type EntryData,
  type FieldPath,
  type FieldVersions,
  isObject,
  isSame,
} from './fieldPath.ts';

type Conflict = Omit<FieldVersions, 'by'>;

/**
 * Merges two versions of an entry by field. Fields that both changed differently are conflicts, and the
 * result has `yours`. Lists are merged by element while all three are of one length; otherwise a list is
 * one field.
 *
 * @param base the version that both come from; undefined if it is not known
 */
export function mergeEntries(
  base: EntryData | undefined,
  yours: EntryData,
  theirs: EntryData,
): { data: EntryData; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const data = merge(base, yours, theirs, [], conflicts) as EntryData;
  return { data, conflicts };
}

function merge(
  base: unknown,
  yours: unknown,
  theirs: unknown,
  path: FieldPath,
  conflicts: Conflict[],
): unknown {
  if (isSame(yours, theirs) || isSame(base, theirs)) return yours;
  if (isSame(base, yours)) return theirs;
  const inner = (key: string) =>
    merge(keyOf(base, key), keyOf(yours, key), keyOf(theirs, key), [...path, key], conflicts);
  if (isObject(yours) && isObject(theirs)) {
    const keys = Object.keys({ ...theirs, ...yours });
    const fields = keys.map((key) => [key, inner(key)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (haveOneLength(base, yours, theirs)) return yours.map((_, index) => inner(String(index)));
  conflicts.push({ path, yours: yours ?? null, theirs: theirs ?? null });
  return yours;
}

const keyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as EntryData)[key]
    : undefined;

function haveOneLength(base: unknown, yours: unknown, theirs: unknown): yours is unknown[] {
  const lists = [base, yours, theirs];
  return lists.every((list) => Array.isArray(list) && list.length === (yours as []).length);
}
