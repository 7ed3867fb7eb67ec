/** Requests every address of the site, as a crawler does. */
import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';
import { DESTINATIONS, SCREENS } from '../../tests/screens.ts';
import { FULL } from '../testing/full.ts';
import { newAddress } from '../testing/newAddress.ts';
import { sharedSite } from '../testing/sharedSite.ts';

const site = sharedSite();
/** Plans and searches are limited by address. */
const fromNewAddress = () => ({ 'x-forwarded-for': newAddress() });

// The crawl below renders the same pages in English, and browsers look at the German ones.
it.each(FULL ? LOCALES : (['en', 'es'] as const))(
  'every screen can be read without scripts in %s',
  async (locale) => {
    const get = (path: string, redirect: RequestRedirect) =>
      fetch(`${site.url}/${locale}${path}`, { redirect, headers: fromNewAddress() });
    for (const path of SCREENS) {
      const response = await get(path, 'manual');
      const main = contentOf(await response.text());
      expect([path, response.status]).toEqual([path, 200]);
      expect([path, main.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      expect(main.replace(/<[^>]+>/g, '').trim().length, path).toBeGreaterThan(100);
    }
    // Some slugs of the specification differ from the ids: those are redirected.
    for (const slug of DESTINATIONS) {
      expect([slug, (await get(`/destination/${slug}`, 'follow')).status]).toEqual([slug, 200]);
    }
  },
);

// Links are the same in every language: the others are followed in `npm run test:full`.
it.each(FULL ? LOCALES : (['en'] as const))(
  'all internal links in %s work, lead to all pages of the sitemap, titles are unique, and there are no examples',
  async (locale) => {
    // Pages have the form of the newsletter instead of a link to it.
    const queue = [`/${locale}`, `/${locale}/newsletter`];
    const seen = new Set(queue);
    const titles = new Map<string, string>();
    const problems: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await fetch(site.url + path, { headers: fromNewAddress() });
      const html = await response.text();
      if (response.status !== 200) {
        problems.push(`${path}: ${response.status}`);
        continue;
      }
      // Feeds have the titles of their lists.
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      const [example] = />(Example|Sample)\b[^<]*</.exec(html) ?? [];
      if (example) problems.push(`${path}: an example, ${example}`);
      // A page narrowed by a filter may have the title of the whole list.
      if (!path.includes('?')) {
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
        const other = titles.get(title);
        if (other || !title)
          problems.push(`${path}: the title "${title}" is also that of ${other}`);
        titles.set(title, path);
      }
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        const link = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
        if (!link.startsWith('/') || seen.has(link) || isExcluded(link, locale)) continue;
        seen.add(link);
        queue.push(link);
      }
    }
    const sitemap = await (await fetch(`${site.url}/sitemaps/${locale}.xml`)).text();
    const listed = Array.from(
      sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
      ([, path = '']) => path,
    );
    expect(listed.length).toBeGreaterThan(300);
    problems.push(
      ...listed.filter((path) => !seen.has(path)).map((path) => `${path}: no page links to it`),
    );
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(400);
  },
);

/** The HTML of the main content of a page, without scripts and drawings. */
function contentOf(html: string): string {
  const [, main = ''] = /<main[ >](.*)<\/main>/s.exec(html) ?? [];
  return main.replace(/<(script|style|svg)[ >].*?<\/\1>/gs, '');
}

/** Pages in other languages, and files made on demand, which are rate limited. */
function isExcluded(link: string, locale: string): boolean {
  const [, first = ''] = link.split('/');
  const isOtherLanguage = first !== locale && LOCALES.some((other) => other === first);
  return isOtherLanguage || /^\/(api\/tours\/|documents\/|..\/pdf\?)/.test(link);
}
