import { FAVORITE_KINDS, ITINERARY_NAMES } from '../../domain/favorites.ts';
import { WISH_NAMES } from '../../domain/plan/wish.ts';

/**
 * The query parameters that pages read. All others are dropped before a page is made, so that
 * campaign tags and noise neither multiply what is kept nor change what is shown.
 */
export const PARAMETERS: [path: RegExp, names: string[], ordered?: 'ordered'][] = [
  [/^\/[a-z]{2}\/search$/, ['q', 'city', 'tag']],
  [/^\/[a-z]{2}\/(discover|preference|lookfor)\/[^/]+$/, ['city', 'tag', 'sort']],
  [/^\/[a-z]{2}\/events$/, ['city', 'category', 'month', 'from', 'to']],
  [/^\/[a-z]{2}\/visiting$/, ['city', 'at', 'what']],
  [/^\/[a-z]{2}\/planning$/, ['start', 'for', 'from', 'to']],
  [
    /^\/[a-z]{2}\/practical-info$/,
    ['check', 'nationality', 'city', 'amount', 'currency', 'direction'],
  ],
  // The newest favourite stands first: the order of these ids is part of what is shown.
  [/^\/[a-z]{2}\/fav(\/cards)?$/, [...FAVORITE_KINDS], 'ordered'],
  [
    /^\/[a-z]{2}\/itinerary$/,
    [...WISH_NAMES, ...FAVORITE_KINDS.map((kind) => ITINERARY_NAMES[kind] ?? kind)],
    'ordered',
  ],
  [/^\/[a-z]{2}\/pdf$/, ['tour', 'lang']],
  [/^\/[a-z]{2}\/contact$/, ['sent']],
  [/^\/[a-z]{2}\/mice$/, ['city', 'category', 'format', 'people', 'venue', 'deal']],
  [/^\/[a-z]{2}\/mice\/sent$/, ['reference']],
  [/^\/[a-z]{2}\/newsletter\/(confirm|leave)$/, ['key']],
];

/** The router's pattern for pages that are not there does not match them. */
const LINE_BREAKS = /%0A|%0D|%E2%80%A[89]/gi;

/** What of an address matters for the page at it: two that show the same page are equal here. */
export function canonicalAddress(url: URL): string {
  // The router asks for a page's data alone at the page's path and ".data".
  const path = url.pathname.replace(/\.data$/, '');
  const [, names, ordered] = PARAMETERS.find(([pattern]) => pattern.test(path)) ?? [path, []];
  const query = new URLSearchParams();
  for (const name of names) {
    const values = url.searchParams.getAll(name).filter((value) => value !== '');
    const once = [...new Set(values)];
    for (const value of ordered ? once : once.sort()) query.append(name, value);
  }
  return url.pathname.replace(LINE_BREAKS, '%20') + (query.size > 0 ? `?${query}` : '');
}
