/** Random values for requests: valid for a JSON Schema, nearly valid, or unusual. */
import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI description uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

/** Texts that often cause errors. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\u2028',
  '🧿'.repeat(200),
  'x'.repeat(70_000),
  'ا'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '..\\..\\win.ini',
  '//evil.example',
  'javascript:alert(1)',
  'a\r\nSet-Cookie: x=1',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '-000001-01-01',
  '25:61',
  '34.05,-4.98',
  '999,999',
  'NaN,NaN',
];

export const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 12 }),
);

const nested = (depth: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    0.1,
    2 ** 31,
    2 ** 53,
    -1e308,
    5e-324,
    [],
    {},
    nested(500),
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
    { length: 1e9 },
    Array(2000).fill(0),
  ),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Existing ids for a field; without a field, ids of all kinds. */
export type Ids = (field?: string) => readonly string[];

/** Values that match the schema. Where it expects an id, often an existing one. */
export function valuesOf(schema: Schema, ids: Ids, field?: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, ids, field)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, ids(field));
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(between(schema));
    case 'number':
      return fc.double({ ...between(schema), noNaN: true });
    case 'array':
      return listOf(schema, ids, field);
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, type]) => [
            name,
            valuesOf(type, ids, name),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** The bounds of a number, at most ±1,000,000; larger numbers are among the odd values. */
const between = ({ minimum = -1000, maximum = 1000 }: Schema) => ({
  min: Math.max(minimum, -1e6),
  max: Math.min(maximum, 1e6),
});

function textOf(
  { format, pattern, minLength = 0, maxLength = 60 }: Schema,
  ids: readonly string[],
) {
  if (format === 'date') {
    const range = { min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString().slice(0, 10));
  }
  if (format === 'email') return fc.emailAddress();
  if (pattern?.startsWith('^[a-z0-9]+')) return fc.constantFrom(...ids);
  if (pattern?.startsWith('^(\\+')) return fc.constantFrom('', '+212 535 62 34 60');
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: text },
  );
}

function listOf(schema: Schema, ids: Ids, field?: string): fc.Arbitrary<unknown> {
  if (schema.prefixItems)
    return fc.tuple(...schema.prefixItems.map((item) => valuesOf(item, ids, field)));
  const { minItems = 0, maxItems = 5 } = schema;
  return fc.array(valuesOf(schema.items ?? {}, ids, field), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 5)),
  });
}

/** The value with one property or element replaced, removed or added at random. */
export function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.constantFrom('replace', 'remove', 'add');
  return fc.tuple(value, fc.nat(), change, oddText, oddValue).map(([whole, at, how, key, odd]) => {
    const copy = structuredClone(whole);
    const objects = [copy, ...descendants(copy)].filter(
      (one) => one !== null && typeof one === 'object',
    );
    const target = objects[at % (objects.length || 1)] as Record<string, unknown> | undefined;
    if (!target) return odd;
    const keys = Object.keys(target);
    const name = how === 'add' || keys.length === 0 ? key : (keys[at % keys.length] ?? key);
    if (how === 'remove') delete target[name];
    else Object.defineProperty(target, name, { value: odd, enumerable: true, configurable: true });
    return copy;
  });
}

function descendants(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((one) => [one, ...descendants(one)]);
}
