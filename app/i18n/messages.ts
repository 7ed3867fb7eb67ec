import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';
import { createMessageStore } from '../../domain/messages.ts';

/**
 * Filled by the entry files: on the server with all messages, in a browser with the shell's messages
 * in the page's language. `messages` is for loaders and on the server alone; `loadMessages.ts` is its
 * counterpart for what a page loads later.
 */
export const { addMessages, shellMessages, messages, translator } = createMessageStore();

/** In a browser, outside of components: the language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
