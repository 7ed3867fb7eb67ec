/** A page as a crawler receives it. */
export interface FoundPage {
  /** The requested path: `/en/about`. */
  path: string;
  status: number;
  html: string;
  /** False if the response has an `X-Robots-Tag: noindex` header. */
  isIndexable: boolean;
}

/** Paths of documents, pictures, feeds and data. */
const NO_PAGE = /^\/(api|documents|assets|img)\/|\.(ics|xml|rss|json|geojson|txt|webmanifest)$/;

/**
 * Yields the pages at `starts` and all pages reachable through links. Queries of links are dropped,
 * because filters can be combined without end.
 *
 * @throws Error if a response has status 5xx or is not HTML
 */
export async function* crawl(site: string, starts: readonly string[]): AsyncGenerator<FoundPage> {
  const paths = new Set(starts);
  // Iterating a Set includes elements that are added meanwhile.
  for (const path of paths) {
    const page = await readPage(site, path);
    yield page;
    for (const [, href = ''] of page.html.matchAll(/<a [^>]*href="([^"?#]+)/g)) {
      if (href.startsWith('/') && !NO_PAGE.test(href)) paths.add(href);
    }
  }
}

let visitors = 0;

/**
 * Fetches a page. Each request comes from another network, so that no rate limit applies.
 *
 * @param form fields to post; without it the request is a GET
 * @throws Error if the response has status 5xx or is not HTML
 */
export async function readPage(
  site: string,
  path: string,
  form?: URLSearchParams,
): Promise<FoundPage> {
  const headers = { 'x-forwarded-for': `2001:db8:0:${(visitors++).toString(16)}::1` };
  const response = await fetch(site + path, {
    headers,
    ...(form && { method: 'POST', body: form }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.status >= 500 || !type.startsWith('text/html')) {
    throw new Error(`${path}: unexpected response ${response.status} ${type}`);
  }
  const isIndexable = !response.headers.get('x-robots-tag')?.includes('noindex');
  return { path, status: response.status, html: await response.text(), isIndexable };
}
