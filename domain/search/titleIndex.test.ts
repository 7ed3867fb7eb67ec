import Fuse from 'fuse.js';
import { describe, expect, it } from 'vitest';
import { MAX_STEPS, TITLE_RULE, TitleIndex } from './titleIndex.ts';

const PARTS = ['bab', 'dar', 'ain', 'sidi', 'moulay', 'jdid', 'mellah', 'kasbah', 'zaouia', 'oued'];

/** Titles that differ, of three to five words. */
const titles = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const words = [n, n >> 2, n >> 4, n >> 6].map((at) => PARTS[at % PARTS.length]);
    return `${words.slice(0, 3 + (n % 2)).join(' ')} ${n}`;
  });

const indexOf = (names: readonly string[]) => new TitleIndex(names, (name) => [name]);
const found = (names: readonly string[], term: string) =>
  indexOf(names)
    .search(term)
    .map(({ item }) => item);

describe('the title index', () => {
  it('has the settings of the specification', () => {
    expect(TITLE_RULE).toMatchObject({
      threshold: 0.4,
      minMatchCharLength: 2,
      ignoreLocation: true,
      keys: [{ weight: 0.6 }],
    });
  });

  it.each(['sidi', 'moulya', 'kasba jdid', 'msllah', 'ed', 'dra'])(
    'finds the same titles as Fuse for %s',
    (term) => {
      const names = titles(200);
      const library = new Fuse(
        names.map((text) => ({ text })),
        TITLE_RULE,
      );
      const expected = library.search(term).map(({ item }) => item.text);
      expect(expected.length).toBeGreaterThan(0);
      expect(found(names, term).toSorted()).toEqual(expected.toSorted());
    },
  );

  it('ignores case, accents and punctuation', () => {
    expect(found(['Fès–Saïss'], 'FES saiss')).toEqual(['Fès–Saïss']);
    expect(found(['L’Île d’Oubkhène'], 'ile')).toEqual(['L’Île d’Oubkhène']);
  });

  it.each(['ab', 'moulay', 'zaouia kasbah mellah moulay sidi', 'qxjkwvzpfbhgydtnmrlscqxjkwvzpfbh'])(
    'limits the comparisons for %s among 10,000 titles',
    (term) => {
      const candidates = indexOf(titles(10_000)).candidates(term);
      const rounds = Math.floor(0.4 * term.length) + 1;
      const steps = candidates.reduce((sum, { text }) => sum + rounds * text.length, 0);
      expect(steps).toBeLessThanOrEqual(MAX_STEPS);
      expect(candidates.length).toBeLessThanOrEqual(2_500);
    },
  );

  it('compares the most similar titles first', () => {
    const [first] = indexOf([...titles(10_000), 'Volubilis']).candidates('volubulis');
    expect(first?.text).toBe('volubilis');
  });
});
