import { LOCALES } from '../../domain/locale.ts';
import { SCREENS } from '../../tests/screens.ts';
import { fetchResponse } from './responses.ts';

/** Entry points that no page links to. */
const STARTS = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/api/openapi.json',
  ...LOCALES.flatMap((locale) => [...SCREENS, '/nothing-here'].map((path) => `/${locale}${path}`)),
];

/** Paths whose response differs for each request. */
const UNIQUE = ['/api/forms/token', '/api/whoami'];

/** How many entries of each list of the API are fetched by their own path. */
const ENTRIES_PER_LIST = 5;

interface OpenApi {
  paths: Record<string, { get?: unknown }>;
}

/**
 * Crawls a site for the paths of all responses: linked pages without their queries, other links of
 * pages and sitemaps, and all lists of the API with their first entries.
 */
export async function findAddresses(site: string): Promise<string[]> {
  const addresses = new Set([...STARTS, ...(await apiAddresses(site))]);
  // Iterating a Set includes elements that are added meanwhile.
  for (const address of addresses) {
    const { type, body } = await fetchResponse(site, address);
    if (type.startsWith('text/html')) {
      for (const [, href = ''] of body.matchAll(/ href="(\/[^"?#]*)/g)) {
        if (!/^\/(assets|img|documents)\//.test(href)) addresses.add(href);
      }
    } else if (address.includes('sitemap')) {
      for (const [, url = ''] of body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
        addresses.add(new URL(url).pathname);
      }
    }
  }
  return [...addresses];
}

/** Lists of the API that need no parameters, and the first entries of lists with a path per entry. */
async function apiAddresses(site: string): Promise<string[]> {
  const { body } = await fetchResponse(site, '/api/openapi.json');
  const paths = Object.entries((JSON.parse(body) as OpenApi).paths);
  const readable = paths.filter(([, { get }]) => get).map(([path]) => path);
  const lists = readable.filter((path) => !path.includes('{') && !UNIQUE.includes(path));
  const entries = readable
    .filter((path) => /^[^{]+\/\{\w+\}$/.test(path))
    .map((path) => path.replace(/\/\{\w+\}$/, ''))
    .filter((list) => lists.includes(list));
  const ids = await Promise.all(
    entries.map(async (list) => {
      const { status, body } = await fetchResponse(site, list);
      if (status !== 200) return [];
      const { data = [] } = JSON.parse(body) as { data?: { _id?: string; slug?: string }[] };
      return data.slice(0, ENTRIES_PER_LIST).map((entry) => `${list}/${entry._id ?? entry.slug}`);
    }),
  );
  return [...lists, ...ids.flat()];
}
