import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../domain/locale.ts';
import { waitForAfterLoad } from './fixtures.ts';
import {
  cachedPaths,
  expectCached,
  expectRendered,
  test,
  waitForServiceWorker,
} from './visitor.ts';

test('shows the cached page after 3 seconds without a response', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/poi/bab-mansour');
  await waitForServiceWorker(page);
  await expectCached(page, 'visited-pages', '/en/poi/bab-mansour');
  await page.goto('/en/about');
  await expectCached(page, 'visited-pages', '/en/about');
  network.state = 'silent';
  const started = Date.now();
  await page.goto('/en/poi/bab-mansour', { waitUntil: 'commit' });
  // The service worker waits that long for a response before it uses the cache.
  expect(Date.now() - started).toBeGreaterThan(2500);
  await page.getByRole('contentinfo').locator('a[href="/en/about"]').click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('h1')).toContainText('region');
});

/** Observes the states of the service workers, without opening a page of the site. */
async function workerStates(page: Page): Promise<() => string[]> {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return () => [...states.values()].filter((status) => status !== 'redundant');
}

test('a new release takes over when the last page of the old one is closed', async ({
  browsing: { page },
  network,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/en/poi/bab-mansour');
  await waitForServiceWorker(page);
  const first = await cachedPaths(page, 'assets');
  const manifest = first.find((path) => path.startsWith('/releases/manifest-')) ?? '';
  await page.goto('/en/preference/4');
  await expectCached(page, 'visited-pages', '/en/preference/4');
  network.secondRelease = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting))
    .toBe(true);
  // The open page can still navigate to screens whose files it has not loaded yet.
  await page.getByRole('contentinfo').locator('a[href="/en/mice"]').click();
  await expect(page).toHaveURL('/en/mice');
  await expect(page.locator('h1')).not.toBeEmpty();
  expect(await cachedPaths(page, 'assets')).toContain(manifest);
  // A page cached by the first release still works with the service worker of the second one.
  const later = await page.context().newPage();
  later.on('pageerror', (error) => errors.push(error.message));
  const workers = await workerStates(later);
  await page.close();
  // The browser replaces the worker shortly after the last page is closed; a page opened too soon
  // would keep the old one.
  await expect.poll(() => workers(), { timeout: 60_000 }).toEqual(['activated']);
  await later.goto('/en/contact');
  await expect.poll(() => cachedPaths(later, 'assets')).toContain(`${manifest}-second`);
  network.state = 'off';
  await later.goto('/en/poi/bab-mansour');
  await expectRendered(later, 'Bab Mansour');
  await later.goto('/en/contact');
  await expectRendered(later, 'Contact');
  expect(errors).toEqual([]);
});

test('deletes files of an old release that no cached page needs', async ({ browsing, network }) => {
  let { page } = browsing;
  await page.goto('/en/about');
  await waitForServiceWorker(page);
  // The last entry to be cached: nothing is added after the deletion below.
  await expectCached(page, 'visited-pages', '/en/about');
  const old = (await cachedPaths(page, 'assets')).filter((path) => /\/(manifest|root)-/.test(path));
  expect(old.length).toBeGreaterThan(2);
  network.secondRelease = true;
  await page.evaluate(async () => {
    for (const name of ['visited-pages', 'kept']) await caches.delete(name);
    await (await navigator.serviceWorker.ready).update();
  });
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting))
    .toBe(true);
  page = await browsing.restart();
  await page.goto('/en/about');
  await expect
    .poll(async () => (await cachedPaths(page, 'assets')).filter((path) => old.includes(path)))
    .toEqual([]);
  expect((await cachedPaths(page, 'assets')).length).toBeGreaterThan(40);
});

test('does not cache API calls, form submissions, range requests or redirects', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/about');
  await waitForServiceWorker(page);
  const statusOf = (
    path: string,
    init: { method?: string; headers?: Record<string, string> } = {},
  ) =>
    page.evaluate(
      ([address, options]) =>
        fetch(address, options).then(
          ({ status }) => status,
          () => 'failed',
        ),
      [path, init] as const,
    );
  expect(await statusOf('/api/tags')).toBe(200);
  // The server rejects the request, because its body is not a form.
  expect(await statusOf('/en/about', { method: 'POST' })).toBe(415);
  expect(await statusOf('/icon-512.png', { headers: { Range: 'bytes=0-99' } })).toBe(206);
  await page.goto('/poi/bab-mansour');
  await expect(page).toHaveURL('/en/poi/bab-mansour');
  expect((await page.goto('/en/poi/no-such-place'))?.status()).toBe(404);
  network.state = 'off';
  expect(await statusOf('/api/city')).toBe('failed');
  const all = await Promise.all(
    ['visited-pages', 'visited-pictures', 'kept', 'assets'].map((name) => cachedPaths(page, name)),
  );
  expect(all.flat().filter((path) => /\/api\/|no-such-place|^\/poi/.test(path))).toEqual([]);
});

