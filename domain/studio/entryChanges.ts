import { type EntryData, type FieldChange, type FieldPath, isObject, isSame } from './fieldPath.ts';

/**
 * The fields in which two versions of an entry differ. A list whose elements were added, removed or moved
 * is one change; otherwise each changed element has its own.
 */
export function changesBetween(before: EntryData, after: EntryData): FieldChange[] {
  return changes(before, after, []);
}

function changes(from: unknown, to: unknown, path: FieldPath): FieldChange[] {
  if (isSame(from, to)) return [];
  if (isObject(from) && isObject(to)) {
    return Object.keys({ ...from, ...to }).flatMap((key) =>
      changes(from[key], to[key], [...path, key]),
    );
  }
  if (
    Array.isArray(from) &&
    Array.isArray(to) &&
    from.length === to.length &&
    !hasMoved(from, to)
  ) {
    return to.flatMap((item, index) => changes(from[index], item, [...path, String(index)]));
  }
  return [{ path, from: from ?? null, to: to ?? null }];
}

/** Whether an element stands where another stood. */
const hasMoved = (from: unknown[], to: unknown[]): boolean =>
  to.some(
    (item, index) =>
      !isSame(item, from[index]) &&
      from.some((other, position) => position !== index && isSame(item, other)),
  );
