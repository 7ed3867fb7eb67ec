import { match } from '@formatjs/intl-localematcher';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../domain/locale.ts';

/** The language switch stores the visitor's choice in this cookie. */
const COOKIE = /(?:^|;\s*)locale=([^;]*)/;

/** The stored language, else the best match of Accept-Language, else English (section 4) or `fallback`. */
export function preferredLocale(
  cookies: string | undefined,
  accepted: string | undefined,
  fallback: Locale = DEFAULT_LOCALE,
): Locale {
  const stored = COOKIE.exec(cookies ?? '')?.[1];
  if (isLocale(stored)) return stored;
  const preferences = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => quality > 0 && isLanguageTag(tag))
    .sort((a, b) => b.quality - a.quality);
  return match(
    preferences.map(({ tag }) => tag),
    LOCALES,
    fallback,
  ) as Locale;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
