import { countWords } from '../../format/countWords.ts';
import type { ContentProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { proseOf, sentencesOf } from './texts.ts';

/** In words: shorter sentences are labels that may occur twice, such as "For Muslims only". */
const SHORTEST_SENTENCE = 5;

/** Rule: no sentence occurs in two entries. */
export function checkRepetition(entries: readonly Entry[]): ContentProblem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) =>
    proseOf(entry).flatMap(({ field, locale, text }) =>
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

/** A sentence in lower case without punctuation, with single spaces. */
function bare(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
