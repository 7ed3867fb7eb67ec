import { LOCALES } from '../../domain/locale.ts';
import { PAGES } from '../../domain/pages.ts';

/** Below each language: pages with endless variants. */
const DISALLOWED = PAGES.flatMap(({ path, disallow }) =>
  disallow ? [disallow === 'query' ? `${path}?` : path] : [],
);

/**
 * `/robots.txt`: everything may be crawled, including scripts, styles and pictures, except pages
 * with endless variants. Personal pages are not listed here: they send `noindex`, which a crawler
 * can only see when it may read them.
 */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/open-data',
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    'Disallow: /api/',
    // The router's data requests, whose pages are crawled already.
    'Disallow: /*.data$',
    'Disallow: /*.data?',
    ...LOCALES.flatMap((locale) => DISALLOWED.map((path) => `Disallow: /${locale}${path}`)),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
