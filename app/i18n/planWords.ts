import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../domain/locale.ts';
import type en from '../../messages/plan/en.json';
import { recallMessages } from './messages.ts';

/** The texts of planning: many, and wanted on few screens, whose loaders bring them along. */
export type PlanWords = typeof en;

const files = import.meta.glob<PlanWords>('../../messages/plan/*.json', {
  eager: true,
  import: 'default',
});

/** The texts of planning in one language, for loaders alone: see `WithWords`. */
export function planWords(locale: Locale): PlanWords {
  const words = files[`../../messages/plan/${locale}.json`];
  if (!words) throw new Error(`messages/plan/${locale}.json is missing`);
  return words;
}

/** The texts of planning outside of components: the titles of its pages. */
export function planTranslator(locale: Locale) {
  const messages = { ...recallMessages(locale), ...planWords(locale) };
  return createTranslator({ locale, messages, namespace: 'plan' });
}
