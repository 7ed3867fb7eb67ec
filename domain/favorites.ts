import type { Favorites } from './visitor.ts';

/** The kinds that can be a favourite, named as the specification names its lists. */
export const FAVORITE_KINDS = ['circuits', 'pois', 'events', 'experiences'] as const;
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

/** More than anyone marks by hand, and few enough for an address. */
const MOST_OF_A_KIND = 200;

/** What identifiers look like; `Slug` in fields.ts says the same with zod, too heavy for a browser. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 80;

/** An id that is there is removed, another is added at the end (section 3): lists grow with time. */
export function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Puts an id that had been taken out back to where it was. */
export function putBack(ids: readonly string[], id: string, at: number): string[] {
  return ids.includes(id) ? [...ids] : ids.toSpliced(at, 0, id);
}

/** What names an entry among those of all kinds. */
export function favoriteKey(kind: FavoriteKind, id: string): string {
  return `${kind}/${id}`;
}

/** Lists made for each kind in turn. */
export function byKind<T>(make: (kind: FavoriteKind) => T): Record<FavoriteKind, T> {
  return {
    circuits: make('circuits'),
    pois: make('pois'),
    events: make('events'),
    experiences: make('experiences'),
  };
}

/**
 * The favourites in data that anyone may have written: other releases, other hands, other sites.
 * What cannot be an id, or stands twice, is left out; of too many the newest stay.
 */
export function readFavorites(stored: unknown): Favorites {
  const lists = Object(stored) as Record<string, unknown>;
  return byKind((kind) => {
    const ids: unknown = lists[kind];
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(-MOST_OF_A_KIND) : [];
  });
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= LONGEST_ID && ID.test(id);
}

/** Stored lists begin with the oldest; shown and shared ones with the newest. */
export function newestFirst(favorites: Favorites): Favorites {
  return byKind((kind) => favorites[kind].toReversed());
}

/** What is in the one and not in the other. */
export function without(favorites: Favorites, others: Favorites): Favorites {
  return byKind((kind) => favorites[kind].filter((id) => !others[kind].includes(id)));
}

/** One's own with those of a list that was shown newest first: nothing of one's own is lost. */
export function joined(own: Favorites, shown: Favorites): Favorites {
  const more = newestFirst(without(shown, own));
  return byKind((kind) => [...own[kind], ...more[kind]]);
}

export function countOf(favorites: Favorites): number {
  return FAVORITE_KINDS.reduce((sum, kind) => sum + favorites[kind].length, 0);
}

/** The query of an address that carries favourites, in their order: `pois=a&pois=b&circuits=c`. */
export function favoritesQuery(favorites: Favorites, names: Partial<FavoriteNames> = {}): string {
  return new URLSearchParams(
    FAVORITE_KINDS.flatMap((kind) => favorites[kind].map((id) => [names[kind] ?? kind, id])),
  ).toString();
}

/** Where the cards of the visitor's own favourites are asked for: path and query. */
export function listAddress(locale: string, favorites: Favorites): string {
  return `/${locale}/fav/cards?${favoritesQuery(newestFirst(favorites))}`;
}

/** The favourites that an address carries. */
export function favoritesIn(query: URLSearchParams, names: Partial<FavoriteNames> = {}): Favorites {
  return readFavorites(byKind((kind) => query.getAll(names[kind] ?? kind)));
}

type FavoriteNames = Record<FavoriteKind, string>;

/** In the itinerary's addresses the points of interest are called places. */
export const ITINERARY_NAMES: Partial<FavoriteNames> = { pois: 'places' };
