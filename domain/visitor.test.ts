import { expect, it } from 'vitest';
import { toggle } from './favorites.ts';
import {
  Favorites,
  Filters,
  Local,
  MiceSelection,
  Quotes,
  RecentSearches,
  Toast,
  Tour,
  User,
  Vote,
} from './visitor.ts';

it('adds an id that is not there and removes one that is', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
});

it('gives the defaults of the specification', () => {
  expect(Filters.parse({})).toMatchObject({ tags: [], cities: [], keyword: '', stade: 'planning' });
  expect(Toast.parse({ type: 'success', message: 'saved' }).duration).toBe(4000);
  expect(Favorites.parse({})).toEqual({ circuits: [], pois: [], events: [], experiences: [] });
  expect(Vote.parse({})).toEqual({ liked: [], disliked: [] });
  expect(User.parse({})).toEqual({ newsletter: false, subscribedToNewsletter: false });
  expect(Quotes.parse({})).toEqual({ quotes: [], misc: {} });
  expect(MiceSelection.parse({})).toEqual({ selected: [] });
});

it('refuses what the specification rules out', () => {
  expect(Local.safeParse({ locale: 'it' }).success).toBe(false);
  expect(Toast.safeParse({ type: 'loud', message: '' }).success).toBe(false);
  expect(RecentSearches.safeParse(['f']).success).toBe(false);
  expect(RecentSearches.safeParse(Array(11).fill('fes')).success).toBe(false);
  const day = { day: 1, city: 'fes', places: [] };
  expect(Tour.safeParse({ days: [day] }).success).toBe(true);
  expect(Tour.safeParse({ days: Array(32).fill(day) }).success).toBe(false);
  const crowded = { ...day, places: Array(21).fill('bab-mansour') };
  expect(Tour.safeParse({ days: [crowded] }).success).toBe(false);
});
