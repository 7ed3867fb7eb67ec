/** Words that differ between two texts. */
import { diffArrays } from 'diff';

/** A piece of text that both have, or only the first (`removed`) or the second (`added`). */
export interface TextPart {
  text: string;
  change?: 'added' | 'removed';
}

/** Texts with more changed words are shown as replaced as a whole. */
const MOST_CHANGES = 3_000;

/**
 * The pieces of two texts, in order; those that are not removed make up `after`. Words are compared
 * without the space that follows them, punctuation is a word.
 */
export function diffWords(before: string, after: string): TextPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), {
    comparator: isSameWord,
    maxEditLength: MOST_CHANGES,
  });
  if (!changes) {
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  }
  return changes.map(({ value, added, removed }) => {
    const text = value.join('');
    if (removed) return { text, change: 'removed' };
    return added ? { text, change: 'added' } : { text };
  });
}

const wordsOf = (text: string): string[] =>
  text.match(/^\s+|(?:[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s])\s*/gu) ??
  [];

const isSameWord = (one: string, other: string) => one.trimEnd() === other.trimEnd();
