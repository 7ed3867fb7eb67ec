import { PAGES, type PagePath } from '../domain/pages.ts';

/** Examples for pages with a parameter, or views of a page beside its own; none where `[]`. */
const EXAMPLES: Partial<Record<PagePath, string[]>> & Record<ParameterPath, string[]> = {
  '/visiting': ['/visiting?city=meknes'],
  '/search': ['/search?q=lake&city=ifrane'],
  '/contact': ['/contact?sent=FM-2026-7K3Q9'],
  '/events': ['/events?month=6'],
  '/itinerary': [
    '/itinerary?start=station-fes&days=3&for=birds',
    '/itinerary?circuits=imperial-meknes',
  ],
  // A stored plan: tests of the planner make one.
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
  '/deal/:id': ['/deal/example-riad-three-nights'],
  '/event/:id': ['/event/sefrou-cherry-festival'],
  '/circuit/:id': ['/circuit/two-imperial-cities-and-volubilis'],
  '/experience/:id': ['/experience/first-snow-at-michlifen'],
  '/articles/:slug': ['/articles/volubilis-at-noon'],
};

type ParameterPath = Extract<PagePath, `${string}:${string}`>;

/** Pages that are shown with a valid parameter or query only, and are tested elsewhere. */
const NOT_ALONE = ['/mice/sent'];

/** Addresses of a page of the registry, below the language. */
const addressesOf = ({ path, resource }: (typeof PAGES)[number]): string[] => [
  ...(resource || path.includes(':') || NOT_ALONE.includes(path) ? [] : [path]),
  ...(EXAMPLES[path as PagePath] ?? []),
];

export const SCREENS: readonly string[] = PAGES.flatMap(addressesOf);

/** Pages whose addresses have little in common: a form, a plan, a confirmation. */
const UNLIKE: readonly string[] = ['/itinerary', '/newsletter/:step'];

/**
 * One address of each page. Its other addresses show the same elements: it is enough to check one for
 * accessibility.
 */
export const ONE_OF_EACH: ReadonlySet<string> = new Set(
  PAGES.flatMap((page) => addressesOf(page).slice(0, UNLIKE.includes(page.path) ? undefined : 1)),
);

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
