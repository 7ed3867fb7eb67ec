import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../domain/locale.ts';
import type { MapWords } from './mapWords.ts';
import { type Messages, recallMessages } from './messages.ts';
import type { ScreenWords } from './screenWords.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages &
      ScreenWords['plan'] &
      ScreenWords['inspire'] &
      ScreenWords['forms'] &
      ScreenWords['mail'] &
      ScreenWords['mice'] &
      ScreenWords['pages'] &
      ScreenWords['documents'] &
      ScreenWords['practical'] &
      ScreenWords['weather'] &
      MapWords;
    Locale: Locale;
  }
}

/** Interface texts outside of components: page titles and descriptions. */
export function translator(locale: Locale) {
  return createTranslator({ locale, messages: recallMessages(locale) });
}