test('caches the last 60 pages, which can be deleted', async ({ browsing: { page } }) => {
  await page.goto('/en/circuits');
  await waitForServiceWorker(page);
  await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/cache/places')).json()) as {
      data: { _id: string; isDeal: boolean }[];
    };
    const places = data.filter(({ isDeal }) => !isDeal).slice(0, 70);
    for (const { _id } of places) await fetch(`/en/poi/${_id}.data`);
  });
  await expect
    .poll(async () => {
      const pages = await cachedPaths(page, 'visited-pages');
      return [pages.length, pages.includes('/en/circuits')];
    })
    .toEqual([60, false]);
  await page.goto('/en/offline');
  await expect(page.locator('.SavedPages-pages li').nth(58)).toBeAttached();
  // The page has told the worker what to keep, so that nothing is saved after the deletion.
  await waitForAfterLoad(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('button', { name: 'Delete what is saved' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.locator('.SavedPages-pages li')).toHaveCount(0);
  for (const cache of ['visited-pages', 'visited-pictures', 'kept', 'favorite-list']) {
    expect(await cachedPaths(page, cache)).toEqual([]);
  }
});

test('saves nothing that was requested before the deletion', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/about');
  await waitForServiceWorker(page);
  await expectCached(page, 'visited-pages', '/en/about');
  await page.goto('/en/offline');
  await waitForAfterLoad(page);
  const LATE = ['/en/map/places', '/en/fav/cards?pois=bab-mansour'];
  const deletion = Promise.withResolvers<boolean>();
  network.override = (path) => LATE.includes(path) && deletion.promise;
  const answers = page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    LATE,
  );
  for (const path of LATE) await expect.poll(() => network.requests).toContain(path);
  await page.getByRole('button', { name: 'Delete what is saved' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  deletion.resolve(false);
  expect(await answers).toEqual([200, 200]);
  // What is requested later is saved, and later.
  await page.evaluate(() => fetch('/en/map.svg'));
  await expectCached(page, 'maps', '/en/map.svg');
  expect(await cachedPaths(page, 'maps')).toEqual(['/en/map.svg']);
  expect(await cachedPaths(page, 'favorite-list')).toEqual([]);
});

test('removes a page from the cache when it is no longer a favourite', async ({
  browsing: { page },
}) => {
  await page.goto('/en/deals');
  await waitForServiceWorker(page);
  const heart = page.locator('.Card .FavoriteButton').first();
  const deal = (await page.locator('.Card-link').first().getAttribute('href')) ?? '';
  expect(deal).toContain('/deal/');
  await heart.click();
  await expect(page.locator('.Header .Header-badge')).toHaveText('1');
  await expectCached(page, 'kept', deal);
  await heart.click();
  await expect.poll(() => cachedPaths(page, 'kept')).not.toContain(deal);
});

test('has a web app manifest in every language', async ({ request }) => {
  for (const locale of LOCALES) {
    const page = await (await request.get(`/${locale}/about`)).text();
    expect(page).toContain(`<link rel="manifest" href="/${locale}/app.webmanifest"/>`);
    const response = await request.get(`/${locale}/app.webmanifest`);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      lang: locale,
      start_url: `/${locale}`,
      display: 'standalone',
      theme_color: '#1C473B',
    });
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  }
  expect((await request.get('/xx/app.webmanifest')).status()).toBe(404);
});

test('prefetches a page on hover but caches it only after navigation', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/poi/bab-mansour');
  await waitForServiceWorker(page);
  const link = page.getByRole('contentinfo').locator('a[href="/en/about"]');
  const prefetched = page.waitForEvent(
    'requestfinished',
    (request) => new URL(request.url()).pathname === '/en/about.data',
  );
  await link.hover();
  await prefetched;
  expect(await cachedPaths(page, 'visited-pages')).not.toContain('/en/about');
  network.state = 'off';
  await link.click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('h1')).toContainText('region');
});
