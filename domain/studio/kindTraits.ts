/** What the Studio can do with entries of a kind. Without the schemas, which lists do not load. */
import type { Kind } from '../content/kinds.ts';

const WITHOUT_TAGS: readonly Kind[] = ['tags', 'instawall', 'settings'];
const FIXED: readonly Kind[] = ['pages', 'settings'];

export const hasTags = (kind: Kind): boolean => !WITHOUT_TAGS.includes(kind);

/**
 * Whether the website asks for the entries of a kind by name: one more would be shown nowhere, and one
 * less would be missed. So none is begun or taken off the website in the Studio.
 */
export const isFixed = (kind: Kind): boolean => FIXED.includes(kind);
