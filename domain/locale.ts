/** The four languages of the site, in the order of the specification (section 9). */
export const LOCALES = ['en', 'fr', 'es', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The languages' own names; a German looks for "Deutsch", the specification says "Allemand". */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch (Allemand)',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * Splits an address' path at its language prefix (section 2): `/fr/fav` is `fr` and `/fav`.
 * `locale` is undefined where the first segment is not a supported language, matched exactly.
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; rest: string } {
  const first = pathname.split('/', 2)[1];
  if (!isLocale(first)) return { locale: undefined, rest: pathname };
  return { locale: first, rest: pathname.slice(first.length + 1) };
}

/** A content text in the site's languages; English is the one that is always there. */
export type LocalizedText = { en: string } & { [L in Exclude<Locale, 'en'>]?: string };

/** The text in `locale`, or in English where it is not translated. */
export function textIn(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text.en;
}

/** The language in which `textIn` really answers: what the `lang` attribute must say. */
export function langOf(text: LocalizedText, locale: Locale): Locale {
  return text[locale] === undefined ? DEFAULT_LOCALE : locale;
}
