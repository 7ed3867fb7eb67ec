/** How long texts are to be, for the rule and for the counters of the Studio. */
import { isService } from '../categories.ts';
import type { Kind } from '../kinds.ts';

export interface Bounds {
  least: number;
  most: number;
}

/** In characters: cards and search engines truncate longer texts. */
export const SUMMARY: Bounds = { least: 1, most: 160 };

/**
 * In words: two short paragraphs, to read in front of the place. The lower bounds of this file leave room
 * for a language that says the same in fewer words: no text is padded to the length of another.
 */
const DESCRIPTION: Bounds = { least: 60, most: 160 };

/**
 * In words, for a hotel, a restaurant or an agency: shorter, because menus, rooms and owners change and
 * no business is praised above another.
 */
const BUSINESS: Bounds = { least: 45, most: 120 };
const BUSINESSES = ['hotels', 'restaurants', 'agences-de-voyages'];

/** In words, for a service: a sentence or two for somebody who needs it now. */
const SERVICE: Bounds = { least: 12, most: 60 };

/** In words: about two hundred, as languages differ in length. */
const DESTINATION: Bounds = { least: 130, most: 260 };

/** In words, introduction and sections together: five minutes of reading. */
const ARTICLE: Bounds = { least: 400, most: 700 };

/** What decides on the length of a place's description. */
interface Described {
  isDeal?: boolean;
  tags?: readonly string[];
}

/** Bounds of the description of an entry, in words; undefined where its kind has none. */
export function descriptionBounds(kind: Kind, data: object): Bounds | undefined {
  switch (kind) {
    case 'places': {
      const { isDeal = false, tags = [] }: Described = data;
      // The length of a deal depends on its terms.
      if (isDeal) return undefined;
      if (isService({ tags })) return SERVICE;
      return tags.some((tag) => BUSINESSES.includes(tag)) ? BUSINESS : DESCRIPTION;
    }
    case 'events':
    case 'circuits':
    case 'experiences':
      return DESCRIPTION;
    case 'cities':
      return DESTINATION;
    case 'articles':
      return ARTICLE;
    default:
      return undefined;
  }
}
