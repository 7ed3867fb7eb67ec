import { expect, it } from 'vitest';
import { readTerms } from './recentSearches.ts';

it.each([undefined, null, 7, [], { terms: 'Fez' }, { terms: [7, null, {}] }])(
  'returns no recent searches if %j is stored',
  (stored) => expect(readTerms(stored)).toEqual([]),
);

it('applies the rules of new terms to stored ones and keeps their order', () => {
  const terms = ['Fez', 'x', 'fez', 'lake', ...Array.from({ length: 20 }, (_, n) => `term ${n}`)];
  const read = readTerms({ terms });
  expect(read.slice(0, 3)).toEqual(['Fez', 'lake', 'term 0']);
  expect(read).toHaveLength(10);
});
