import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KIND_NAMES, KINDS } from './kinds.ts';

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
}

/** Texts and lists without a bound, by their paths. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const isFixed = schema.enum || schema.const !== undefined || schema.format === 'date';
  const isOpen =
    (schema.type === 'string' && !isFixed && !(schema.maxLength && schema.maxLength <= 20_000)) ||
    (schema.type === 'array' && !(schema.maxItems && schema.maxItems <= 250));
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
    ...(items ? unbounded(items, `${path}.*`) : []),
    ...(typeof additionalProperties === 'object'
      ? unbounded(additionalProperties, `${path}.*`)
      : []),
    ...anyOf.flatMap((one) => unbounded(one, path)),
  ];
}

describe('every text and list of an entry has a bound', () => {
  it.each(KIND_NAMES)('in %s', (kind) => {
    const schema = z.toJSONSchema(KINDS[kind], { io: 'input', unrepresentable: 'any' });
    expect(unbounded(schema as JsonSchema, kind)).toEqual([]);
  });
});
