/**
 * The category lists of section 9 and the addresses of section 2 that show them.
 * The tags' slugs are the specification's (French), those of addresses English.
 */
import type { Tag } from './tag.ts';

/** The category lists of the specification, section 9. */
export const RESTAURANTS = ['restaurants'] as const;
export const ACTIVITIES = ['activites'] as const;
export const CULTURE_AND_NATURE = ['culture-et-vestiges', 'espaces-naturels'] as const;
export const SEE_DO_EAT = [
  ...CULTURE_AND_NATURE,
  'activites-aquatiques',
  ...ACTIVITIES,
  ...RESTAURANTS,
] as const;
export const CATEGORIES = [...SEE_DO_EAT, 'lacs-et-barrages', 'evenements'] as const;

/**
 * Services that a visitor looks for nearby. They have pages and are found by the search and by the map of
 * what is near, but are in no list of things to see or do.
 */
export const SERVICES = [
  'pharmacy',
  'hospital',
  'bank',
  'station',
  'bus-station',
  'taxi-rank',
] as const;
export type Service = (typeof SERVICES)[number];

/** The service that a place is, by its tag; undefined for all that is visited. */
export function serviceOf({ tags }: { tags: readonly string[] }): Service | undefined {
  return SERVICES.find((tag) => tags.includes(tag));
}

/** Whether a place is a service: a pharmacy, a station. */
export const isService = (place: { tags: readonly string[] }): boolean =>
  serviceOf(place) !== undefined;

/** A page that lists places by category. */
export interface Category {
  /** The path below the language. */
  path: `/discover/${string}` | `/preference/${string}` | `/lookfor/${string}`;
  /** Slug of the tag whose name and summary are the page's heading. */
  tag: string;
  /** Slugs of the tags whose places are listed. */
  tags: readonly string[];
  /** Key of the title in menus, in the messages `menu`. */
  label?: 'activities' | 'restaurants' | 'hotels' | 'agencies' | 'culture' | 'nature' | 'lakes';
}

const category = (
  path: Category['path'],
  label: Category['label'],
  tag: string,
  tags: readonly string[] = [tag],
): Category => ({ path, tag, tags, label });

/** `/discover/{slug}` */
export const DISCOVER: ReadonlyMap<string, Category> = new Map([
  [
    'activities',
    category('/discover/activities', 'activities', 'activites', [
      'activites-aquatiques',
      'activites',
    ]),
  ],
  ['restaurants', category('/discover/restaurants', 'restaurants', 'restaurants')],
  ['hotels', category('/discover/hotels', 'hotels', 'hotels')],
  ['travel-agencies', category('/discover/travel-agencies', 'agencies', 'agences-de-voyages')],
]);

/** `/preference/{id}`; the numbers are the specification's. */
export const PREFERENCES: ReadonlyMap<string, Category> = new Map([
  ['3', category('/preference/3', 'culture', 'culture-et-vestiges')],
  ['5', category('/preference/5', 'nature', 'espaces-naturels')],
  ['4', category('/preference/4', 'lakes', 'lacs-et-barrages')],
]);

/** The list of all that fits one purpose of a journey, by its trip tag: `/lookfor/{tag}`. */
export const tripCategory = (tag: string): Category => ({
  path: `/lookfor/${tag}`,
  tag,
  tags: [tag],
});

/** The tags of the sections of a destination's page (section 1). */
export const SECTIONS = {
  see: [...CULTURE_AND_NATURE, 'lacs-et-barrages'],
  do: [...ACTIVITIES, 'activites-aquatiques'],
  eat: RESTAURANTS,
  sleep: ['hotels'],
  agencies: ['agences-de-voyages'],
} as const;

const CATEGORY_PAGES = [...DISCOVER.values(), ...PREFERENCES.values()];

/** The category pages that together list everything of a section of a destination. */
export function sectionPages(section: keyof typeof SECTIONS): Category[] {
  const tags: readonly string[] = SECTIONS[section];
  return CATEGORY_PAGES.filter((page) => page.tags.some((tag) => tags.includes(tag)));
}

/** The path of the page that lists places with this category tag. */
export function categoryPath(tag: string): string | undefined {
  return CATEGORY_PAGES.find((page) => page.tags.includes(tag))?.path;
}

/** The path of a tag's page: the list of its category or trip tag. */
export function tagPath(tag: Pick<Tag, 'slug' | 'group'>): string | undefined {
  if (tag.group === 'service') return undefined;
  return tag.group === 'trip' ? tripCategory(tag.slug).path : categoryPath(tag.slug);
}
