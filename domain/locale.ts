interface Language {
  /** The language's own name. */
  name: string;
  /** The country whose spelling the site uses, ISO 3166: Open Graph names languages with it. */
  country: string;
  /** The label of the specification (section 1) beside the own name, in `GLOSS_LOCALE`. */
  gloss?: string;
}

/**
 * The site's languages, in the order of the specification (section 9), and the only list of them. A
 * new one needs an entry here and a folder in `messages/`; content that is not translated yet is shown
 * in English.
 */
const LANGUAGE_LIST = {
  en: { name: 'English', country: 'GB' },
  fr: { name: 'Français', country: 'FR' },
  es: { name: 'Español', country: 'ES' },
  de: { name: 'Deutsch', country: 'DE', gloss: 'Allemand' },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGE_LIST;

export const LANGUAGES: Record<Locale, Language> = LANGUAGE_LIST;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

export const DEFAULT_LOCALE = 'en' satisfies Locale;
export const GLOSS_LOCALE = 'fr' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * Splits a path at its language prefix (section 2): `/fr/fav` is `fr` and `/fav`.
 * `locale` is undefined where the first segment is not a supported language, matched exactly.
 */
export function splitLocale(pathname: string): { locale: Locale | undefined; rest: string } {
  const first = pathname.split('/', 2)[1];
  if (!isLocale(first)) return { locale: undefined, rest: pathname };
  return { locale: first, rest: pathname.slice(first.length + 1) };
}

/** A content text in the site's languages; English is always present. */
export type LocalizedText = Record<typeof DEFAULT_LOCALE, string> &
  Partial<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, string>>;

/** The text in `locale`, or in English where it is not translated. */
export function textIn(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text.en;
}

/** The language of the text that `textIn` returns, for the `lang` attribute. */
export function langOf(text: LocalizedText, locale: Locale): Locale {
  return text[locale] === undefined ? DEFAULT_LOCALE : locale;
}

/** Computes a value once for each language: for lists of names, which take milliseconds. */
export function memoizeByLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const known = new Map<Locale, T>();
  return (locale) => {
    const value = known.get(locale) ?? make(locale);
    known.set(locale, value);
    return value;
  };
}
