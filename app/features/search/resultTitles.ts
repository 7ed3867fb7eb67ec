import type { SearchedKind } from '../../../domain/search/search.ts';

/** The headings of groups of search results, as messages. */
export const RESULT_TITLES = {
  cities: 'menu.destinations',
  places: 'search.places',
  deals: 'menu.deals',
  experiences: 'menu.experiences',
  circuits: 'menu.circuits',
  events: 'menu.events',
  articles: 'menu.articles',
  pages: 'search.pages',
} as const satisfies Record<SearchedKind, string>;
