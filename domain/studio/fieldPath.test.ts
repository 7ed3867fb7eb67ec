import { describe, expect, it } from 'vitest';
import { applyChanges, isSame, valueAt } from './fieldPath.ts';

const entry = { title: { en: 'Gate', de: 'Tor' }, facts: [{ en: 'One' }, { en: 'Two' }], order: 3 };
const apply = (...changes: Parameters<typeof applyChanges>[1][number][]) =>
  applyChanges(entry, changes, () => 'Omar');

describe('applyChanges', () => {
  it('sets, adds and removes fields, and leaves the original alone', () => {
    const { data, conflicts } = apply(
      { path: ['title', 'en'], from: 'Gate', to: 'The gate' },
      { path: ['title', 'de'], from: 'Tor' },
      { path: ['facts', '1', 'fr'], to: 'Deux' },
      { path: ['contact', 'phone'], from: null, to: '+212' },
    );
    expect(conflicts).toEqual([]);
    expect(data).toEqual({
      title: { en: 'The gate' },
      facts: [{ en: 'One' }, { en: 'Two', fr: 'Deux' }],
      order: 3,
      contact: { phone: '+212' },
    });
    expect(entry.title).toEqual({ en: 'Gate', de: 'Tor' });
  });

  it.each([
    ['a value that moved', { path: ['order'], from: 2, to: 4 }, 3],
    ['an element that is not there', { path: ['facts', '2', 'en'], to: 'Three' }, null],
    ['the removal of an element', { path: ['facts', '0'], from: { en: 'One' } }, { en: 'One' }],
    ['a field of a text', { path: ['title', 'en', 'x'], to: 'y' }, null],
  ])('refuses %s', (_, change, theirs) => {
    const { data, conflicts } = apply(change);
    expect(data).toEqual(entry);
    const yours = 'to' in change ? change.to : null;
    expect(conflicts).toEqual([{ path: change.path, yours, theirs, by: 'Omar' }]);
  });

  it('accepts what is there already', () => {
    expect(apply({ path: ['order'], from: 1, to: 3 })).toMatchObject({
      applied: [],
      conflicts: [],
    });
  });
});

it('compares JSON in any order of keys', () => {
  expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{}], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: [] }, { a: {} })).toBe(false);
});

it('reads own fields only', () => {
  expect(valueAt(entry, ['facts', '1', 'en'])).toBe('Two');
  expect(valueAt(entry, ['constructor', 'name'])).toBeUndefined();
});
