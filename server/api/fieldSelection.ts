/** The parameter `fields` of lists: clients that show only names need not load whole descriptions. */
import { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';

/** Names separated by commas, as `fes,meknes`; an empty text is an empty list. */
export const commaList = <T extends z.ZodType<string, string>>(name: T) =>
  z
    .string()
    .max(500)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(name));

/** The schema of `fields` for entries of a shape; sorted as the shape, so that cache keys are unique. */
export function fieldsParameter(entry: z.ZodObject) {
  const names = Object.keys(entry.shape);
  return commaList(z.enum(names))
    .transform((selected) => names.filter((name) => selected.includes(name)))
    .optional()
    .describe('only these fields of each entry beside `_id`, joined by commas; without it, all');
}

interface Entry {
  _id: string;
}

/** A field's name and its JSON, `"name":value`. */
type SerializedField = readonly [name: string, json: string];

/**
 * Serialises lists with the selected fields of each entry. Each field is serialised once per
 * catalogue, so that another selection only joins strings.
 *
 * @param read returns the entries of a catalogue
 * @returns a function from selected fields, all if undefined, to a JSON array; `_id` is always included
 */
export function listSerializer(read: (catalogue: Catalogue) => readonly Entry[]) {
  const serialized = new WeakMap<Catalogue, SerializedField[][]>();

  function entriesOf(catalogue: Catalogue): SerializedField[][] {
    const known = serialized.get(catalogue);
    if (known) return known;
    const entries = read(catalogue).map(serializeFields);
    serialized.set(catalogue, entries);
    return entries;
  }

  return (catalogue: Catalogue, fields?: readonly string[]): string => {
    const selected = fields && new Set(['_id', ...fields]);
    const entries = entriesOf(catalogue).map((entry) => {
      const included = selected ? entry.filter(([name]) => selected.has(name)) : entry;
      return `{${included.map(([, json]) => json).join()}}`;
    });
    return `[${entries.join()}]`;
  };
}

function serializeFields(entry: Entry): SerializedField[] {
  return Object.entries(entry).flatMap(([name, value]): SerializedField[] => {
    const json: string | undefined = JSON.stringify(value);
    return json === undefined ? [] : [[name, `${JSON.stringify(name)}:${json}`]];
  });
}
