import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';
import type en from '../../messages/en.json';

/** The texts of the shell and of what many screens share. */
export type Messages = typeof en;

const remembered = new Map<Locale, Messages>();

/** Called by the entry files: on the server with all languages, in a browser with the page's own. */
export function rememberMessages(locale: Locale, messages: Messages): void {
  remembered.set(locale, messages);
}

export function recallMessages(locale: Locale): Messages {
  const messages = remembered.get(locale) ?? remembered.get(DEFAULT_LOCALE);
  if (!messages) throw new Error('no messages have been loaded');
  return messages;
}

/** In a browser, outside of components: the language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
