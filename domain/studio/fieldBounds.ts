/** What a draft may hold: it can be unfinished or wrong, but each of its fields has bounds. */

import { MOST_CHARACTERS } from '../content/fields.ts';
import { childOf, type Field, fieldAt } from '../content/fieldTree.ts';
import type { Kind } from '../content/kinds.ts';
import { type EntryData, type FieldChange, type FieldPath, isAbsent } from './fieldPath.ts';

/** Why a value cannot be saved. `limit` is in characters or elements. */
export type OutOfBounds =
  | { code: 'UNKNOWN_FIELD'; path: FieldPath }
  | { code: 'TOO_LONG' | 'TOO_MANY'; path: FieldPath; limit: number };

/** The first change that cannot be saved. A field that the kind does not have can only be removed. */
export function changeOutOfBounds(
  kind: Kind,
  changes: readonly FieldChange[],
): OutOfBounds | undefined {
  for (const { path, to } of changes) {
    if (isAbsent(to)) continue;
    const field = fieldAt(kind, path);
    if (!field) return { code: 'UNKNOWN_FIELD', path };
    const found = valueOutOfBounds(field, to, path);
    if (found) return found;
  }
  return undefined;
}

/** The first field of a new entry that cannot be saved. */
export const entryOutOfBounds = (
  kind: Kind,
  { _id, ...fields }: EntryData,
): OutOfBounds | undefined =>
  changeOutOfBounds(
    kind,
    Object.entries(fields).map(([key, to]) => ({ path: [key], to })),
  );

/** @param field undefined for a value inside one of a wrong type */
function valueOutOfBounds(
  field: Field | undefined,
  value: unknown,
  path: FieldPath,
): OutOfBounds | undefined {
  if (typeof value === 'string') {
    const limit = (field?.type === 'text' && field.max) || MOST_CHARACTERS.line;
    return value.length > limit ? { code: 'TOO_LONG', path, limit } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (field?.type === 'list' && field.max && Object.keys(value).length > field.max) {
    return { code: 'TOO_MANY', path, limit: field.max };
  }
  for (const [key, inner] of Object.entries(value)) {
    const found = valueOutOfBounds(childOf(field, key), inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
