/** Words that differ between two texts. */

/** A piece of text that both have, or only the first (`removed`) or the second (`added`). */
export interface TextPart {
  text: string;
  change?: 'added' | 'removed';
}

/** Texts of more pairs of words are shown as replaced as a whole: about 3,000 words each. */
const MOST_PAIRS = 9_000_000;

/**
 * The pieces of two texts, in order; those that are not removed make up `after`. Words are compared
 * without the space that follows them, punctuation is a word.
 */
export function diffWords(before: string, after: string): TextPart[] {
  const from = wordsOf(before);
  const to = wordsOf(after);
  return joined(alignLists(from, to, isSameWord));
}

const wordsOf = (text: string): string[] =>
  text.match(/^\s+|(?:[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s])\s*/gu) ??
  [];

const isSameWord = (one: string, other: string) => one.trimEnd() === other.trimEnd();

/** Neighbouring words with the same change as one piece, removed ones before added ones. */
function joined(pairs: readonly [string | undefined, string | undefined][]): TextPart[] {
  const parts: TextPart[] = [];
  let same = '';
  let removed = '';
  let added = '';
  const endSame = () => {
    if (same) parts.push({ text: same });
    same = '';
  };
  const endChange = () => {
    if (removed) parts.push({ text: removed, change: 'removed' });
    if (added) parts.push({ text: added, change: 'added' });
    removed = '';
    added = '';
  };
  for (const [before, after] of pairs) {
    if (before !== undefined && after !== undefined) {
      endChange();
      same += after;
    } else {
      endSame();
      removed += before ?? '';
      added += after ?? '';
    }
  }
  endSame();
  endChange();
  return parts;
}

/**
 * Pairs the elements of two lists in their order so that as many as possible are the same (longest common
 * subsequence). An element without a partner stands beside undefined.
 */
export function alignLists<T>(
  before: readonly T[],
  after: readonly T[],
  isEqual: (one: T, other: T) => boolean,
): [T | undefined, T | undefined][] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  const equalAt = (i: number, j: number) => isEqual(before[i] as T, after[j] as T);
  while (start < shorter && equalAt(start, start)) start++;
  let end = 0;
  while (end < shorter - start && equalAt(before.length - 1 - end, after.length - 1 - end)) {
    end++;
  }
  const middle = alignMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    isEqual,
  );
  const same = (count: number, i: number, j: number) =>
    Array.from({ length: count }, (_, n): [T, T] => [before[i + n] as T, after[j + n] as T]);
  return [...same(start, 0, 0), ...middle, ...same(end, before.length - end, after.length - end)];
}

function alignMiddle<T>(
  before: readonly T[],
  after: readonly T[],
  isEqual: (one: T, other: T) => boolean,
): [T | undefined, T | undefined][] {
  const width = after.length + 1;
  const isTooLong = before.length * after.length > MOST_PAIRS;
  // The length of the longest common subsequence of what follows i and j.
  const lengths = new Uint16Array(isTooLong ? 0 : (before.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  if (!isTooLong) {
    for (let i = before.length - 1; i >= 0; i--) {
      for (let j = after.length - 1; j >= 0; j--) {
        lengths[i * width + j] = isEqual(before[i] as T, after[j] as T)
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      }
    }
  }
  const pairs: [T | undefined, T | undefined][] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isBoth = i < before.length && j < after.length;
    if (isBoth && !isTooLong && isEqual(before[i] as T, after[j] as T)) {
      pairs.push([before[i++], after[j++]]);
    } else if (j === after.length || (isBoth && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      pairs.push([before[i++], undefined]);
    } else pairs.push([undefined, after[j++]]);
  }
  return pairs;
}
