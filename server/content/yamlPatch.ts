/** Writes entries as YAML files, and changes files field by field. */
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { z } from 'zod';
import { childOf, type Field } from '../../domain/content/fieldTree.ts';
import { KINDS, type Kind } from '../../domain/content/kinds.ts';
import { type EntryData, isAbsent, isObject, isSame } from '../../domain/studio/fieldPath.ts';
import {
  entryField,
  keyOf,
  keysOf,
  makeCanonical,
  parseYaml,
  rank,
  sortKeys,
  toYaml,
} from './yamlFormat.ts';

/** A new file with an entry's fields, without those that have default values. */
export function newYaml(kind: Kind, data: EntryData): string {
  const file = new Document(withoutDefaults(kind, data));
  makeCanonical(file);
  sortKeys(file.contents, entryField(kind));
  return toYaml(file);
}

/**
 * A file with the fields that differ between two versions of its entry changed, in the canonical form.
 * Other fields stay as they are, with all comments.
 *
 * @param from the entry as the file has it
 */
export function patchYaml(kind: Kind, text: string, from: EntryData, to: EntryData): string {
  const file = parseYaml(text);
  // Other defaults were written on purpose, and an object can have comments and keys without values.
  const fields = (data: EntryData) => withoutDefaults(kind, data, isEmpty);
  if (isMap(file.contents)) {
    patchMap(file.contents, fields(from), fields(to), entryField(kind), file);
  }
  return toYaml(file);
}

/** The fields of an entry that differ from what its schema supplies. */
function withoutDefaults(
  kind: Kind,
  data: EntryData,
  isDropped: (value: unknown) => boolean = () => true,
): EntryData {
  const schemas: Record<string, z.ZodType> = KINDS[kind].shape;
  const isDefault = (name: string, value: unknown) =>
    isSame(schemas[name]?.safeParse(undefined).data, value);
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !(isDropped(value) && isDefault(name, value))),
  );
}

function patchMap(
  map: YAMLMap,
  from: EntryData,
  to: EntryData,
  field: Field | undefined,
  file: Document,
): void {
  for (const key of Object.keys({ ...from, ...to })) {
    if (isSame(from[key], to[key])) continue;
    const pair = map.items.find((item) => keyOf(item) === key);
    const inner = childOf(field, key);
    if (isAbsent(to[key])) map.delete(key);
    else if (pair) pair.value = patchedNode(pair.value, from[key], to[key], inner, file);
    else insert(map, file.createPair(key, newNode(to[key], inner, file)), keysOf(field));
  }
}

/** Adds a pair behind those that the schema has before it. */
function insert(map: YAMLMap, pair: Pair, keys: readonly string[] = []): void {
  const last = map.items.findLastIndex((other) => rank(keys, other) <= rank(keys, pair));
  map.items.splice(last + 1, 0, pair);
}

function patchedNode(
  node: unknown,
  from: unknown,
  to: unknown,
  field: Field | undefined,
  file: Document,
): unknown {
  if (isSame(from, to)) return node;
  if (isMap(node) && isObject(from) && isObject(to)) {
    patchMap(node, from, to, field, file);
    node.flow = node.items.length === 0;
    return node;
  }
  if (
    isSeq(node) &&
    Array.isArray(from) &&
    Array.isArray(to) &&
    node.items.length === from.length
  ) {
    patchSeq(node, from, to, field, file);
    node.flow = node.items.length === 0;
    return node;
  }
  const fresh = newNode(to, field, file);
  if (isScalar(node) || isCollection(node)) {
    const { commentBefore, comment, spaceBefore } = node;
    Object.assign(fresh, { commentBefore, spaceBefore, ...(isScalar(fresh) && { comment }) });
  }
  return fresh;
}

/** Elements that are in both lists keep their lines; an object in the place of another is patched. */
function patchSeq(
  seq: YAMLSeq,
  from: readonly unknown[],
  to: readonly unknown[],
  field: Field | undefined,
  file: Document,
): void {
  const item = childOf(field, '0');
  const old = [...seq.items];
  const free = new Set(from.keys());
  const kept = to.map((value) => {
    const index = [...free].find((position) => isSame(from[position], value));
    if (index !== undefined) free.delete(index);
    return index;
  });
  seq.items = to.map((value, position) => {
    const index = kept[position];
    if (index !== undefined) return old[index];
    if (!free.delete(position)) return newNode(value, item, file);
    return patchedNode(old[position], from[position], value, item, file);
  });
}

function newNode(value: unknown, field: Field | undefined, file: Document): Node {
  const node = file.createNode(value);
  makeCanonical(node);
  sortKeys(node, field);
  return node;
}

const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
