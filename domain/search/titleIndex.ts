import Fuse, { type IFuseOptions } from 'fuse.js';
import { MIN_TERM_LENGTH } from './searchTerm.ts';

/** Section 5: the settings of Fuse for matching titles. */
export const TITLE_RULE = {
  keys: [{ name: 'text', weight: 0.6 }],
  threshold: 0.4,
  minMatchCharLength: MIN_TERM_LENGTH,
  ignoreLocation: true,
} as const satisfies IFuseOptions<Spelling>;

/** Options of Fuse: texts are normalised before, and results are sorted here. */
const MATCH_OPTIONS = {
  isCaseSensitive: true,
  includeScore: true,
  ignoreFieldNorm: true,
  shouldSort: false,
} as const satisfies IFuseOptions<Spelling>;

/** Longest pattern that Fuse compares at once, in characters; longer terms take a multiple of the time. */
const MAX_TERM_LENGTH = 32;

/** Limit for the fuzzy comparisons of one search, in steps of the algorithm: 3 to 5 ms. */
export const MAX_STEPS = 250_000;
/** Lowest cost of a comparison, in the same steps. */
const STEPS_PER_TITLE = 100;

/**
 * How well a title matches. Fuzzy matches (section 5) come after the others. Among titles with a word that
 * begins with the term the more important item comes first, then prefixes of titles.
 */
const RANKS = { exact: 0, prefix: 1, wordPrefix: 2, fuzzy: 3 } as const;

interface Spelling {
  /** Normalised by `normalise`. */
  text: string;
  /** The position of its item. */
  item: number;
}

/** What Fuse compares. */
type FuseIndex = ReturnType<ReturnType<typeof Fuse.createIndex<Spelling>>['toJSON']>;

export interface Match<T> {
  item: T;
  /** 0 exact, 1 prefix of the title, 2 prefix of a word in it, 3 fuzzy. */
  rank: number;
  /**
   * Fuse's score: 0 is identical, 1 has nothing in common. Of equal scores the shorter title is nearer, and
   * one that lacks fewer letters of the term.
   */
  distance: number;
  /** The rank of the item in the editors' order; infinite without one. */
  order: number;
}

interface Options<T> {
  /** Share of the term's characters that may differ, 0 to 1; 0.4 by default (section 5). */
  threshold?: number;
  /** Filters items; all by default. */
  accept?: (item: T) => boolean;
  /** Limit for the comparisons; `MAX_STEPS` by default. */
  steps?: number;
}

/**
 * Finds items by their titles. Titles are normalised, sorted by length and indexed by pairs of characters
 * once. A search then compares a limited number of similar spellings, independent of the number of items.
 */
export class TitleIndex<T> {
  readonly #items: readonly T[];
  readonly #orderOf: (item: T) => number | undefined;
  readonly #spellings: readonly Spelling[];
  readonly #keys: FuseIndex['keys'];
  readonly #records: ReadonlyMap<Spelling, FuseIndex['records'][number]>;
  /** The letters of each spelling as a bit mask. */
  readonly #letterMasks: Int32Array;
  /** The positions of the spellings that contain a pair of characters. */
  readonly #pairs = new Map<number, number[]>();

