import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '../locale.ts';
import { type Field, fieldsOf } from './fieldTree.ts';
import { KIND_NAMES, KINDS } from './kinds.ts';

/** Paths to all fields; elements of lists and records are `*`. */
function pathsOf(field: Field, before = ''): string[] {
  const path = `${before}${field.name}`;
  switch (field.type) {
    case 'list':
      return [path, ...below(field.item, `${path}.*`)];
    case 'record':
      return [path, ...below(field.value, `${path}.*`)];
    default:
      return below(field, path);
  }
}

const below = (field: Field, path: string): string[] =>
  field.type === 'object'
    ? [path, ...field.fields.flatMap((inner) => pathsOf(inner, `${path}.`))]
    : [path];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
}

/** The same of a JSON schema, which zod derives itself. */
function schemaPaths(
  { properties, items, additionalProperties, anyOf }: JsonSchema,
  path = '',
): string[] {
  const before = path && `${path}.`;
  if (anyOf?.[0]) return schemaPaths(anyOf[0], path);
  if (items) return [path, ...schemaPaths(items, `${path}.*`)];
  if (properties && DEFAULT_LOCALE in properties) return [path];
  const fields = Object.entries(properties ?? {});
  if (fields.length > 0) {
    const inner = fields.flatMap(([name, schema]) => schemaPaths(schema, before + name));
    return path ? [path, ...inner] : inner;
  }
  if (typeof additionalProperties === 'object')
    return [path, ...schemaPaths(additionalProperties, `${path}.*`)];
  return [path];
}

describe('the fields of the Studio’s forms', () => {
  it.each(KIND_NAMES)('are all fields of the schema of %s', (kind) => {
    const schema = z.toJSONSchema(KINDS[kind], { io: 'input', unrepresentable: 'any' });
    const expected = schemaPaths(schema as JsonSchema).filter((path) => path !== '_id');
    expect(
      fieldsOf(kind)
        .flatMap((field) => pathsOf(field))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('know what is required, the bounds and the kind of a reference', () => {
    const find = (kind: Parameters<typeof fieldsOf>[0], ...[first, ...rest]: string[]) => {
      let field = fieldsOf(kind).find(({ name }) => name === first);
      for (const key of rest) {
        const object = field?.type === 'list' ? field.item : field;
        if (object?.type === 'object') field = object.fields.find(({ name }) => name === key);
      }
      return field;
    };
    expect(find('places', 'title')).toEqual({
      name: 'title',
      max: 500,
      type: 'localized',
      isLong: false,
      required: true,
    });
    expect(find('places', 'description')).toMatchObject({ isLong: true, required: false });
    expect(find('places', 'contact', 'address', 'city')).toMatchObject({
      type: 'reference',
      kind: 'cities',
      required: true,
    });
    expect(find('places', 'tags')).toMatchObject({
      type: 'list',
      item: { type: 'reference', kind: 'tags' },
    });
    expect(find('cities', 'climate', 'high')).toMatchObject({ type: 'list', min: 12, max: 12 });
    expect(find('events', 'usualMonths')).toMatchObject({
      item: { type: 'number', isInteger: true, min: 1, max: 12 },
    });
    expect(find('settings', 'social', 'facebook')).toMatchObject({
      type: 'text',
      format: 'url',
      required: false,
    });
    expect(find('settings', 'holidays', 'date')).toMatchObject({ type: 'date', required: true });
    expect(find('circuits', 'stops')).toMatchObject({ min: 2, max: 250 });
    expect(find('places', 'priceLevel')).toMatchObject({ type: 'enum', options: [1, 2, 3] });
  });
});
