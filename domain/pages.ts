/**
 * The page registry: every page of the site, once (specification, section 2). Routes, sitemaps,
 * robots.txt, canonical addresses, structured data, error codes, page views, search, menus and tests
 * derive from it. It is long because it is one table, with the types of its columns and the lookups in it.
 */
import { type Category, DISCOVER, PREFERENCES } from './content/categories.ts';
import type { Kind } from './content/kinds.ts';
import { ITINERARY_PARAMS } from './planner/planRequest.ts';
import { FAVORITE_KINDS, type FavoriteKind } from './visitor/favorites.ts';

/** The kinds of content, and the deals among the places. */
export type ListedKind = Kind | 'deals';

interface PageRow {
  /** Below the language, with at most one parameter, which is last: `/poi/:id`. Empty for the home page. */
  path: '' | `/${string}`;
  /** Name of the route module in `app/screens`; pages that share one follow each other. */
  screen: string;
  /** Id of the entry of `content/pages` with the page's heading and texts. */
  contentId?: string;
  /** The kind of the entry that the parameter identifies. */
  kind?: ListedKind;
  /** The category lists that the parameter selects from. */
  categories?: ReadonlyMap<string, Category>;
  /** The kind whose entries the page lists, each with a link. */
  list?: ListedKind;
  /** Other kinds with entries on the page: it changes when they change. */
  shows?: readonly ListedKind[];
  /** Query parameters that the page reads; all others are dropped from its canonical address. */
  query?: readonly string[];
  /** True where the order of a parameter's values is part of what is shown. */
  orderedQuery?: true;
  /** True for what sitemaps, llms.txt and the site search contain. */
  indexed?: true;
  /** True where views are counted. */
  counted?: true;
  /** What robots.txt excludes: the page, or the page with a query, which has endless variants. */
  disallow?: 'page' | 'query';
  /** What is made for one visitor and not cached: the page, or the page with a query. */
  personal?: 'page' | 'query';
  /** The data call whose error codes a failure of the page has (section 8). */
  data?: PageData;
  /** True where a feed of the list exists, at `feed.xml` below the page. */
  feed?: true;
  /** The kind of favourites to which the page's entry can be added. */
  favorite?: FavoriteKind;
  /** True for what is always saved on the device. */
  offline?: true;
  /** False for pages without a breadcrumb. */
  breadcrumb?: false;
  /** Key of the title in menus, in the messages `menu`. */
  label?: string;
  /** True where menus open the page in a new tab (section 2). */
  newTab?: true;
  /** True for routes that answer with data, not with a document. */
  resource?: true;
}

/** Names of the data calls of section 8, as `ERROR_CODES` has them. */
type PageData =
  | 'places'
  | 'tagsAndCities'
  | 'articles'
  | 'experiences'
  | 'mice'
  | 'stories'
  | 'circuits'
  | 'instawall';

const CATEGORY_QUERY = ['city', 'tag', 'sort', 'shown'];

