import { splitLocale } from '../../domain/locale.ts';
import { matchPage } from '../../domain/pages.ts';

/**
 * The URL of a request. The host of the request line is ignored: `//evil.example/` is a path of this
 * site.
 *
 * @param target the request target: a path with a query, or an absolute URL as proxies send it
 * @param siteUrl the public origin
 */
export function requestUrl(target: string | undefined, siteUrl: string): URL {
  if (!target?.startsWith('/')) {
    const absolute = URL.parse(target ?? '');
    return new URL(absolute ? absolute.pathname + absolute.search : '/', siteUrl);
  }
  return new URL(siteUrl + target);
}

const UNRESERVED = /[\w.~-]/;

/**
 * The normalized path (RFC 3986, section 6.2.2): no repeated or trailing slashes, unreserved characters
 * not escaped, other escapes in upper case. Other spellings redirect to it.
 *
 * @param path as `URL.pathname` gives it, with dot segments resolved; every escape must be valid
 */
export function normalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return single.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
}

/** The router's catch-all pattern does not match line breaks. */
const LINE_BREAKS = /%0A|%0D|%E2%80%A[89]/gi;

/** The router requests the data of a page at the page's path and `.data`. */
const pageAt = (path: string) => matchPage(splitLocale(path.replace(/\.data$/, '')).rest)?.page;

/** The part of an address that selects a page: addresses that show the same page have the same one. */
export function canonicalUrl(url: URL): string {
  const { query: names = [], orderedQuery } = pageAt(url.pathname) ?? {};
  const query = new URLSearchParams();
  for (const name of names) {
    const values = url.searchParams.getAll(name).filter((value) => value !== '');
    const once = [...new Set(values)];
    for (const value of orderedQuery ? once : once.sort()) query.append(name, value);
  }
  return url.pathname.replace(LINE_BREAKS, '%20') + (query.size > 0 ? `?${query}` : '');
}

/** Whether the page at a canonical address is made for one visitor and must not be cached for others. */
export function isPersonalPage(address: string): boolean {
  const [path = '', query] = address.split('?', 2);
  const personal = pageAt(path)?.personal;
  return personal === 'page' || (personal === 'query' && query !== undefined);
}
