import { expect, it } from 'vitest';
import { mergeEntries } from './mergeEntries.ts';

const base = { title: { en: 'Gate', fr: 'Porte' }, facts: [{ en: 'One' }], order: 1 };

it('takes what only one side changed', () => {
  const yours = { ...base, title: { en: 'Gate', fr: 'La porte' }, order: undefined };
  const theirs = { ...base, title: { en: 'The gate', fr: 'Porte', de: 'Tor' } };
  expect(mergeEntries(base, yours, theirs)).toEqual({
    data: { title: { en: 'The gate', fr: 'La porte', de: 'Tor' }, facts: [{ en: 'One' }] },
    conflicts: [],
  });
});

it('merges elements of lists of one length', () => {
  const yours = { ...base, facts: [{ en: 'One', fr: 'Un' }] };
  const theirs = { ...base, facts: [{ en: 'One', de: 'Eins' }] };
  const { data, conflicts } = mergeEntries(base, yours, theirs);
  expect(data.facts).toEqual([{ en: 'One', fr: 'Un', de: 'Eins' }]);
  expect(conflicts).toEqual([]);
});

it('keeps yours and reports both where both changed a field or the length of a list', () => {
  const yours = { ...base, order: 2, facts: [] };
  const theirs = { ...base, order: 3, facts: [{ en: 'One' }, { en: 'Two' }] };
  const { data, conflicts } = mergeEntries(base, yours, theirs);
  expect(data).toEqual(yours);
  expect(conflicts).toEqual([
    { path: ['facts'], yours: [], theirs: theirs.facts },
    { path: ['order'], yours: 2, theirs: 3 },
  ]);
});
