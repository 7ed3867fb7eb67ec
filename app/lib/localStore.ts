import { isLocale, type Locale } from '../../domain/locale.ts';
import { browserStorage } from './browserStorage.ts';

/** A year, in seconds. */
const CHOICE_LASTS = 31_536_000;

const NAME = 'locale';
const storage = browserStorage<{ locale: Locale }>();

/**
 * Stores the chosen language (specification, sections 2 and 3) in local storage, and as a cookie,
 * so that the server can redirect "/".
 */
export function storeLocale(locale: Locale): void {
  void storage.setItem(NAME, { state: { locale }, version: 1 });
  writeCookie(locale);
}

/** Renews the cookie, because some browsers delete it after a week. */
export function restoreLocale(): void {
  const stored = storage.getItem(NAME) as { state?: { locale?: unknown } } | null;
  const locale = stored?.state?.locale;
  const isLost = !document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
  if (isLost && typeof locale === 'string' && isLocale(locale)) writeCookie(locale);
}

function writeCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in all browsers yet
  document.cookie = `${NAME}=${locale}; path=/; max-age=${CHOICE_LASTS}; samesite=lax`;
}
