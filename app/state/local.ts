import type { Locale } from '../../domain/locale.ts';

/** A year, in seconds. */
const CHOICE_LASTS = 31_536_000;

/** Section 3: the chosen language. A cookie, so that the server can lead the address "/" to it. */
export function keepLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in all browsers yet
  document.cookie = `locale=${locale}; path=/; max-age=${CHOICE_LASTS}; samesite=lax`;
}
