import { describe, expect, it } from 'vitest';
import { diffValues } from './valueDiff.ts';

describe('diffValues', () => {
  it('shows words of texts, and whole values that were not there before', () => {
    expect(diffValues('a b', 'a c')).toMatchObject({ type: 'text' });
    expect(diffValues(undefined, 'a')).toEqual({ type: 'added', value: 'a' });
    expect(diffValues(['a'], null)).toEqual({ type: 'removed', value: ['a'] });
    expect(diffValues(2, 3)).toEqual({ type: 'replaced', before: 2, after: 3 });
    expect(diffValues({ a: 1 }, { a: 1, b: null })).toMatchObject({ type: 'same' });
  });

  it('shows the fields of an object that differ', () => {
    const diff = diffValues({ who: 'adult', amount: 70 }, { who: 'adult', amount: 80, year: 2026 });
    expect(diff).toEqual({
      type: 'object',
      fields: [
        { key: 'amount', diff: { type: 'replaced', before: 70, after: 80 } },
        { key: 'year', diff: { type: 'added', value: 2026 } },
      ],
    });
  });

  it('tells elements of lists that were added, removed and changed', () => {
    const one = { title: 'one' };
    const two = { title: 'two' };
    expect(diffValues([one, two], [one, { title: 'new' }, two])).toEqual({
      type: 'list',
      items: [
        { position: 1, diff: { type: 'same', value: one } },
        { position: 2, diff: { type: 'added', value: { title: 'new' } } },
        { position: 3, diff: { type: 'same', value: two } },
      ],
    });
    expect(diffValues([one, two], [{ title: 'first' }])).toMatchObject({
      items: [
        { position: 1, diff: { type: 'object' } },
        { position: 2, diff: { type: 'removed', value: two } },
      ],
    });
  });
});
