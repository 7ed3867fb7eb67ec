/** A page as a crawler gets it. */
export interface FoundPage {
  /** Below the site, as it was asked for: `/en/about`. */
  path: string;
  status: number;
  html: string;
  /** False for what search engines are asked to leave alone. */
  isListed: boolean;
}

/** Programmes, books, feeds and data are no pages. */
const NO_PAGE = /^\/(api|documents|assets|img)\/|\.(ics|xml|rss|json|geojson|txt|webmanifest)$/;

/**
 * The pages to begin with, and every page that links lead to from there. Filters narrow the same page
 * without end: of links only the path is followed.
 *
 * @throws Error for what fails, or is no page
 */
export async function* crawl(site: string, starts: readonly string[]): AsyncGenerator<FoundPage> {
  const paths = new Set(starts);
  // A set that grows while one goes through it is gone through to its new end.
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
 * One page, asked for by a visitor of a network of their own.
 *
 * @param form what is sent, where something is
 * @throws Error for what fails, or is no page
 */
export async function readPage(
  site: string,
  path: string,
  form?: URLSearchParams,
): Promise<FoundPage> {
  const headers = { 'x-forwarded-for': `2001:db8:0:${(visitors++).toString(16)}::1` };
  const answer = await fetch(site + path, { headers, ...(form && { method: 'POST', body: form }) });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status >= 500 || !type.startsWith('text/html')) {
    throw new Error(`${path} answers ${answer.status} with ${type}`);
  }
  const isListed = !answer.headers.get('x-robots-tag')?.includes('noindex');
  return { path, status: answer.status, html: await answer.text(), isListed };
}
