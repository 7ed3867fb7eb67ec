import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetTerm, rememberTerm } from '../../domain/searchTerm.ts';
import { browserStorage } from './browserStorage.ts';

interface RecentSearches {
  /** Newest first, at most ten (section 3). */
  terms: string[];
  remember(term: string): void;
  forget(term: string): void;
  clear(): void;
}

/** What the visitor has searched lately, kept in this browser alone. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      terms: [],
      remember: (term) => {
        readAgain();
        set(({ terms }) => ({ terms: rememberTerm(terms, term) }));
      },
      forget: (term) => {
        readAgain();
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

/** Before a change: another tab may have written while this one slept. */
function readAgain(): void {
  void useRecentSearches.persist.rehydrate();
}

/** What of the stored terms can be used: the rule of a search holds for them too. */
export function readTerms(stored: unknown): string[] {
  const { terms } = Object(stored) as { terms: unknown };
  if (!Array.isArray(terms)) return [];
  return terms.filter((term) => typeof term === 'string').reduceRight(rememberTerm, []);
}
