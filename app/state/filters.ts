import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { NO_FILTERS, readFilters } from '../../domain/filters.ts';
import type { Filters } from '../../domain/visitor.ts';
import { browserStorage } from './browserStorage.ts';

interface FiltersState extends Filters {
  /** True where this browser has kept filters: the visitor has chosen before. */
  isKept: boolean;
  /** Sets some of the filters; the others stay as they are. */
  change(some: Partial<Filters>): void;
}

/** What the visitor has narrowed the region to, kept in this browser alone (section 3). */
export const useFilters = create<FiltersState>()(
  persist(
    (set) => ({
      ...NO_FILTERS,
      isKept: false,
      change: (some) => {
        // Another tab may have written while this one slept.
        void useFilters.persist.rehydrate();
        set({ ...some, isKept: true });
      },
    }),
    {
      name: 'filters',
      version: 1,
      storage: browserStorage<Filters>(),
      // Read after the page has come to life, so that it first shows what the server sent.
      skipHydration: true,
      partialize: ({ change: _, isKept: __, ...filters }) => filters,
      // Whatever release wrote it: what can be read is taken.
      migrate: (stored) => readFilters(stored),
      merge: (stored, state) => ({
        ...state,
        ...readFilters(stored),
        isKept: stored !== undefined,
      }),
    },
  ),
);
