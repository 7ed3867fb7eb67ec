import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetTerm, rememberTerm } from '../../../domain/search/searchTerm.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

interface RecentSearches {
  /** Newest first, at most ten (section 3). */
  terms: string[];
  add(term: string): void;
  remove(term: string): void;
  clear(): void;
}

/** The visitor's recent search terms, stored only in this browser. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      terms: [],
      add: (term) => {
        rehydrate();
        set(({ terms }) => ({ terms: rememberTerm(terms, term) }));
      },
      remove: (term) => {
        rehydrate();
        set(({ terms }) => ({ terms: forgetTerm(terms, term) }));
      },
      clear: () => set({ terms: [] }),
    }),
    {
      name: 'recentSearches',
      version: 1,
      storage: browserStorage<Pick<RecentSearches, 'terms'>>(),
      skipHydration: true,
      partialize: ({ terms }) => ({ terms }),
      migrate: (stored) => ({ terms: readTerms(stored) }),
      merge: (stored, state) => ({ ...state, terms: readTerms(stored) }),
    },
  ),
);

/** Before a change, reads the storage again: another tab may have written to it. */
function rehydrate(): void {
  void useRecentSearches.persist.rehydrate();
}

/** The valid terms of the stored value: strings that follow the rules of a search term. */
export function readTerms(stored: unknown): string[] {
  const { terms } = Object(stored) as { terms: unknown };
  if (!Array.isArray(terms)) return [];
  return terms.filter((term) => typeof term === 'string').reduceRight(rememberTerm, []);
}
