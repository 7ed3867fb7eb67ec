import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../domain/locale.ts';
import { type Messages, recallMessages } from './messages.ts';
import type { PartWords } from './partWords.ts';
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
      ScreenWords['favorites'] &
      ScreenWords['practical'] &
      ScreenWords['weather'] &
      PartWords['map'] &
      PartWords['finder'];
    Locale: Locale;
  }
}

/** Interface texts outside of components: page titles and descriptions. */
export function translator(locale: Locale) {
  return createTranslator({ locale, messages: recallMessages(locale) });
}
