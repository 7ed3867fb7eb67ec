import type { Favorites } from './visitor.ts';

/** The kinds of favourites, by the names of section 3. */
export const FAVORITE_KINDS = ['circuits', 'pois', 'events', 'experiences'] as const;
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

/** Limit per kind: more than a visitor marks by hand, and short enough for an address. */
const MAX_PER_KIND = 200;

/** The format of `Slug` in fields.ts, without zod, which is too large for browsers. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 80;

/** Removes an id that is in the list, appends one that is not (section 3). */
export function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Inserts a removed id at its former position. */
export function putBack(ids: readonly string[], id: string, at: number): string[] {
  return ids.includes(id) ? [...ids] : ids.toSpliced(at, 0, id);
}

/** A key that is unique among the entries of all kinds. */
export function favoriteKey(kind: FavoriteKind, id: string): string {
  return `${kind}/${id}`;
}

/** An object with a value for each kind. */
export function byKind<T>(make: (kind: FavoriteKind) => T): Record<FavoriteKind, T> {
  return {
    circuits: make('circuits'),
    pois: make('pois'),
    events: make('events'),
    experiences: make('experiences'),
  };
}

/**
 * Reads favourites from untrusted data: the browser's storage or an address. Invalid ids and
 * duplicates are dropped; of too many ids the newest are kept.
 */
export function readFavorites(stored: unknown): Favorites {
  const lists = Object(stored) as Record<string, unknown>;
  return byKind((kind) => {
    const ids: unknown = lists[kind];
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(-MAX_PER_KIND) : [];
  });
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= MAX_ID_LENGTH && ID.test(id);
}

/** Reverses stored lists, which begin with the oldest, for display and sharing. */
export function newestFirst(favorites: Favorites): Favorites {
  return byKind((kind) => favorites[kind].toReversed());
}

/** The favourites that are not in `others`. */
export function without(favorites: Favorites, others: Favorites): Favorites {
  return byKind((kind) => favorites[kind].filter((id) => !others[kind].includes(id)));
}

/** The visitor's own favourites, followed by those of a shared list, which is newest first. */
export function joined(own: Favorites, shown: Favorites): Favorites {
  const more = newestFirst(without(shown, own));
  return byKind((kind) => [...own[kind], ...more[kind]]);
}

export function countOf(favorites: Favorites): number {
  return FAVORITE_KINDS.reduce((sum, kind) => sum + favorites[kind].length, 0);
}

/** Favourites as a query, in their order: `pois=a&pois=b&circuits=c`. */
export function favoritesQuery(favorites: Favorites, names: Partial<FavoriteNames> = {}): string {
  return new URLSearchParams(
    FAVORITE_KINDS.flatMap((kind) => favorites[kind].map((id) => [names[kind] ?? kind, id])),
  ).toString();
}

/** Path and query of the cards of the visitor's own favourites. */
export function listAddress(locale: string, favorites: Favorites): string {
  return `/${locale}/fav/cards?${favoritesQuery(newestFirst(favorites))}`;
}

/** Reads favourites from a query. */
export function favoritesIn(query: URLSearchParams, names: Partial<FavoriteNames> = {}): Favorites {
  return readFavorites(byKind((kind) => query.getAll(names[kind] ?? kind)));
}

type FavoriteNames = Record<FavoriteKind, string>;

/** Query parameters of `/itinerary` that differ from the kind. */
export const ITINERARY_NAMES: Partial<FavoriteNames> = { pois: 'places' };