/** In the order of sitemaps and search results. */
const ROWS = [
  // The home page and its other modes.
  {
    path: '',
    screen: 'home',
    contentId: 'home',
    shows: ['cities', 'places', 'events', 'circuits', 'experiences', 'articles', 'stories'],
    indexed: true,
    counted: true,
    data: 'instawall',
    offline: true,
    breadcrumb: false,
  },
  {
    path: '/inspiration',
    screen: 'inspiration',
    contentId: 'stories',
    shows: ['stories', 'articles'],
    indexed: true,
    counted: true,
    data: 'stories',
    breadcrumb: false,
  },
  {
    path: '/planning',
    screen: 'planning',
    contentId: 'planning',
    shows: ['circuits'],
    query: ['start', 'for', 'from', 'to'],
    indexed: true,
    counted: true,
    disallow: 'query',
    data: 'circuits',
    breadcrumb: false,
  },
  {
    path: '/visiting',
    screen: 'visiting',
    contentId: 'visiting',
    label: 'nearMe',
    shows: ['places', 'events'],
    query: ['city', 'at', 'what'],
    indexed: true,
    counted: true,
    disallow: 'query',
    offline: true,
    data: 'places',
    breadcrumb: false,
  },
  // The region, and the lists of entries.
  {
    path: '/about',
    screen: 'about',
    contentId: 'about',
    shows: ['provinces', 'cities'],
    indexed: true,
    counted: true,
    label: 'about',
  },
  {
    path: '/circuits',
    screen: 'circuits',
    contentId: 'circuits',
    list: 'circuits',
    indexed: true,
    counted: true,
    data: 'circuits',
    label: 'circuits',
  },
  {
    path: '/experiences',
    screen: 'experiences',
    contentId: 'experiences',
    list: 'experiences',
    indexed: true,
    counted: true,
    data: 'experiences',
    label: 'experiences',
  },
  {
    path: '/events',
    screen: 'events',
    contentId: 'events',
    list: 'events',
    query: ['city', 'category', 'month', 'from', 'to'],
    indexed: true,
    counted: true,
    feed: true,
    label: 'events',
  },
  {
    path: '/articles',
    screen: 'articles',
    contentId: 'articles',
    list: 'articles',
    indexed: true,
    counted: true,
    data: 'articles',
    feed: true,
    label: 'articles',
  },
  {
    path: '/deals',
    screen: 'deals',
    contentId: 'deals',
    list: 'deals',
    indexed: true,
    counted: true,
    data: 'places',
    label: 'deals',
  },
  // What a visitor plans and keeps.
  {
    path: '/inspire',
    screen: 'inspire',
    contentId: 'inspire',
    shows: ['places'],
    indexed: true,
    counted: true,
    data: 'places',
    breadcrumb: false,
    label: 'inspire',
    newTab: true,
  },
  {
    path: '/itinerary',
    screen: 'itinerary',
    contentId: 'itinerary',
    query: ITINERARY_PARAMS,
    orderedQuery: true,
    indexed: true,
    counted: true,
    disallow: 'query',
    data: 'places',
    breadcrumb: false,
    label: 'itinerary',
    newTab: true,
  },
  { path: '/itinerary/places', screen: 'planPlaces', data: 'places', resource: true },
  { path: '/itinerary/:id', screen: 'plan', counted: true, personal: 'page', data: 'places' },
  {
    path: '/pdf',
    screen: 'pdf',
    query: ['tour', 'lang', 'language'],
    counted: true,
    disallow: 'page',
    personal: 'query',
    data: 'places',
  },
  {
    path: '/search',
    screen: 'search',
    contentId: 'search',
    query: ['q', 'city', 'tag', 'bbox', 'kind'],
    counted: true,
    disallow: 'query',
    data: 'places',
    breadcrumb: false,
  },
  {
    path: '/fav',
    screen: 'fav',
    contentId: 'fav',
    query: FAVORITE_KINDS,
    // The newest favourite comes first.
    orderedQuery: true,
    counted: true,
    disallow: 'page',
    data: 'places',
    offline: true,
    label: 'favorites',
  },
  {
    path: '/fav/cards',
    screen: 'favCards',
    query: FAVORITE_KINDS,
    orderedQuery: true,
    data: 'places',
    resource: true,
  },
  { path: '/offline', screen: 'offline', contentId: 'offline', offline: true },
  // Information and forms.
  {
    path: '/practical-info',
    screen: 'practicalInfo',
    contentId: 'practical-info',
    shows: ['visas', 'emergency'],
    query: ['check', 'nationality', 'city', 'amount', 'currency', 'direction'],
    indexed: true,
    counted: true,
    disallow: 'query',
    offline: true,
    label: 'practicalInfo',
  },
  {
    path: '/mapsguides',
    screen: 'mapsguides',
    contentId: 'mapsguides',
    shows: ['documents'],
    indexed: true,
    counted: true,
    label: 'mapsguides',
  },
  {
    path: '/mice',
    screen: 'mice',
    contentId: 'mice',
    shows: ['mice'],
    query: ['city', 'category', 'format', 'people', 'venue', 'deal'],
    indexed: true,
    counted: true,
    disallow: 'query',
    data: 'mice',
    label: 'mice',
  },
  { path: '/mice/sent', screen: 'miceSent', query: ['reference'], data: 'mice' },
  { path: '/newsletter', screen: 'newsletter', contentId: 'newsletter', indexed: true },
  { path: '/newsletter/:step', screen: 'newsletter', query: ['key'], personal: 'page' },
  {
    path: '/contact',
    screen: 'contact',
    contentId: 'contact',
    query: ['sent'],
    indexed: true,
    counted: true,
    personal: 'query',
    label: 'contact',
  },
  {
    path: '/whoarewe',
    screen: 'whoarewe',
    contentId: 'whoarewe',
    indexed: true,
    counted: true,
    label: 'whoarewe',
  },
  { path: '/policy', screen: 'policy', contentId: 'policy', indexed: true, counted: true },
  { path: '/terms', screen: 'terms', contentId: 'terms', indexed: true, counted: true },
  {
    path: '/accessibility',
    screen: 'accessibility',
    contentId: 'accessibility',
    indexed: true,
    counted: true,
  },
  // Places by category, and by what one travels for.
  {
    path: '/discover/:slug',
    screen: 'discover',
    categories: DISCOVER,
    query: CATEGORY_QUERY,
    indexed: true,
    counted: true,
    data: 'places',
  },
  {
    path: '/preference/:id',
    screen: 'preference',
    categories: PREFERENCES,
    query: CATEGORY_QUERY,
    indexed: true,
    counted: true,
    data: 'places',
  },
  {
    path: '/lookfor/:id',
    screen: 'lookfor',
    kind: 'tags',
    query: CATEGORY_QUERY,
    indexed: true,
    counted: true,
    data: 'tagsAndCities',
  },
  // Entries.
  {
    path: '/destination/:id',
    screen: 'destination',
    kind: 'cities',
    indexed: true,
    counted: true,
    data: 'tagsAndCities',
  },
  {
    path: '/poi/:id',
    screen: 'poi',
    kind: 'places',
    indexed: true,
    counted: true,
    data: 'places',
    favorite: 'pois',
  },
  {
    path: '/deal/:id',
    screen: 'deal',
    kind: 'deals',
    indexed: true,
    counted: true,
    data: 'places',
    favorite: 'pois',
  },
  {
    path: '/event/:id',
    screen: 'event',
    kind: 'events',
    indexed: true,
    counted: true,
    favorite: 'events',
  },
  {
    path: '/circuit/:id',
    screen: 'circuit',
    kind: 'circuits',
    indexed: true,
    counted: true,
    data: 'circuits',
    favorite: 'circuits',
  },
  {
    path: '/experience/:id',
    screen: 'experience',
    kind: 'experiences',
    indexed: true,
    counted: true,
    data: 'experiences',
    favorite: 'experiences',
  },
  {
    path: '/articles/:slug',
    screen: 'article',
    kind: 'articles',
    indexed: true,
    counted: true,
    data: 'articles',
  },
] as const satisfies readonly PageRow[];

