import { expect, it } from 'vitest';
import { pickRandom } from './pickRandom.ts';

it('returns the requested number of different items, at most all', () => {
  const list = [1, 2, 3, 4, 5, 6, 7];
  for (let turn = 0; turn < 50; turn += 1) {
    const drawn = pickRandom(list, 5);
    expect(new Set(drawn).size).toBe(5);
    expect(list).toEqual(expect.arrayContaining(drawn));
  }
  expect(pickRandom([1, 2], 5).toSorted()).toEqual([1, 2]);
  expect(pickRandom([], 5)).toEqual([]);
});

it('uses the random function', () => {
  expect(pickRandom(['a', 'b', 'c'], 2, () => 0)).toEqual(['a', 'b']);
  expect(pickRandom(['a', 'b', 'c'], 2, () => 0.99)).toEqual(['c', 'b']);
});
