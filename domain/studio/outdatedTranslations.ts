/**
 * Translations whose English text changed since they were written. English is the source of all languages:
 * every text has it, and pages show it where a translation is missing.
 */
import { type Field, fieldsOf } from '../content/fieldTree.ts';
import type { Kind } from '../content/kinds.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale.ts';
import type { OutdatedTranslation } from './entryApi.ts';
import { type EntryData, type FieldPath, isObject, isSame } from './fieldPath.ts';

interface Options {
  /** The change of English texts concerns no translation: a spelling mistake, for example. */
  isCorrection?: boolean | undefined;
}

/**
 * The outdated translations of an entry after a change: those that were not touched while their English text
 * changed, and those that were outdated already. A translation is current again where its English text is the
 * one that it translates. What is new counts as current.
 *
 * @param known those of `before`
 */
export function outdatedAfter(
  kind: Kind,
  before: EntryData,
  after: EntryData,
  known: readonly OutdatedTranslation[],
  { isCorrection = false }: Options = {},
): OutdatedTranslation[] {
  const sources = new Map(known.map(({ path, source }) => [path.join('.'), source]));
  const fields = fieldsOf(kind);
  const former = Map.groupBy(textsIn(fields, before), ({ field }) => field);
  const present = Map.groupBy(textsIn(fields, after), ({ field }) => field);
  return [...present].flatMap(([field, texts]) =>
    TRANSLATIONS.flatMap((locale) =>
      texts.flatMap((wanted) => {
        const english = wanted.text[DEFAULT_LOCALE];
        const untouched = findUntouched(former.get(field) ?? [], texts, wanted, locale);
        if (!untouched || !english) return [];
        const translated = sources.get([...untouched.path, locale].join('.'));
        const source = translated ?? (isCorrection ? english : untouched.text[DEFAULT_LOCALE]);
        return source && source !== english ? [{ path: [...wanted.path, locale], source }] : [];
      }),
    ),
  );
}

const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

interface FoundText {
  /** The path without positions in lists. */
  field: string;
  path: FieldPath;
  text: Partial<Record<Locale, string>>;
}

/**
 * The former text with the same words in a language. Elements of lists move, so that it may have another
 * path; but a text that is still there as a whole is not the former one of another.
 */
function findUntouched(
  former: readonly FoundText[],
  present: readonly FoundText[],
  wanted: FoundText,
  locale: Locale,
): FoundText | undefined {
  if (!wanted.text[locale]) return undefined;
  const hasWords = (one: FoundText) => one.text[locale] === wanted.text[locale];
  const isWhole = (one: FoundText) => (other: FoundText) =>
    hasWords(other) && other.text[DEFAULT_LOCALE] === one.text[DEFAULT_LOCALE];
  const found = former.filter(hasWords);
  const here = found.filter((one) => isSame(one.path, wanted.path));
  const nearest = [...here, ...found];
  return nearest.find(isWhole(wanted)) ?? nearest.find((one) => !present.some(isWhole(one)));
}

/** The localized texts of an object. */
function textsIn(
  fields: readonly Field[],
  data: unknown,
  path: FieldPath = [],
  names: FieldPath = [],
): FoundText[] {
  if (!isObject(data)) return [];
  return fields.flatMap((field) => {
    const { name } = field;
    return textsOf(field, data[name], [...path, name], [...names, name]);
  });
}

function textsOf(field: Field, value: unknown, path: FieldPath, names: FieldPath): FoundText[] {
  if (field.type === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      textsOf(field.item, item, [...path, String(index)], names),
    );
  }
  if (!isObject(value)) return [];
  switch (field.type) {
    case 'localized':
      return [{ field: names.join('.'), path, text: value as FoundText['text'] }];
    case 'object':
      return textsIn(field.fields, value, path, names);
    case 'record': {
      const values = Object.keys(value).map((name) => ({ ...field.value, name }));
      return textsIn(values, value, path, names);
    }
    default:
      return [];
  }
}
