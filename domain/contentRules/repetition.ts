import type { Problem } from '../check.ts';
import type { Entry } from '../kinds.ts';
import { countWords, sentencesOf, textsOf } from './texts.ts';

/** Words. Shorter ones are labels that may well fit twice: "For Muslims only". */
const SHORTEST_SENTENCE = 5;

/** No sentence stands in two entries: who reads both has been given the same page twice. */
export function checkRepetition(entries: readonly Entry[]): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ field, locale, text }) =>
      sentencesOf(text, locale).flatMap((sentence) => {
        if (countWords(sentence) < SHORTEST_SENTENCE) return [];
        const key = bare(sentence);
        const other = first.get(key);
        if (!other) first.set(key, entry);
        if (!other || other === entry) return [];
        const reason = `repeats ${other.kind}/${other.data._id}: “${sentence}”`;
        return { kind: entry.kind, id: entry.data._id, field: `${field}.${locale}`, reason };
      }),
    ),
  );
}

/** A sentence without capitals, punctuation and the kinds of white space. */
function bare(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
