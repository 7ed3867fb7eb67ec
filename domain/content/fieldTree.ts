/**
 * The fields of a kind of content as a tree, read off the kind's zod schema: for the Studio's forms, for
 * references between entries, and for texts by language.
 */
import type { z } from 'zod';
import { DEFAULT_LOCALE, isLocale } from '../locale.ts';
import { REFERENCES } from './fields.ts';
import { KINDS, type Kind } from './kinds.ts';

interface Common {
  /** The key in its object; elements of a list have the name of the list. */
  name: string;
  /** Whether an entry without it is invalid. */
  required: boolean;
}

export type Field = Common &
  /** `max` is the most characters. */
  (
    | { type: 'text'; isLong: boolean; max?: number; format?: 'url' | 'email' }
    | { type: 'localized'; isLong: boolean; max?: number }
    | { type: 'number'; min?: number; max?: number; isInteger: boolean }
    | { type: 'boolean' }
    | { type: 'enum'; options: readonly (string | number)[] }
    | { type: 'date' }
    | { type: 'reference'; kind: Kind }
    | { type: 'list'; item: Field; min: number; max?: number }
    | { type: 'object'; fields: readonly Field[] }
    /** An object whose keys are chosen, such as files by language. */
    | { type: 'record'; value: Field }
  );

/** The fields of a kind in the order of its schema, without the id, which is the entry's address. */
export function fieldsOf(kind: Kind): readonly Field[] {
  const known = trees.get(kind) ?? fieldsOfShape(KINDS[kind] as unknown as Schema);
  trees.set(kind, known);
  return known;
}

/**
 * The paths of the fields of a kind that a published entry may lack, in the order of the schema:
 * `tip`, `contact.phone`. A list is one field.
 */
export const optionalFields = (kind: Kind): string[] => optionalIn(fieldsOf(kind));

const optionalIn = (fields: readonly Field[], parents: readonly string[] = []): string[] =>
  fields.flatMap((field) => {
    const path = [...parents, field.name];
    const isListed = !field.required && field.type !== 'boolean';
    return [
      ...(isListed ? [path.join('.')] : []),
      ...(field.type === 'object' ? optionalIn(field.fields, path) : []),
    ];
  });

const trees = new Map<Kind, readonly Field[]>();

/**
 * The field at a path of keys, such as `['sections', '2', 'text']`, or of one text, such as `['title',
 * 'de']`; undefined where the schema has none.
 */
export function fieldAt(kind: Kind, [first, ...rest]: readonly string[]): Field | undefined {
  let field = fieldsOf(kind).find(({ name }) => name === first);
  for (const key of rest) field = childOf(field, key);
  return field;
}

/** The field at a key of an object, of a list (an index), of a record, or of a text in several languages. */
export function childOf(field: Field | undefined, key: string): Field | undefined {
  switch (field?.type) {
    case 'list':
      return /^\d+$/.test(key) ? field.item : undefined;
    case 'record':
      return field.value;
    case 'object':
      return field.fields.find(({ name }) => name === key);
    case 'localized': {
      const { max } = field;
      if (!isLocale(key)) return undefined;
      return { name: key, required: false, type: 'text', isLong: false, ...(max && { max }) };
    }
    default:
      return undefined;
  }
}

/** Texts of several paragraphs. */
const LONG_TEXTS = new Set(['description', 'text']);

/** What the walker reads of zod's schemas. */
interface Schema {
  safeParse: z.ZodType['safeParse'];
  def: {
    type: string;
    innerType?: Schema;
    in?: Schema;
    out?: Schema;
    options?: readonly Schema[];
    element?: Schema;
    shape?: Record<string, Schema>;
    valueType?: Schema;
    values?: readonly (string | number)[];
    checks?: readonly { _zod: { def: Check } }[];
    entries?: Record<string, string>;
  };
  format?: string | null;
}

/** Checks of numbers, and of the lengths of lists and texts. */
interface Check {
  check: string;
  value?: number;
  length?: number;
  minimum?: number;
  maximum?: number;
}

const fieldsOfShape = ({ def }: Schema): Field[] =>
  Object.entries(def.shape ?? {})
    .filter(([name]) => name !== '_id')
    .map(([name, schema]) => toField(name, schema));

/** @throws for a schema that has no widget */
function toField(name: string, outer: Schema): Field {
  const schema = unwrapped(outer);
  const { def } = schema;
  const common = { name, required: !outer.safeParse(undefined).success };
  const reference = REFERENCES.get(schema as unknown as z.ZodType);
  if (reference) return { ...common, type: 'reference', kind: reference.kind as Kind };
  switch (def.type) {
    case 'string':
      return { ...common, ...textField(name, schema) };
    case 'number':
      return { ...common, type: 'number', ...bounds(schema) };
    case 'boolean':
      return { ...common, type: 'boolean' };
    case 'enum':
      return { ...common, type: 'enum', options: Object.values(def.entries ?? {}) };
    case 'literal':
      return { ...common, type: 'enum', options: def.values ?? [] };
    case 'array': {
      const { min = 0, max } = bounds(schema);
      return { ...common, type: 'list', item: toField(name, inner(def.element)), min, max };
    }
    case 'object':
      if (def.shape?.[DEFAULT_LOCALE]) {
        const { max } = bounds(def.shape[DEFAULT_LOCALE]);
        return { ...common, type: 'localized', isLong: LONG_TEXTS.has(name), ...(max && { max }) };
      }
      return { ...common, type: 'object', fields: fieldsOfShape(schema) };
    case 'record':
      return { ...common, type: 'record', value: toField(name, inner(def.valueType)) };
    default:
      throw new Error(`The field ${name} has no widget: ${def.type}`);
  }
}

/** Without what zod puts around a type: options, defaults, conversions, and a list's second shape. */
function unwrapped(schema: Schema): Schema {
  const { def } = schema;
  if (def.innerType) return unwrapped(def.innerType);
  if (def.type === 'pipe')
    return unwrapped(inner(def.in?.def.type === 'transform' ? def.out : def.in));
  if (def.type === 'union') return unwrapped(inner(def.options?.[0]));
  return schema;
}

function inner(schema: Schema | undefined): Schema {
  if (!schema) throw new Error('A part of a schema is missing.');
  return schema;
}

function textField(name: string, schema: Schema) {
  const { format } = schema;
  if (format === 'date') return { type: 'date' } as const;
  const known = format === 'url' || format === 'email' ? ({ format } as const) : {};
  const { max } = bounds(schema);
  return { type: 'text', isLong: LONG_TEXTS.has(name), ...(max && { max }), ...known } as const;
}

/** The bounds of a number, inclusive or not, or of the length of a list or text. */
function bounds({ def }: Schema) {
  const found: { min?: number; max?: number; isInteger: boolean } = { isInteger: false };
  for (const { _zod } of def.checks ?? []) {
    const { check, value, length, minimum, maximum } = _zod.def;
    if (check === 'number_format') found.isInteger = true;
    if (check === 'greater_than') found.min = value;
    if (check === 'less_than') found.max = value;
    if (check === 'min_length' || check === 'length_equals') found.min = minimum ?? length;
    if (check === 'max_length' || check === 'length_equals') found.max = maximum ?? length;
  }
  return found;
}
