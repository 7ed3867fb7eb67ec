import type { Problem } from '../check.ts';
import type { Entry } from '../kinds.ts';
import type { Locale } from '../locale.ts';
import { sentencesOf, textsOf } from './texts.ts';

/** Tells in which of the four languages a text is written. */
export type DetectLanguage = (text: string) => Locale | undefined;

/**
 * Characters. Below this, names decide: "Notre-Dame-des-Oliviers Church" is French to any detector.
 * Of the region's own sentences that are as long, none is taken for another language.
 */
const SHORTEST_JUDGED = 40;

/** No sentence stands under a language that is not its own. */
export function checkLanguages(entries: readonly Entry[], detect: DetectLanguage): Problem[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ field, locale, text }) =>
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
