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
} from '../../../domain/visitor/favorites.ts';
import type { Favorites } from '../../../domain/visitor/visitor.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

/** Time in ms in which adding a removed favourite again restores its position. */
const RESTORE_TIME = 60_000;

interface FavoritesState extends Favorites {
  /** True once the stored favourites have been read. */
  ready: boolean;
  /** Adds or removes an entry; one added again soon after its removal returns to its position. */
  toggle(kind: FavoriteKind, id: string): void;
  /** Adds all entries of a list that is shown newest first. */
  addAll(shown: Favorites): void;
  /** Removes entries that no longer exist. */
  remove(unknown: Favorites): void;
}

/** Position and time (epoch ms) of each removal. */
const removals = new Map<string, { at: number; when: number }>();

/** The visitor's favourites, oldest first, stored in this browser only. */
export const useFavorites = create<FavoritesState>()(
  persist(
    (set) => ({
      ...byKind((): string[] => []),
      ready: false,
      toggle: (kind, id) => {
        rehydrate();
        set((state) => ({ [kind]: toggled(kind, state[kind], id) }));
      },
      addAll: (shown) => {
        rehydrate();
        set((state) => joined(state, shown));
      },
      remove: (unknown) => {
        rehydrate();
        set((state) => without(state, unknown));
      },
    }),
    {
      name: 'favorites',
      version: 1,
      storage: browserStorage<Favorites>(),
      // Read after hydration, so that the first render equals the server's HTML.
      skipHydration: true,
      partialize: (state) => byKind((kind) => state[kind]),
      // Accepts the readable lists of any release.
      migrate: (stored) => readFavorites(stored),
      merge: (stored, state) => ({ ...state, ...readFavorites(stored), ready: true }),
    },
  ),
);

function toggled(kind: FavoriteKind, ids: readonly string[], id: string): string[] {
  const key = favoriteKey(kind, id);
  const last = removals.get(key);
  removals.delete(key);
  const now = Date.now();
  if (ids.includes(id)) removals.set(key, { at: ids.indexOf(id), when: now });
  else if (last && now - last.when < RESTORE_TIME) return putBack(ids, id, last.at);
  return toggle(ids, id);
}

/** Called before every change: another tab may have written since. */
function rehydrate(): void {
  void useFavorites.persist.rehydrate();
}
