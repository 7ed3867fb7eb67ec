/** Which entries an entry refers to, read off the schema of its kind. */
import { type Field, fieldsOf } from './fieldTree.ts';
import type { Entry, Kind } from './kinds.ts';

/** A reference: the path of its field joined by dots, and the entry that it names. */
export interface EntryReference {
  field: string;
  kind: Kind;
  id: string;
}

/** All references of an entry to others. */
export function referencesOf({ kind, data }: Entry): EntryReference[] {
  return fieldsWithReferences(kind).flatMap((field) => referencesIn(field, data, ''));
}

function referencesIn(field: Field, parent: unknown, before: string): EntryReference[] {
  const value = (parent as Record<string, unknown>)[field.name];
  return referencesAt(field, value, before + field.name);
}

function referencesAt(field: Field, value: unknown, path: string): EntryReference[] {
  if (value === undefined || value === null) return [];
  switch (field.type) {
    case 'reference':
      return [{ field: path, kind: field.kind, id: String(value) }];
    case 'list':
      return (value as unknown[]).flatMap((item, index) =>
        referencesAt(field.item, item, `${path}.${index}`),
      );
    case 'object':
      return field.fields.flatMap((inner) => referencesIn(inner, value, `${path}.`));
    case 'record':
      return Object.entries(value).flatMap(([key, inner]) =>
        referencesAt(field.value, inner, `${path}.${key}`),
      );
    default:
      return [];
  }
}

/** Most fields have no references: they are left out of the tree, because entries are many. */
function fieldsWithReferences(kind: Kind): readonly Field[] {
  const known = trees.get(kind) ?? fieldsOf(kind).flatMap(pruned);
  trees.set(kind, known);
  return known;
}

const trees = new Map<Kind, readonly Field[]>();

function pruned(field: Field): Field[] {
  switch (field.type) {
    case 'reference':
      return [field];
    case 'list':
      return pruned(field.item).map((item) => ({ ...field, item }));
    case 'object': {
      const fields = field.fields.flatMap(pruned);
      return fields.length > 0 ? [{ ...field, fields }] : [];
    }
    case 'record':
      return pruned(field.value).map((value) => ({ ...field, value }));
    default:
      return [];
  }
}
