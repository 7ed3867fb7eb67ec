import { expect, it } from 'vitest';
import { readTerms } from './recentSearches.ts';

it.each([undefined, null, 7, [], { terms: 'Fez' }, { terms: [7, null, {}] }])(
  'there are no recent searches where %j is stored',
  (stored) => expect(readTerms(stored)).toEqual([]),
);

it('stored terms are read in their order, by the rule of new ones', () => {
  const terms = ['Fez', 'x', 'fez', 'lake', ...Array.from({ length: 20 }, (_, n) => `term ${n}`)];
  const read = readTerms({ terms });
  expect(read.slice(0, 3)).toEqual(['Fez', 'lake', 'term 0']);
  expect(read).toHaveLength(10);
});
