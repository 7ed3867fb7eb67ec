import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  byKind,
  type FavoriteKind,
  favoriteKey,
  joined,
  putBack,
  readFavorites,
  toggle,
  without,
} from '../../domain/favorites.ts';
import type { Favorites } from '../../domain/visitor.ts';
import { browserStorage } from './browserStorage.ts';

/** Milliseconds in which putting back what was taken out is the undoing of a slip. */
const SLIP = 60_000;

interface FavoritesState extends Favorites {
  /** True once this browser's own favourites have been read. */
  ready: boolean;
  /** Adds, or takes out; what is put back soon after returns to its place. */
  toggle(kind: FavoriteKind, id: string): void;
  /** Adds all of a list that is shown newest first. */
  keep(shown: Favorites): void;
  /** Takes out what no longer exists. */
  forget(unknown: Favorites): void;
}

/** Where something stood when it was taken out, and when that was. */
const takenOut = new Map<string, { at: number; when: number }>();

/** The visitor's favourites, oldest first, kept in this browser alone. */
export const useFavorites = create<FavoritesState>()(
  persist(
    (set) => ({
      ...byKind((): string[] => []),
      ready: false,
      toggle: (kind, id) => {
        readAgain();
        set((state) => ({ [kind]: toggled(kind, state[kind], id) }));
      },
      keep: (shown) => {
        readAgain();
        set((state) => joined(state, shown));
      },
      forget: (unknown) => {
        readAgain();
        set((state) => without(state, unknown));
      },
    }),
    {
      name: 'favorites',
      version: 1,
      storage: browserStorage<Favorites>(),
      // Read after the page has come to life, so that it first shows what the server sent.
      skipHydration: true,
      partialize: (state) => byKind((kind) => state[kind]),
      // Whatever release wrote it: lists that can be read are taken.
      migrate: (stored) => readFavorites(stored),
      merge: (stored, state) => ({ ...state, ...readFavorites(stored), ready: true }),
    },
  ),
);

function toggled(kind: FavoriteKind, ids: readonly string[], id: string): string[] {
  const key = favoriteKey(kind, id);
  const slip = takenOut.get(key);
  takenOut.delete(key);
  const now = Date.now();
  if (ids.includes(id)) takenOut.set(key, { at: ids.indexOf(id), when: now });
  else if (slip && now - slip.when < SLIP) return putBack(ids, id, slip.at);
  return toggle(ids, id);
}

/** Before every change: another tab may have written while this one slept. */
function readAgain(): void {
  void useFavorites.persist.rehydrate();
}
