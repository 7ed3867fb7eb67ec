import type { z } from 'zod';
import { isObject } from './fieldPath.ts';

/**
 * A value without empty optional fields: a form leaves an empty text, or an object whose fields were all
 * cleared, where the schema has nothing.
 */
export function pruneEmpty(schema: z.ZodType, value: unknown): unknown {
  const { def } = schema as unknown as { def: Definition };
  if (def.innerType) return pruneEmpty(def.innerType, value);
  if (def.element && Array.isArray(value)) {
    const { element } = def;
    return value.map((item) => pruneEmpty(element, item));
  }
  if (!def.shape || !isObject(value)) return value;
  const { shape } = def;
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) return [[key, inner]];
    const pruned = pruneEmpty(field, inner);
    const isOptional = field.safeParse(undefined).success;
    return isOptional && isEmpty(pruned) ? [] : [[key, pruned]];
  });
  return Object.fromEntries(fields);
}

/** The parts of a schema's definition that hold other schemas. */
interface Definition {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (isObject(value) && Object.values(value).every(isEmpty));
