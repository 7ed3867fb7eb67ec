import { beforeEach, expect, it, vi } from 'vitest';
import { useFavorites } from './favoritesStore.ts';

/** A fake local storage with the methods that a store needs. */
function storageOf(stored: Record<string, string>, isFull = false) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored[name] = value;
    },
  });
  return stored;
}

const write = (pois: unknown, version: unknown = 1) => JSON.stringify({ state: { pois }, version });
const written = (stored: Record<string, string>) => JSON.parse(stored.favorites ?? 'null');
const own = () => useFavorites.getState();

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it.each([
  ['no JSON', '{"state":'],
  ['a number', '7'],
  ['null', 'null'],
  ['a foreign shape', '{"pois":["a"]}'],
  ['lists of nonsense', '{"state":{"pois":{"0":"a"}},"version":"one"}'],
])('ignores stored %s and overwrites it', async (_, text) => {
  const stored = storageOf({ favorites: text });
  await useFavorites.persist.rehydrate();
  expect(own()).toMatchObject({ ready: true, pois: [], circuits: [] });
  own().toggle('pois', 'a');
  expect(written(stored)).toEqual({
    state: { circuits: [], pois: ['a'], events: [], experiences: [] },
    version: 1,
  });
});

it('reads the storage of another release', async () => {
  storageOf({ favorites: write(['a', 5], 7) });
  await useFavorites.persist.rehydrate();
  expect(own().pois).toEqual(['a']);
});

it('keeps the changes of another tab', async () => {
  const stored = storageOf({ favorites: write(['a']) });
  await useFavorites.persist.rehydrate();
  stored.favorites = write(['a', 'b']);
  own().toggle('pois', 'c');
  expect(written(stored).state.pois).toEqual(['a', 'b', 'c']);
});

it('works with a full storage', async () => {
  storageOf({}, true);
  await useFavorites.persist.rehydrate();
  own().toggle('pois', 'a');
  own().toggle('pois', 'b');
  expect(own().pois).toEqual(['a', 'b']);
  // Resets the storage for the next test.
  storageOf({});
  own().remove({ pois: ['a', 'b'], circuits: [], events: [], experiences: [] });
  expect(own().pois).toEqual([]);
});

it('restores a removed favourite at its position within a minute, later at the end', async () => {
  storageOf({ favorites: write(['a', 'b', 'c']) });
  await useFavorites.persist.rehydrate();
  own().toggle('pois', 'b');
  vi.advanceTimersByTime(59_000);
  own().toggle('pois', 'b');
  expect(own().pois).toEqual(['a', 'b', 'c']);
  own().toggle('pois', 'b');
  vi.advanceTimersByTime(61_000);
  own().toggle('pois', 'b');
  expect(own().pois).toEqual(['a', 'c', 'b']);
});
