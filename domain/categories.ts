/**
 * The category lists of section 9 and the addresses of section 2 that show them.
 * Tag slugs are the specification's own (French); address slugs are English.
 */
import type { Tag } from './tag.ts';

/** A page that lists places by category: where it is, and the tags it gathers. */
export interface Category {
  /** The address below the language prefix. */
  path: string;
  /** The tag whose name and summary head the page. */
  tag: string;
  tags: readonly string[];
}

const category = (path: string, tag: string, tags: readonly string[] = [tag]): Category => ({
  path,
  tag,
  tags,
});

/** `/discover/{slug}` */
export const DISCOVER: ReadonlyMap<string, Category> = new Map([
  [
    'activities',
    category('/discover/activities', 'activites', ['activites-aquatiques', 'activites']),
  ],
  ['restaurants', category('/discover/restaurants', 'restaurants')],
  ['hotels', category('/discover/hotels', 'hotels')],
  ['travel-agencies', category('/discover/travel-agencies', 'agences-de-voyages')],
]);

/** `/preference/{id}`; the numbers are the specification's. */
export const PREFERENCES: ReadonlyMap<string, Category> = new Map([
  ['3', category('/preference/3', 'culture-et-vestiges')],
  ['5', category('/preference/5', 'espaces-naturels')],
  ['4', category('/preference/4', 'lacs-et-barrages')],
]);

/** What a destination offers under "see", "do", "eat and drink" and "sleep" (section 1). */
export const SECTIONS = {
  see: ['culture-et-vestiges', 'espaces-naturels', 'lacs-et-barrages'],
  do: ['activites', 'activites-aquatiques'],
  eat: ['restaurants'],
  sleep: ['hotels'],
  agencies: ['agences-de-voyages'],
} as const;

const PAGES = [...DISCOVER.values(), ...PREFERENCES.values()];

/** The pages that together list all that a destination offers under one of its headings. */
export function sectionPages(section: keyof typeof SECTIONS): Category[] {
  const tags: readonly string[] = SECTIONS[section];
  return PAGES.filter((page) => page.tags.some((tag) => tags.includes(tag)));
}

/** The page on which places with this category tag are listed. */
export function categoryPath(tag: string): string | undefined {
  return PAGES.find((page) => page.tags.includes(tag))?.path;
}

/** The page of a tag: its category's list, or what one travels for. */
export function tagPath(tag: Pick<Tag, 'slug' | 'group'>): string | undefined {
  return tag.group === 'trip' ? `/lookfor/${tag.slug}` : categoryPath(tag.slug);
}
