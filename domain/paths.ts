import type { SearchedKind } from './search.ts';

/** Where the page of an entry is, below the language prefix and before its id (section 2). */
export const PATHS: Record<SearchedKind, string> = {
  cities: '/destination',
  places: '/poi',
  experiences: '/experience',
  circuits: '/circuit',
  events: '/event',
  articles: '/articles',
};
