/** Reading and changing single fields of an entry, which is a tree of objects, lists and values. */

/** The fields of an entry as they are stored; a draft's may be invalid. */
export type EntryData = Record<string, unknown>;

/**
 * Keys from the entry to a field; an element of a list is addressed by its index: `['sections', '2',
 * 'text', 'de']`.
 */
export type FieldPath = string[];

/**
 * One changed field. `from` is the value that the browser had before, `to` the new one; without them, or
 * with null, the field is absent. Where elements of a list are added, removed or moved, the change
 * concerns the whole list: `path` ends at the list. Objects on the way to an absent field are created.
 */
export interface FieldChange {
  path: FieldPath;
  from?: unknown;
  to?: unknown;
}

/** The two versions of a field that two people changed. An absent value is null. */
export interface FieldVersions {
  path: FieldPath;
  yours: unknown;
  theirs: unknown;
  /** Who wrote `theirs`. */
  by: string | null;
}

/** Two versions of a field, of which the draft has one. The server keeps the other until one is chosen. */
export interface FieldConflict extends FieldVersions {
  /** `theirs` where the member's version waits, `yours` where that of the website does. */
  inDraft: 'yours' | 'theirs';
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as EntryData)[key];
  }
  return inner;
}

/** Whether two values are the same JSON, in any order of keys; null and undefined are both absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => isSame(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  return isWithin(a, b) && isWithin(b, a);
}

/** Whether all values of an object are those of the other. Ends at the first that is not. */
function isWithin(a: EntryData, b: EntryData): boolean {
  for (const key in a) {
    if (Object.hasOwn(a, key) && !isSame(a[key], Object.hasOwn(b, key) ? b[key] : undefined)) {
      return false;
    }
  }
  return true;
}

/** Whether two paths lead to the same field, or to one inside the other. */
export const overlaps = (one: FieldPath, other: FieldPath): boolean =>
  one.slice(0, other.length).every((key, index) => key === other[index]);

export const isObject = (value: unknown): value is EntryData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy of `value` with `to` at a path. Without `to` the field is removed. Objects on the way are made
 * where they are absent.
 *
 * @param copies objects and lists that are copies already, and change in place: many changes of one entry
 *   copy each part once
 * @returns undefined where the path leads through a text or a number, or to no element of a list
 */
export function withValueAt<T>(
  value: T,
  [key, ...rest]: FieldPath,
  to: unknown,
  copies = new WeakSet<object>(),
): T | undefined {
  if (key === undefined) return to as T;
  if (Array.isArray(value)) {
    const index = /^\d{1,6}$/.test(key) ? Number(key) : -1;
    // An element is removed by a change of its list, so that all indices keep their meaning.
    if (!(index in value) || (rest.length === 0 && isAbsent(to))) return undefined;
    const inner = withValueAt(value[index], rest, to, copies);
    if (inner === undefined) return undefined;
    const list: unknown[] = copies.has(value) ? value : [...value];
    list[index] = inner;
    copies.add(list);
    return list as T;
  }
  if (!isAbsent(value) && !isObject(value)) return undefined;
  const before = (value ?? {}) as EntryData;
  const isRemoved = rest.length === 0 && isAbsent(to);
  const old = Object.hasOwn(before, key) ? before[key] : undefined;
  const inner = isRemoved ? null : withValueAt(old, rest, to, copies);
  if (inner === undefined) return undefined;
  const object = copies.has(before) ? before : { ...before };
  if (isRemoved) delete object[key];
  else object[key] = inner;
  copies.add(object);
  return object as T;
}

export const isAbsent = (value: unknown) => value === undefined || value === null;

/**
 * Applies changes of fields. A change is refused where the present value is neither that from which it
 * started nor already the new one, or where its path leads nowhere any more. No change may concern a field
 * inside that of another.
 *
 * @param changedBy names who changed a field last
 */
export function applyChanges(
  data: EntryData,
  changes: readonly FieldChange[],
  changedBy: (path: FieldPath) => string | null,
): { data: EntryData; applied: FieldPath[]; conflicts: FieldVersions[] } {
  const applied: FieldPath[] = [];
  const conflicts: FieldVersions[] = [];
  const copies = new WeakSet<object>();
  let result = data;
  for (const { path, from, to } of changes) {
    const present = valueAt(result, path);
    if (isSame(present, to)) continue;
    const changed = isSame(present, from) ? withValueAt(result, path, to, copies) : undefined;
    if (changed) {
      result = changed;
      applied.push(path);
    } else {
      const theirs = present ?? null;
      conflicts.push({ path, yours: to ?? null, theirs, by: changedBy(path) });
    }
  }
  return { data: result, applied, conflicts };
}
