import { z } from 'zod';

/** Names joined by commas: `fes,meknes`; nothing is an empty list. */
export const commaList = <T extends z.ZodType<string, string>>(name: T) =>
  z
    .string()
    .max(500)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(name));

/**
 * The parameter `fields` of a list: which fields of each entry are wanted, so that who shows only
 * names need not load whole descriptions. In the order of the schema, so that the same wish is
 * spelled in one way alone.
 */
export function fieldsOf(entry: z.ZodObject) {
  const names = Object.keys(entry.shape);
  return commaList(z.enum(names))
    .transform((wanted) => names.filter((name) => wanted.includes(name)))
    .optional()
    .describe('only these fields of each entry beside `_id`, joined by commas; without it, all');
}

/** The entry with the wanted fields alone. */
export function withFields<T extends { _id: string }>(
  entry: T,
  wanted: readonly string[] | undefined,
): object {
  if (!wanted) return entry;
  const some = Object.entries(entry).filter(([name]) => name === '_id' || wanted.includes(name));
  return Object.fromEntries(some);
}