type Row = (typeof ROWS)[number];
export type PagePath = Row['path'];
/** The kinds whose entries have a page. */
export type EntryPageKind = Extract<Row, { kind: string }>['kind'];

/** A page of the registry, with the types that follow from its rows. */
export interface Page extends PageRow {
  list?: EntryPageKind;
  kind?: EntryPageKind;
  label?: Extract<Row, { label: string }>['label'];
}

export const PAGES: readonly Page[] = ROWS;

export interface PageMatch {
  page: Page;
  /** The value of the path's parameter, as it is in the address; undefined for a path without one. */
  param: string | undefined;
}

/** The path of a page up to its parameter: `/poi/`. */
const prefixOf = ({ path }: Page) => path.replace(/:.*/, '');

const PAGES_BY_PREFIX = new Map(PAGES.map((page) => [prefixOf(page), page]));

/** The page at a path below the language (`/poi/bab-mansour`, empty for the home page). */
export function matchPage(path: string): PageMatch | undefined {
  const page = path.endsWith('/') ? undefined : PAGES_BY_PREFIX.get(path);
  if (page) return { page, param: undefined };
  const [, prefix = '/', param = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const withParam = PAGES_BY_PREFIX.get(prefix);
  return withParam && { page: withParam, param };
}

const PREFIXES_BY_KIND = new Map(PAGES.map((page) => [page.kind, prefixOf(page)]));

/** The path of an entry's page, below the language: `/poi/bab-mansour`. */
export function entryPath(kind: EntryPageKind, id: string): string {
  return `${PREFIXES_BY_KIND.get(kind)}${id}`;
}

/** The header's menus and the footer's columns beside the destinations (section 2), in their order. */
const MENUS = {
  things: [
    '/preference/3',
    '/preference/5',
    '/preference/4',
    '/discover/activities',
    '/experiences',
    '/events',
    '/discover/restaurants',
    '/deals',
    '/visiting',
  ],
  info: ['/about', '/whoarewe', '/practical-info', '/mapsguides', '/articles', '/contact'],
  plan: [
    '/itinerary',
    '/inspire',
    '/circuits',
    '/discover/hotels',
    '/discover/travel-agencies',
    '/mice',
    '/fav',
  ],
} as const satisfies Record<string, readonly MenuPath[]>;

type MenuPath = Extract<Row, { label: string }>['path'] | Category['path'];

/** The pages of a menu; `label` is the key of the title in the messages `menu`. */
export function menuPages(menu: keyof typeof MENUS) {
  return MENUS[menu].flatMap((path) => {
    const { page, param } = matchPage(path) ?? {};
    const label = page?.label ?? page?.categories?.get(param ?? '')?.label;
    return label ? [{ path, label, newTab: page?.newTab }] : [];
  });
}
