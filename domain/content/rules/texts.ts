/** The texts of an entry, their sentences and words. */

import { LOCALES, type Locale } from '../../locale.ts';
import type { Entry } from '../kinds.ts';

/** A text of an entry in one language, and the path to it: `facts.0`, `sections.2.text`. */
export interface WrittenText {
  field: string;
  locale: Locale;
  text: string;
}

/** All texts of an entry in all of their languages. */
export function textsOf(entry: Entry): WrittenText[] {
  return localisedTexts(entry.data).flatMap(({ field, text }) =>
    LOCALES.flatMap((locale) => {
      const written = text[locale];
      return written === undefined ? [] : { field, locale, text: written };
    }),
  );
}

/** The texts of an entry that are sentences: all but its street, which is a row of names. */
export const proseOf = (entry: Entry): WrittenText[] =>
  textsOf(entry).filter(({ field }) => field !== 'contact.address.street_address');

type Localised = Partial<Record<Locale, string>>;

/** All localised texts below `value`, which are recognised by their English text. */
export function localisedTexts(value: unknown, path = ''): { field: string; text: Localised }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ field: path, text: value as Localised }];
  return Object.entries(value).flatMap(([key, child]) =>
    localisedTexts(child, path ? `${path}.${key}` : key),
  );
}

const SEGMENTERS = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Intl.Segmenter(locale, { granularity: 'sentence' })]),
) as Record<Locale, Intl.Segmenter>;

/** The sentences of a text, each on one line. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const line = text.replace(/\s+/g, ' ');
  return Array.from(SEGMENTERS[locale].segment(line), ({ segment }) => segment.trim());
}
