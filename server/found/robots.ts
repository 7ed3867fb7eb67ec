import { LOCALES } from '../../domain/locale.ts';

/** Below each language: what answers any question that is put to it, and so has no end. */
const ENDLESS = [
  '/fav',
  '/pdf',
  '/itinerary?',
  '/search?',
  '/planning?',
  '/visiting?',
  '/practical-info?',
  '/mice?',
];

/**
 * `/robots.txt`: all may read all pages, and what these are made of: scripts, styles and pictures; only
 * addresses without end are not worth anybody's time. One visitor's own pages are not named here: they
 * say `noindex` themselves, and who may not read them could not know.
 */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/open-data',
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    'Disallow: /api/',
    // What the router asks for in place of pages that are here already.
    'Disallow: /*.data$',
    'Disallow: /*.data?',
    ...LOCALES.flatMap((locale) => ENDLESS.map((path) => `Disallow: /${locale}${path}`)),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
