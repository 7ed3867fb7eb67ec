import Fuse, { type FuseSortFunctionArg, type IFuseOptions } from 'fuse.js';
import { MIN_TERM_LENGTH } from './searchTerm.ts';

interface Titled {
  title: string;
  /** Other spellings, which count as much as the title. */
  aliases?: readonly string[];
}

/** Section 5, with accents folded: the rule by which a term finds a title. */
export const TITLE_RULE: IFuseOptions<Titled> = {
  threshold: 0.4,
  minMatchCharLength: MIN_TERM_LENGTH,
  ignoreLocation: true,
  ignoreDiacritics: true,
  keys: [
    { name: 'title', weight: 0.6 },
    { name: 'aliases', weight: 0.6 },
  ],
  sortFn: (a, b) => nearness(a) - nearness(b) || a.idx - b.idx,
};

/** Makes the search of a list by title: what a term finds, best first. */
export function titleSearch<T extends Titled>(list: readonly T[]): (term: string) => T[] {
  const index = new Fuse<T>(list, TITLE_RULE as IFuseOptions<T>);
  return (term) =>
    term.trim().length < MIN_TERM_LENGTH ? [] : index.search(term.trim()).map(({ item }) => item);
}

/**
 * Orders what is found by its best spelling alone, the shorter of two that are as good first: the
 * sum that the library makes would lift entries with many spellings above the one that is meant.
 */
function nearness({ matches = [] }: FuseSortFunctionArg): number {
  return Math.min(...matches.map(({ score, value }) => score + value.length / 1000));
}
