import type { Locale } from '../../locale.ts';
import type { ContentProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { proseOf, sentencesOf } from './texts.ts';

/** Detects in which of the four languages a text is written. */
export type DetectLanguage = (text: string) => Locale | undefined;

/**
 * Shortest sentence that is checked, in characters. Names mislead the detector in shorter ones:
 * "Notre-Dame-des-Oliviers Church" is detected as French.
 */
const SHORTEST_JUDGED = 40;

/** Rule: every sentence is in the language of its field. */
export function checkLanguages(
  entries: readonly Entry[],
  detect: DetectLanguage,
): ContentProblem[] {
  return entries.flatMap((entry) =>
    proseOf(entry).flatMap(({ field, locale, text }) =>
      sentencesOf(text, locale).flatMap((sentence) => {
        if (sentence.length < SHORTEST_JUDGED) return [];
        const found = detect(sentence);
        if (found === locale) return [];
        const reason = `reads like ${found ?? 'no language of the site'}: “${sentence}”`;
        return { kind: entry.kind, id: entry.data._id, field: `${field}.${locale}`, reason };
      }),
    ),
  );
}
