/** Every address of the site, read as a crawler reads it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';
import { DESTINATIONS, SCREENS } from '../../tests/screens.ts';
import type { RunningSite } from '../site.ts';
import { FULL, makeTestPlace, type TestPlace } from '../testing/testSite.ts';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start();
});
afterAll(() => place.remove());

it.each(LOCALES)('every screen answers in %s', async (locale) => {
  const status = async (path: string, redirect: RequestRedirect) => {
    const response = await fetch(`${site.url}/${locale}${path}`, { redirect });
    await response.text();
    return response.status;
  };
  for (const path of SCREENS) expect([path, await status(path, 'manual')]).toEqual([path, 200]);
  // The specification spells some of them otherwise than their ids: those are redirected.
  for (const slug of DESTINATIONS) {
    expect([slug, await status(`/destination/${slug}`, 'follow')]).toEqual([slug, 200]);
  }
});

// Links are the same in every language: the others are followed in `npm run test:full`.
it.each(FULL ? LOCALES : (['en'] as const))(
  'every internal link of the pages in %s works, and every page has a title of its own',
  async (locale) => {
    const queue = [`/${locale}`];
    const seen = new Set(queue);
    const titles = new Map<string, string>();
    const problems: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await fetch(site.url + path);
      const html = await response.text();
      if (response.status !== 200) {
        problems.push(`${path}: ${response.status}`);
        continue;
      }
      // Feeds have the titles of the lists that they are of.
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
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
        if (!link.startsWith('/') || seen.has(link) || isElsewhere(link, locale)) continue;
        seen.add(link);
        queue.push(link);
      }
    }
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(400);
  },
);

/** Pages in other languages, and files that are made on demand, for which there are rate limits. */
function isElsewhere(link: string, locale: string): boolean {
  const [, first = ''] = link.split('/');
  const isOtherLanguage = first !== locale && LOCALES.some((other) => other === first);
  return isOtherLanguage || /^\/(api\/tours\/|documents\/|..\/pdf\?)/.test(link);
}
