/** Sitemaps (sitemaps.org 0.9): an index, and one per language. */
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { element, textElement, XML } from '../../domain/format/xml.ts';
import { LOCALES, type Locale } from '../../domain/locale.ts';
import { alternatesOf, latest, type PublicPage, publicPages } from '../../domain/publicPages.ts';
import { pictureUrl, type SiteAddress } from './publicUrls.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.xml` */
export function sitemapIndex(catalogue: Catalogue, { url }: SiteAddress): string {
  const pages = publicPages(catalogue);
  const maps = LOCALES.map((locale) =>
    element(
      'sitemap',
      {},
      textElement('loc', `${url}/sitemaps/${locale}.xml`),
      lastmod(latest(pagesIn(locale, pages).map(({ updated }) => updated))),
    ),
  );
  return XML + element('sitemapindex', { xmlns: SITEMAPS }, ...maps);
}

/** `/sitemaps/{locale}.xml`: all public pages in this language, with their translations. */
export function sitemapOf(locale: Locale, catalogue: Catalogue, site: SiteAddress): string {
  const urls = pagesIn(locale, publicPages(catalogue)).map((page) =>
    element(
      'url',
      {},
      textElement('loc', `${site.url}/${locale}${page.path}`),
      lastmod(page.updated),
      ...alternatesOf(page, site.url).map((alternate) =>
        element('xhtml:link', { rel: 'alternate', ...alternate }),
      ),
      element('image:image', {}, textElement('image:loc', pictureUrl(page.picture, site))),
    ),
  );
  const namespaces = {
    xmlns: SITEMAPS,
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  };
  return XML + element('urlset', namespaces, ...urls);
}

const pagesIn = (locale: Locale, pages: readonly PublicPage[]) =>
  pages.filter(({ locales }) => locales.includes(locale));

const lastmod = (moment: Date | undefined) => textElement('lastmod', moment?.toISOString());
