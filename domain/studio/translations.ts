/** Texts in one language: what translators may change, and what is published language by language. */
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale.ts';
import type { EntryData } from './entryApi.ts';
import type { FieldChange } from './entryRequests.ts';
import { isObject, valueAt } from './fieldPath.ts';

/** A text in several languages is recognised by its keys. */
export const isLocalizedText = (value: unknown): value is Partial<Record<Locale, string>> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => isLocale(key) && typeof text === 'string');

/** Whether a change concerns one text in a language other than English. */
export function isTranslation(data: EntryData, { path, to }: FieldChange): boolean {
  const locale = path.at(-1);
  if (!isLocale(locale) || locale === DEFAULT_LOCALE) return false;
  const isText = to === undefined || to === null || typeof to === 'string';
  return isText && isLocalizedText(valueAt(data, path.slice(0, -1)));
}

/**
 * What is published, with the texts in one language from a draft. A list whose length the draft changes
 * is left out: its texts belong to other elements.
 */
export function withLocaleFrom(published: EntryData, draft: EntryData, locale: Locale): EntryData {
  return overlay(published, draft, locale) as EntryData;
}

function overlay(published: unknown, draft: unknown, locale: Locale): unknown {
  if (isLocalizedText(published) && isLocalizedText(draft)) {
    const { [locale]: _, ...others } = published;
    return draft[locale] === undefined ? others : { ...others, [locale]: draft[locale] };
  }
  if (Array.isArray(published) && Array.isArray(draft)) {
    if (published.length !== draft.length) return published;
    return published.map((item, index) => overlay(item, draft[index], locale));
  }
  if (!isObject(published) || !isObject(draft)) return published;
  const fields = Object.entries(published).map(([key, value]) => [
    key,
    overlay(value, Object.hasOwn(draft, key) ? draft[key] : undefined, locale),
  ]);
  return Object.fromEntries(fields);
}
