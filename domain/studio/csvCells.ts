/**
 * Entries as tables: a column for each field, named by its path as changes of drafts address it
 * (`title.fr`, `sections.0.text.de`), and texts in cells. A list of simple values is one cell.
 */
import { type Field, fieldAt, fieldsOf } from '../content/fieldTree.ts';
import type { Kind } from '../content/kinds.ts';
import { LOCALES } from '../locale.ts';
import { type EntryData, type FieldPath, isObject } from './fieldPath.ts';

export interface Column {
  name: string;
  path: FieldPath;
  field: Field;
}

const SIMPLE = new Set(['text', 'number', 'boolean', 'enum', 'date', 'reference']);
const isSimple = (field: Field) => SIMPLE.has(field.type);
const isCell = (field: Field) => isSimple(field) || (field.type === 'list' && isSimple(field.item));

/** The columns that some entries of a kind need, in the order of the schema. */
export const columnsOf = (kind: Kind, entries: readonly EntryData[]): Column[] =>
  fieldsOf(kind).flatMap((field) =>
    columnsBelow(
      field,
      [field.name],
      entries.map((entry) => entry[field.name]),
    ),
  );

function columnsBelow(field: Field, path: FieldPath, values: readonly unknown[]): Column[] {
  const inner = (of: Field, key: string) =>
    columnsBelow(
      of,
      [...path, key],
      values.map((value) => (Object(value) as EntryData)[key]),
    );
  if (isCell(field)) return [{ name: path.join('.'), path, field }];
  switch (field.type) {
    case 'localized':
      return LOCALES.map((locale) => textColumn([...path, locale]));
    case 'object':
      return field.fields.flatMap((one) => inner(one, one.name));
    case 'record': {
      const keys = new Set(values.filter(isObject).flatMap(Object.keys));
      return [...keys].toSorted().flatMap((key) => inner(field.value, key));
    }
    case 'list': {
      const lengths = values.map((value) => (Array.isArray(value) ? value.length : 0));
      return Array.from({ length: Math.max(0, ...lengths) }, (_, index) =>
        inner(field.item, String(index)),
      ).flat();
    }
    default:
      return [];
  }
}

const textColumn = (path: FieldPath): Column => ({
  name: path.join('.'),
  path,
  field: { name: path.at(-1) ?? '', required: false, type: 'text', isLong: false },
});

/** The column of a name; undefined where the kind has no such field. */
export function columnAt(kind: Kind, name: string): Column | undefined {
  const path = name.split('.');
  if (path.some((key) => key in {})) return undefined;
  const field = fieldAt(kind, path);
  return field && isCell(field) ? { name, path, field } : undefined;
}

/** Between the elements of a list; within an element it is written with a backslash. */
const BETWEEN = ' | ';

export function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    return value.map((item) => toCell(item).replace(/[\\|]/g, '\\$&')).join(BETWEEN);
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type Parsed = { value: unknown } | { problem: 'number' | 'boolean' };

/**
 * The value that a cell stands for; null for an empty one.
 *
 * @param delimiter with `;`, as spreadsheets in French write it, numbers can have a decimal comma
 */
export function parseCell(field: Field, cell: string, delimiter: string): Parsed {
  const text = cell.replace(/\r\n?/g, '\n');
  if (text === '') return { value: null };
  if (field.type === 'list') return parseList(field.item, text, delimiter);
  if (field.type === 'boolean') return parseBoolean(text);
  if (field.type === 'number')
    return parseNumber(delimiter === ';' ? text.replace(',', '.') : text);
  if (field.type === 'enum') {
    return { value: field.options.find((option) => String(option) === text.trim()) ?? text };
  }
  return { value: text };
}

function parseList(item: Field, text: string, delimiter: string): Parsed {
  const parts = text.match(/(?:\\[\s\S]|[^\\|])+/g) ?? [];
  const cells = parts.map((part) => part.trim().replace(/\\([\\|])/g, '$1'));
  const values: unknown[] = [];
  for (const cell of cells.filter(Boolean)) {
    const parsed = parseCell(item, cell, delimiter);
    if ('problem' in parsed) return parsed;
    values.push(parsed.value);
  }
  return { value: values };
}

function parseNumber(text: string): Parsed {
  const number = text.trim();
  return /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(number)
    ? { value: Number(number) }
    : { problem: 'number' };
}

/** Spreadsheets write these words in the language of the computer. */
function parseBoolean(text: string): Parsed {
  const word = text.trim().toLowerCase();
  if (['true', 'vrai', '1'].includes(word)) return { value: true };
  return ['false', 'faux', '0'].includes(word) ? { value: false } : { problem: 'boolean' };
}
