import { expect, it } from 'vitest';
import { entryPath, matchPage, menuPages } from './pages.ts';

it.each([
  ['', '', undefined],
  ['/fav', '/fav', undefined],
  ['/poi/bab-mansour', '/poi/:id', 'bab-mansour'],
  ['/articles', '/articles', undefined],
  ['/articles/tea', '/articles/:slug', 'tea'],
  ['/itinerary/places', '/itinerary/places', undefined],
  ['/itinerary/x', '/itinerary/:id', 'x'],
  ['/newsletter/confirm', '/newsletter/:step', 'confirm'],
])('finds the page of %s', (path, pattern, param) => {
  const match = matchPage(path);
  expect([match?.page.path, match?.param]).toEqual([pattern, param]);
});

it.each(['/', '/poi', '/poi/', '/poi/a/b', '/fav/', '/nowhere', '/nowhere/x', 'fav', 'x/y'])(
  'finds no page at %s',
  (path) => {
    expect(matchPage(path)).toBeUndefined();
  },
);

it('has one path for every entry page', () => {
  expect(entryPath('deals', 'night')).toBe('/deal/night');
  expect(entryPath('tags', 'birds')).toBe('/lookfor/birds');
});

it('returns the pages of a menu in order, with the keys of their titles', () => {
  expect(menuPages('things')).toHaveLength(9);
  expect(menuPages('things').slice(0, 2)).toEqual([
    { path: '/preference/3', label: 'culture', newTab: undefined },
    { path: '/preference/5', label: 'nature', newTab: undefined },
  ]);
});
