import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../../domain/locale.ts';
import de from '../../../messages/books/de.json' with { type: 'json' };
import en from '../../../messages/books/en.json' with { type: 'json' };
import es from '../../../messages/books/es.json' with { type: 'json' };
import fr from '../../../messages/books/fr.json' with { type: 'json' };

type KeysOf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : KeysOf<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** Gives the words that books have beside the content's. */
export type BookSay = (key: KeysOf<typeof en>, values?: Record<string, string | number>) => string;

const MESSAGES: Record<Locale, typeof en> = { en, fr, es, de };

export const bookWords = (locale: Locale): BookSay =>
  createTranslator({ locale, messages: MESSAGES[locale] }) as BookSay;

/** The name of a month, 1 to 12, as a heading has it. */
export function monthName(month: number, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, 1),
  );
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Months in a row: "June, July". */
export function monthNames(months: readonly number[], locale: Locale): string {
  const names = months.map((month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, month - 1, 1),
    ),
  );
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(names);
}
