import { DISCOVER, PREFERENCES } from './categories.ts';
import { kindOfScreen, type ScreenKind } from './entryScreens.ts';
import { type Locale, splitLocale } from './locale.ts';

/** Screens without an id in their address. What is not listed here or below is never counted. */
const SCREENS = new Set([
  '/',
  '/inspiration',
  '/visiting',
  '/planning',
  '/deals',
  '/search',
  '/fav',
  '/contact',
  '/about',
  '/whoarewe',
  '/mapsguides',
  '/practical-info',
  '/policy',
  '/pdf',
  '/events',
  '/circuits',
  '/experiences',
  '/articles',
  '/itinerary',
  '/inspire',
  '/mice',
  '/terms',
  '/accessibility',
  ...[...DISCOVER.values(), ...PREFERENCES.values()].map(({ path }) => path),
]);

/** A visitor's own plan, of which nobody learns the id. */
const PLAN = '/itinerary/:id';

export interface ViewedPage {
  /** Below the language: `/poi/bab-mansour`, or a pattern where the id is a visitor's own. */
  page: string;
  locale: Locale;
}

/** What is counted of an address, without its query; nothing for what is no page to count. */
export function viewedPage(pathname: string): ViewedPage | undefined {
  const { locale, rest } = splitLocale(pathname);
  if (!locale) return undefined;
  const page = /^\/itinerary\/[\w-]{22}$/.test(rest) ? PLAN : rest || '/';
  return page === PLAN || SCREENS.has(page) || entryOf(page) ? { page, locale } : undefined;
}

/** The kind and id in the address of an entry's page. */
function entryOf(page: string): { kind: ScreenKind; id: string } | undefined {
  const [, screen = '', id = ''] = /^\/([a-z]+)\/([a-z0-9-]{1,80})$/.exec(page) ?? [];
  const kind = kindOfScreen(screen);
  return kind && { kind, id };
}

/** Whether a page that a browser tells of is one of ours: no other is counted. */
export function isPage(page: string, knows: (kind: ScreenKind, id: string) => boolean): boolean {
  if (page === PLAN || SCREENS.has(page)) return true;
  const entry = entryOf(page);
  return entry !== undefined && knows(entry.kind, entry.id);
}
