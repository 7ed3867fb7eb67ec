/**
 * Texts that are written before their English text. The website shows the English text wherever a language
 * is missing, so a text without one waits in the draft, and the rest of the entry can be published.
 */
import { type Field, fieldsOf } from '../content/fieldTree.ts';
import type { Kind } from '../content/kinds.ts';
import { DEFAULT_LOCALE } from '../locale.ts';
import { type EntryData, type FieldPath, isAbsent, isObject } from './fieldPath.ts';

/**
 * The fields without texts that wait for English, and the paths of those. Only texts that the entry may
 * lack, and elements of lists of texts, can wait.
 *
 * @param data without empty optional fields (`pruneEmpty`)
 */
export function withoutHeldTexts(kind: Kind, data: unknown): { data: unknown; held: FieldPath[] } {
  const held: FieldPath[] = [];
  return { data: isObject(data) ? keepFields(fieldsOf(kind), data, [], held) : data, held };
}

function keepFields(
  fields: readonly Field[],
  data: EntryData,
  path: FieldPath,
  held: FieldPath[],
): EntryData {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const kept = Object.entries(data).flatMap(([key, value]) => {
    const field = byName.get(key);
    const inner = field ? keep(field, value, [...path, key], held, !field.required) : value;
    return inner === undefined ? [] : [[key, inner]];
  });
  return Object.fromEntries(kept);
}

/** @returns undefined where the text waits */
function keep(
  field: Field,
  value: unknown,
  path: FieldPath,
  held: FieldPath[],
  mayWait: boolean,
): unknown {
  if (field.type === 'localized' && mayWait && isObject(value) && isWaiting(value)) {
    held.push(path);
    return undefined;
  }
  if (field.type === 'object' && isObject(value)) {
    return keepFields(field.fields, value, path, held);
  }
  if (field.type === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const inner = keep(field.item, item, [...path, String(index)], held, true);
      return inner === undefined ? [] : [inner];
    });
  }
  return value;
}

const isWaiting = ({ [DEFAULT_LOCALE]: english, ...others }: EntryData) =>
  isBlank(english) && !Object.values(others).every(isBlank);

const isBlank = (value: unknown) => isAbsent(value) || value === '';

/** The path in the draft of a field that was found in the fields without held texts. */
export function pathInDraft(path: FieldPath, held: readonly FieldPath[]): FieldPath {
  return held.reduce((found, left) => {
    const depth = left.length - 1;
    const isBeside = left.slice(0, -1).every((key, index) => found[index] === key);
    const [index, own] = [Number(left.at(-1)), Number(found[depth])];
    return isBeside && own >= index ? found.with(depth, String(own + 1)) : found;
  }, path);
}
