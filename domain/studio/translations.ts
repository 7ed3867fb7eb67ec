/** Texts in one language: what translators may change, and what is published language by language. */
import { type Field, fieldAt, fieldsOf } from '../content/fieldTree.ts';
import type { Kind } from '../content/kinds.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale.ts';
import { type EntryData, type FieldChange, isObject, valueAt } from './fieldPath.ts';

/** Whether a change concerns one text in a language other than English, of a field that has texts. */
export function isTranslation(kind: Kind, data: EntryData, { path, to }: FieldChange): boolean {
  const locale = path.at(-1);
  if (!isLocale(locale) || locale === DEFAULT_LOCALE) return false;
  const field = path.slice(0, -1);
  const isText = to === undefined || to === null || typeof to === 'string';
  return isText && fieldAt(kind, field)?.type === 'localized' && isObject(valueAt(data, field));
}

/**
 * What is published, with the texts in one language from a draft. A list whose length the draft changes
 * is left out: its texts belong to other elements.
 */
export function withLocaleFrom(
  kind: Kind,
  published: EntryData,
  draft: EntryData,
  locale: Locale,
): EntryData {
  return overlayFields(fieldsOf(kind), published, draft, locale);
}

function overlayFields(
  fields: readonly Field[],
  published: EntryData,
  draft: EntryData,
  locale: Locale,
): EntryData {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(published).map(([key, value]) => {
    const field = byName.get(key);
    return [key, field ? overlay(field, value, valueAt(draft, [key]), locale) : value];
  });
  return Object.fromEntries(entries);
}

function overlay(field: Field, published: unknown, draft: unknown, locale: Locale): unknown {
  if (field.type === 'list' && Array.isArray(published) && Array.isArray(draft)) {
    if (published.length !== draft.length) return published;
    return published.map((item, index) => overlay(field.item, item, draft[index], locale));
  }
  if (!isObject(published) || !isObject(draft)) return published;
  switch (field.type) {
    case 'localized': {
      const { [locale]: _, ...others } = published;
      return draft[locale] === undefined ? others : { ...others, [locale]: draft[locale] };
    }
    case 'object':
      return overlayFields(field.fields, published, draft, locale);
    case 'record': {
      const values = Object.keys(published).map((name) => ({ ...field.value, name }));
      return overlayFields(values, published, draft, locale);
    }
    default:
      return published;
  }
}
