import { PAGES, type PagePath } from '../domain/pages.ts';

/** Examples of pages with a parameter, and further views of other pages. */
const EXAMPLES: Partial<Record<PagePath, string[]>> & Record<ParameterPath, string[]> = {
  '/visiting': ['/visiting?city=meknes'],
  '/search': ['/search?q=lake&city=ifrane'],
  '/contact': ['/contact?sent=FM-2026-7K3Q9'],
  '/events': ['/events?month=6'],
  '/itinerary': [
    '/itinerary?start=station-fes&days=3&for=birds',
    '/itinerary?circuits=imperial-meknes',
  ],
  // A stored itinerary: created in the tests of the planner.
  '/itinerary/:id': [],
  '/newsletter/:step': [
    '/newsletter/asked',
    '/newsletter/confirm?key=a.b',
    '/newsletter/leave?key=a.b',
  ],
  '/discover/:slug': [
    '/discover/activities',
    '/discover/restaurants',
    '/discover/hotels',
    '/discover/travel-agencies',
  ],
  '/preference/:id': [
    '/preference/3',
    '/preference/5',
    '/preference/4',
    '/preference/4?city=ifrane&sort=time',
  ],
  '/lookfor/:id': ['/lookfor/water'],
  '/destination/:id': ['/destination/fes', '/destination/middle-atlas'],
  '/poi/:id': ['/poi/bou-inania-madrasa-fes'],
  '/deal/:id': ['/deal/free-jnan-sbil', '/deal/monuments-child-rate'],
  '/event/:id': ['/event/sefrou-cherry-festival'],
  '/circuit/:id': ['/circuit/two-imperial-cities-and-volubilis'],
  '/experience/:id': ['/experience/first-snow-at-michlifen'],
  '/articles/:slug': ['/articles/volubilis-at-noon'],
};

type ParameterPath = Extract<PagePath, `${string}:${string}`>;

/** Pages that are shown with a valid parameter or query only, and are tested elsewhere. */
const NOT_STANDALONE = ['/mice/sent'];

/** Addresses of a page of the registry, below the language. */
const addressesOf = ({ path, resource }: (typeof PAGES)[number]): string[] => [
  ...(resource || path.includes(':') || NOT_STANDALONE.includes(path) ? [] : [path]),
  ...(EXAMPLES[path as PagePath] ?? []),
];

export const SCREENS: readonly string[] = PAGES.flatMap(addressesOf);

/** Pages whose addresses show different elements: a form, an itinerary, a confirmation. */
const WITH_DIFFERENT_VIEWS: readonly string[] = ['/itinerary', '/newsletter/:step'];

/**
 * One address of each page, for accessibility checks: its other addresses show the same elements.
 */
export const ONE_OF_EACH: ReadonlySet<string> = new Set(
  PAGES.flatMap((page) =>
    addressesOf(page).slice(0, WITH_DIFFERENT_VIEWS.includes(page.path) ? undefined : 1),
  ),
);

/**
 * One address of each layout: pictures and carousels, facts, filters and rows, forms, tables, an
 * itinerary.
 */
export const LAYOUTS: readonly string[] = [
  '',
  '/poi/bou-inania-madrasa-fes',
  '/events',
  '/contact',
  '/practical-info',
  '/itinerary?start=station-fes&days=3&for=birds',
];

/** The destinations that section 2 lists by slug. */
export const DESTINATIONS = [
  'fez',
  'meknes',
  'ifrane',
  'azrou',
  'immouzer',
  'sefrou',
  'moulay-driss',
  'volubilis',
  'middle-atlas',
];