  /**
   * @param titlesOf returns the titles of an item in all languages, and its aliases
   * @param orderOf returns a number that is lower for more important items
   */
  constructor(
    items: readonly T[],
    titlesOf: (item: T) => readonly string[],
    orderOf: (item: T) => number | undefined = () => undefined,
  ) {
    this.#items = items;
    this.#orderOf = orderOf;
    this.#spellings = items
      .flatMap((item, position) =>
        [...new Set(titlesOf(item).map(normalise))].map((text) => ({ text, item: position })),
      )
      .filter(({ text }) => text !== '')
      .sort((a, b) => a.text.length - b.text.length);
    const { keys, records } = Fuse.createIndex(TITLE_RULE.keys, this.#spellings).toJSON();
    this.#keys = keys;
    this.#records = new Map(records.map((record, at) => [this.#spellings[at] as Spelling, record]));
    this.#letterMasks = Int32Array.from(this.#spellings, ({ text }) => letterMaskOf(text));
    for (const [position, { text }] of this.#spellings.entries()) {
      for (let index = 1; index < text.length; index++) {
        const pair = pairAt(text, index);
        const known = this.#pairs.get(pair);
        if (!known) this.#pairs.set(pair, [position]);
        else if (known.at(-1) !== position) known.push(position);
      }
    }
  }

  /** The matching items, each once, best first; none for a term of less than two characters. */
  search(term: string, options: Options<T> = {}): Match<T>[] {
    const { threshold = TITLE_RULE.threshold } = options;
    const normalised = normalise(term).slice(0, MAX_TERM_LENGTH).trim();
    if (normalised.length < MIN_TERM_LENGTH) return [];
    const candidates = this.candidates(normalised, options);
    // Fuse would prepare the candidates again for every search: a fifth of its time.
    const records = candidates.flatMap((spelling) => this.#records.get(spelling) ?? []);
    const fuse = new Fuse(
      this.#spellings,
      { ...TITLE_RULE, ...MATCH_OPTIONS, threshold },
      Fuse.parseIndex<Spelling>({ keys: this.#keys, records }),
    );
    const best = new Map<number, Match<T>>();
    for (const { item: spelling, score = 1 } of fuse.search(normalised)) {
      const item = this.#items[spelling.item] as T;
      const match = {
        item,
        rank: rankOf(spelling.text, normalised),
        distance: score + (spelling.text.length + missingLetters(spelling.text, normalised)) / 1000,
        order: this.#orderOf(item) ?? Number.POSITIVE_INFINITY,
      };
      const known = best.get(spelling.item);
      if (!known || compareMatches(match, known) < 0) best.set(spelling.item, match);
    }
    return [...best]
      .sort(([a, one], [b, other]) => compareMatches(one, other) || a - b)
      .map(([, match]) => match);
  }

  /**
   * The spellings to compare: those that share most pairs with the term, of equals the shortest, until
   * their comparisons cost `steps`. Spellings excluded before that limit cannot match: each different
   * character removes at most one shared letter and two shared pairs.
   *
   * @param term normalised, at most 32 characters
   */
  candidates(term: string, options: Options<T> = {}): Spelling[] {
    const { threshold = TITLE_RULE.threshold, accept, steps: maxSteps = MAX_STEPS } = options;
    const maxDifferences = Math.floor(threshold * term.length);
    const letterMask = letterMaskOf(term);
    const pairs = new Set(Array.from(term.slice(1), (_, index) => pairAt(term, index + 1)));
    const shared = new Uint8Array(this.#spellings.length);
    for (const pair of pairs) {
      for (const position of this.#pairs.get(pair) ?? [])
        shared[position] = at(shared, position) + 1;
    }
    const minShared = Math.max(pairs.size - 2 * maxDifferences, 0);
    const byShared: Spelling[][] = Array.from({ length: pairs.size + 1 }, () => []);
    for (const [position, spelling] of this.#spellings.entries()) {
      const count = at(shared, position);
      if (count < minShared) continue;
      if (countBits(letterMask & ~at(this.#letterMasks, position)) > maxDifferences) continue;
      if (accept && !accept(this.#items[spelling.item] as T)) continue;
      byShared[count]?.push(spelling);
    }
    const best = byShared.reverse().flat();
    let steps = 0;
    const end = best.findIndex(({ text }) => {
      steps += STEPS_PER_TITLE + (maxDifferences + 1) * (text.length + term.length);
      return steps > maxSteps;
    });
    return end < 0 ? best : best.slice(0, end);
  }
}

/** Orders matches by rank, then by distance; those of a word by importance before. */
function compareMatches(a: Match<unknown>, b: Match<unknown>): number {
  if (isOfWord(a) && isOfWord(b) && a.order !== b.order) return a.order - b.order;
  return a.rank - b.rank || a.distance - b.distance;
}

const isOfWord = ({ rank }: Match<unknown>) => rank === RANKS.prefix || rank === RANKS.wordPrefix;

function rankOf(text: string, term: string): number {
  if (text === term) return RANKS.exact;
  if (text.startsWith(term)) return RANKS.prefix;
  return text.includes(` ${term}`) ? RANKS.wordPrefix : RANKS.fuzzy;
}

/** Lower case without accents; other characters than letters and digits become one space. */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}+/gu, '');
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const ASCII = /^[ -~]*$/;

/** The two characters before and at `index`, as one number. */
const pairAt = (text: string, index: number): number =>
  text.charCodeAt(index - 1) * 0x1_00_00 + text.charCodeAt(index);

/** A bit for each letter of a text; some share one. */
function letterMaskOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index++) bits |= 1 << (text.charCodeAt(index) % 32);
  return bits;
}

/** Number of different letters of the term that a title lacks. */
const missingLetters = (text: string, term: string): number =>
  countBits(letterMaskOf(term) & ~letterMaskOf(text));

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

const at = (numbers: Uint8Array | Int32Array, position: number): number => numbers[position] ?? 0;
