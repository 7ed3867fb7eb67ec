/** Makes an incomplete draft complete for the content rules, so that all its problems are told at once. */
import type { z } from 'zod';
import { type Field, fieldAt } from '../content/fieldTree.ts';
import { type AnyEntry, type Entry, KINDS, type Kind } from '../content/kinds.ts';
import { DEFAULT_LOCALE } from '../locale.ts';
import { type EntryData, type FieldPath, valueAt, withValueAt } from './fieldPath.ts';

/** A replaced field may bring problems of those around it. */
const ROUNDS = 4;

/**
 * The entry with stand-ins in place of what its schema refuses, and their paths: what rules say of those
 * must not be told.
 *
 * @returns undefined where no stand-in fits
 */
export function withStandIns(
  kind: Kind,
  data: unknown,
): { entry: Entry; replaced: FieldPath[] } | undefined {
  const schema = KINDS[kind] as z.ZodType<AnyEntry>;
  const replaced: FieldPath[] = [];
  let fields = data as EntryData;
  for (let round = 0; round < ROUNDS; round++) {
    const result = schema.safeParse(fields);
    if (result.success) return { entry: { kind, data: result.data } as Entry, replaced };
    for (const issue of result.error.issues) {
      const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const path = optionalAround(kind, [...issue.path, ...extra].map(String));
      replaced.push(path);
      fields = withValueAt(fields, path, standInAt(kind, path, valueAt(fields, path))) ?? fields;
    }
  }
  return undefined;
}

/** The nearest field around a path that the entry may lack; the path itself where there is none. */
function optionalAround(kind: Kind, path: FieldPath): FieldPath {
  for (let length = path.length; length > 0; length--) {
    const outer = path.slice(0, length);
    const isElement = /^\d+$/.test(outer.at(-1) ?? '');
    if (!isElement && !fieldAt(kind, outer)?.required) {
      // The text of a language is no field: its text is.
      const isText = fieldAt(kind, outer.slice(0, -1))?.type === 'localized';
      if (!isText) return outer;
    }
  }
  return path;
}

function standInAt(kind: Kind, path: FieldPath, value: unknown): unknown {
  if (path.at(-1) === DEFAULT_LOCALE) return '…';
  const field = fieldAt(kind, path);
  if (!field?.required) return undefined;
  if (field.type === 'list' && Array.isArray(value)) {
    const missing = Math.max(0, field.min - value.length);
    return [...value, ...Array.from({ length: missing }, () => standIn(field.item))];
  }
  return standIn(field);
}

function standIn(field: Field): unknown {
  switch (field.type) {
    case 'localized':
      return { [DEFAULT_LOCALE]: '…' };
    case 'text':
      // A phone number and a part of an address, too.
      return field.format === 'url' ? 'https://example.org' : '000000';
    case 'number':
      return Math.max(1, field.min ?? 1);
    case 'boolean':
      return false;
    case 'enum':
      return field.options[0];
    case 'date':
      return '2000-01-01';
    case 'reference':
      return 'x';
    case 'list':
      return Array.from({ length: field.min }, () => standIn(field.item));
    case 'object':
      return Object.fromEntries(
        field.fields
          .filter(({ required }) => required)
          .map((inner) => [inner.name, standIn(inner)]),
      );
    case 'record':
      return {};
  }
}
