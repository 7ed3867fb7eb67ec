import type { Locale } from '../../domain/locale.ts';
import type en from '../../messages/plan/en.json';

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
