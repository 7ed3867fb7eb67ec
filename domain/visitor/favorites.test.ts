import { expect, it } from 'vitest';
import {
  byKind,
  countOf,
  favoritesIn,
  favoritesQuery,
  ITINERARY_NAMES,
  joined,
  newestFirst,
  putBack,
  readFavorites,
  toggle,
  without,
} from './favorites.ts';

const none = byKind((): string[] => []);

it('adds an id that is missing and removes one that is there', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
});

it('restores a removed id at its position, once', () => {
  expect(putBack(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  expect(putBack(['a', 'b'], 'b', 0)).toEqual(['a', 'b']);
  expect(putBack([], 'a', 4)).toEqual(['a']);
});

it.each([
  ['nothing', undefined],
  ['a word', 'pois'],
  ['a number for a list', { pois: 7 }],
  ['lists of other things', { pois: [null, {}, 3, '', 'A B', '../x', 'x'.repeat(81)] }],
])('parses %s as no favourites', (_, stored) => {
  expect(readFavorites(stored)).toEqual(none);
});

it('keeps valid ids once, and the newest of too many', () => {
  expect(readFavorites({ pois: ['a', 'b', 'a', 9], hotels: ['c'] })).toEqual({
    ...none,
    pois: ['a', 'b'],
  });
  const many = Array.from({ length: 250 }, (_, index) => `p-${index}`);
  expect(readFavorites({ pois: many }).pois).toEqual(many.slice(50));
});

it('encodes favourites in an address in their order', () => {
  const favorites = { ...none, pois: ['b', 'a'], circuits: ['c'] };
  expect(favoritesQuery(favorites)).toBe('circuits=c&pois=b&pois=a');
  expect(favoritesIn(new URLSearchParams(favoritesQuery(favorites)))).toEqual(favorites);
  const query = favoritesQuery(favorites, ITINERARY_NAMES);
  expect(query).toBe('circuits=c&places=b&places=a');
  expect(favoritesIn(new URLSearchParams(query), ITINERARY_NAMES)).toEqual(favorites);
});

it('merges a shared list into the visitor’s own', () => {
  const own = { ...none, pois: ['a', 'b'], events: ['e'] };
  const shown = { ...none, pois: ['d', 'b', 'c'] };
  expect(joined(own, shown)).toEqual({ ...none, pois: ['a', 'b', 'c', 'd'], events: ['e'] });
  expect(newestFirst(joined(none, shown))).toEqual(shown);
  expect(without(shown, own).pois).toEqual(['d', 'c']);
  expect(countOf(own)).toBe(3);
});
