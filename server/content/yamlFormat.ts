/** The canonical YAML of entries: key order of the schema, one style for texts, lists and widths. */
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
} from 'yaml';
import { childOf, type Field, fieldsOf } from '../../domain/content/fieldTree.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import { LOCALES } from '../../domain/locale.ts';

/** Plain texts where YAML allows them, otherwise double quotes; paragraphs are folded blocks. */
const STYLE: ToStringOptions = { lineWidth: 100, blockQuote: 'folded', nullStr: '' };

export const toYaml = (file: Document): string => file.toString(STYLE);

/**
 * A file as a document that keeps its comments.
 *
 * @throws YAMLParseError with line and column
 */
export function parseYaml(text: string): Document.Parsed {
  const file = parseDocument(text);
  if (file.errors[0]) throw file.errors[0];
  // A comment below a key without a value would become a comment of the value.
  let marked = text;
  for (const start of emptyValues(file).reverse()) {
    marked = `${marked.slice(0, start)} ~ ${marked.slice(start)}`;
  }
  const result = marked === text ? file : parseDocument(marked);
  if (result.errors[0]) throw result.errors[0];
  visit(result, {
    Pair(_, pair) {
      // `{facebook}`, which would become `? facebook`.
      if (pair.value === null) pair.value = new Scalar(null);
    },
    Scalar(_, scalar) {
      if (scalar.value === null) delete scalar.source;
    },
  });
  return result;
}

/** Where values are missing, in the order of the text: where they would be. */
function emptyValues(file: Document.Parsed): number[] {
  const positions: number[] = [];
  visit(file, {
    Pair(_, { value }) {
      if (!isScalar(value) || value.value !== null || value.source !== '') return;
      const start = value.range?.[0];
      if (start !== undefined) positions.push(start);
    },
  });
  return positions;
}

/** The same content and comments in the canonical form. Formatting twice changes nothing. */
export function formatYaml(kind: Kind, text: string): string {
  const once = formatOnce(kind, text);
  // A comment at the end can move into the block above it.
  return once === text ? text : formatOnce(kind, once);
}

function formatOnce(kind: Kind, text: string): string {
  const file = parseYaml(text);
  makeCanonical(file);
  sortKeys(file.contents, entryField(kind));
  return toYaml(file);
}

/** Removes the styles that a person chose below a node. */
export function makeCanonical(node: Document | Node): void {
  visit(node as Node, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string') delete scalar.type;
    },
    Collection(_, collection) {
      // `{}` and `[]` have no other form.
      if (collection.items.length > 0) collection.flow = false;
    },
  });
}

/** The fields of a kind, as one object. */
export const entryField = (kind: Kind): Field => ({
  name: kind,
  required: true,
  type: 'object',
  fields: [{ name: '_id', required: true, type: 'text', isLong: false }, ...fieldsOf(kind)],
});

/** The names of the keys of a field in the order of its schema; undefined where keys are chosen. */
export function keysOf(field: Field | undefined): readonly string[] | undefined {
  if (field?.type === 'object') return field.fields.map(({ name }) => name);
  return field?.type === 'localized' ? LOCALES : undefined;
}

/** Unknown keys come last, in their own order. */
export function sortKeys(node: unknown, field: Field | undefined): void {
  if (isSeq(node)) for (const item of node.items) sortKeys(item, childOf(field, '0'));
  if (!isMap(node)) return;
  const keys = keysOf(field);
  if (keys) node.items.sort((a, b) => rank(keys, a) - rank(keys, b));
  for (const pair of node.items) sortKeys(pair.value, childOf(field, keyOf(pair)));
}

export const rank = (keys: readonly string[], pair: Pair): number => {
  const index = keys.indexOf(keyOf(pair));
  return index < 0 ? keys.length : index;
};

export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** The line of a field, or of the innermost thing around it that the file has; 1 for the first. */
export function lineOf(text: string, path: readonly string[]): number | undefined {
  const lines = new LineCounter();
  const file = parseDocument(text, { lineCounter: lines });
  let start = 0;
  let node: unknown = file.contents;
  for (const key of path) {
    const item = isMap(node)
      ? node.items.find((pair) => keyOf(pair) === key)
      : isSeq(node)
        ? node.items[Number(key)]
        : undefined;
    const at = isPair(item) ? item.key : item;
    start = (at as Node | undefined)?.range?.[0] ?? start;
    node = isPair(item) ? item.value : item;
    if (!node) break;
  }
  return file.contents ? lines.linePos(start).line : undefined;
}
