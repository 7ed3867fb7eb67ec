import { expect } from '@playwright/test';
import { LOCALES } from '../domain/locale.ts';
import { test } from './regular.ts';
import { DESTINATIONS, SCREENS } from './screens.ts';

test.describe('every route of the table', () => {
  for (const locale of LOCALES) {
    test(`answers in ${locale}`, async ({ request }) => {
      for (const screen of SCREENS) {
        const response = await request.get(`/${locale}${screen}`, { maxRedirects: 0 });
        expect(response.status(), screen).toBe(200);
      }
      for (const slug of DESTINATIONS) {
        expect((await request.get(`/${locale}/destination/${slug}`)).status(), slug).toBe(200);
      }
    });
  }
});

test('every internal link leads somewhere, and every page has a title of its own', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const queue = LOCALES.map((locale) => `/${locale}`);
  const seen = new Set(queue);
  const titles = new Map<string, string>();
  const problems: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path);
    if (response.status() !== 200) {
      problems.push(`${path}: ${response.status()}`);
      continue;
    }
    // Feeds have the titles of the lists that they are of.
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const language = path.slice(0, 3);
    // The same page narrowed by a filter may keep its title.
    if (!path.includes('?')) {
      const other = titles.get(language + title);
      if (other || !title) problems.push(`${path}: the title "${title}" is also that of ${other}`);
      titles.set(language + title, path);
    }
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const link = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
      // Programmes and books are made, and only so many for one visitor: others test them.
      if (!link.startsWith('/') || /^\/(api\/tours\/|documents\/|..\/pdf\?)/.test(link)) continue;
      // Narrowed pages are the same in every language.
      if (link.includes('?') && !link.startsWith('/en/')) continue;
      if (seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  expect(problems).toEqual([]);
  expect(seen.size).toBeGreaterThan(1500);
});
