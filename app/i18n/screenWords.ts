import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../domain/locale.ts';
import type documents from '../../messages/documents/en.json';
import type favorites from '../../messages/favorites/en.json';
import type forms from '../../messages/forms/en.json';
import type inspire from '../../messages/inspire/en.json';
import type mail from '../../messages/mail/en.json';
import type mice from '../../messages/mice/en.json';
import type pages from '../../messages/pages/en.json';
import type plan from '../../messages/plan/en.json';
import type practical from '../../messages/practical/en.json';
import type weather from '../../messages/weather/en.json';
import { recallMessages } from './messages.ts';

/**
 * Texts that are wanted on few screens, whose loaders bring them along as `words`: the root gives them
 * to the page beside the texts of every screen.
 */
export interface ScreenWords {
  plan: typeof plan;
  inspire: typeof inspire;
  forms: typeof forms;
  mail: typeof mail;
  mice: typeof mice;
  pages: typeof pages;
  documents: typeof documents;
  favorites: typeof favorites;
  practical: typeof practical;
  weather: typeof weather;
}

const files = import.meta.glob(
  '../../messages/{plan,inspire,forms,mail,mice,pages,documents,favorites,practical,weather}/*.json',
  { eager: true, import: 'default' },
);

/** The texts of a kind of screens in one language, for loaders alone: browsers do not have them. */
export function screenWords<S extends keyof ScreenWords>(
  screen: S,
  locale: Locale,
): ScreenWords[S] {
  const words = files[`../../messages/${screen}/${locale}.json`];
  if (!words) throw new Error(`messages/${screen}/${locale}.json is missing`);
  return words as ScreenWords[S];
}

/** The texts of planning outside of components: the titles of its pages. */
export function planTranslator(locale: Locale) {
  const messages = { ...recallMessages(locale), ...screenWords('plan', locale) };
  return createTranslator({ locale, messages, namespace: 'plan' });
}
