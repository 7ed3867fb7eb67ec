import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { NO_FILTERS, readFilters } from '../../../domain/visitor/filters.ts';
import type { Filters } from '../../../domain/visitor/visitor.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

interface FiltersState extends Filters {
  /** True where this browser has stored filters. */
  isKept: boolean;
  /** Sets some of the filters; the others stay unchanged. */
  change(some: Partial<Filters>): void;
}

/** The visitor's filters, stored in this browser only (section 3). */
export const useFilters = create<FiltersState>()(
  persist(
    (set) => ({
      ...NO_FILTERS,
      isKept: false,
      change: (some) => {
        // Another tab may have written since.
        void useFilters.persist.rehydrate();
        set({ ...some, isKept: true });
      },
    }),
    {
      name: 'filters',
      version: 1,
      storage: browserStorage<Filters>(),
      // Read after hydration, so that the first render equals the server's HTML.
      skipHydration: true,
      partialize: ({ change: _, isKept: __, ...filters }) => filters,
      // Accepts the readable filters of any release.
      migrate: (stored) => readFilters(stored),
      merge: (stored, state) => ({
        ...state,
        ...readFilters(stored),
        isKept: stored !== undefined,
      }),
    },
  ),
);
