import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../domain/locale.ts';
import { expectWhole, paths, saved, settled, test } from './visitor.ts';

test('where the network does not answer, the saved page shows after 3 seconds', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/poi/bab-mansour');
  await settled(page);
  await saved(page, 'visited-pages', '/en/poi/bab-mansour');
  await page.goto('/en/about');
  await saved(page, 'visited-pages', '/en/about');
  network.state = 'silent';
  const started = Date.now();
  await page.goto('/en/poi/bab-mansour', { waitUntil: 'commit' });
  // It might have come with an answer: sooner than that nobody gives it up.
  expect(Date.now() - started).toBeGreaterThan(2500);
  await page.locator('.Footer a[href="/en/about"]').click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('h1')).toContainText('region');
});

/** Asks the browser which states its service workers are in, without opening a page of the site. */
async function workerStates(page: Page): Promise<() => string[]> {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return () => [...states.values()].filter((status) => status !== 'redundant');
}

test('a second release takes over when the last page of the first is closed', async ({
  browsing: { page },
  network,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/en/poi/bab-mansour');
  await settled(page);
  const first = await paths(page, 'assets');
  const manifest = first.find((path) => path.startsWith('/releases/manifest-')) ?? '';
  await page.goto('/en/preference/4');
  await saved(page, 'visited-pages', '/en/preference/4');
  network.secondRelease = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting))
    .toBe(true);
  // The open page goes on, to screens whose files it has not loaded before.
  await page.locator('.Footer a[href="/en/mice"]').click();
  await expect(page).toHaveURL('/en/mice');
  await expect(page.locator('h1')).not.toBeEmpty();
  expect(await paths(page, 'assets')).toContain(manifest);
  // A page that the first release saved still opens whole when the second one is in charge.
  const later = await page.context().newPage();
  later.on('pageerror', (error) => complaints.push(error.message));
  const workers = await workerStates(later);
  await page.close();
  // The browser changes workers a moment after the last page has gone; a page opened too soon
  // would keep the old one.
  await expect.poll(() => workers(), { timeout: 60_000 }).toEqual(['activated']);
  await later.goto('/en/contact');
  await expect.poll(() => paths(later, 'assets')).toContain(`${manifest}-second`);
  network.state = 'off';
  await later.goto('/en/poi/bab-mansour');
  await expectWhole(later, 'Bab Mansour');
  await later.goto('/en/contact');
  await expectWhole(later, 'Contact');
  expect(complaints).toEqual([]);
});

test('what no page needs any more of an old release is deleted', async ({ browsing, network }) => {
  let { page } = browsing;
  await page.goto('/en/about');
  await settled(page);
  // The last that is saved of a visit: nothing comes after what is deleted below.
  await saved(page, 'visited-pages', '/en/about');
  const old = (await paths(page, 'assets')).filter((path) => /\/(manifest|root)-/.test(path));
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
    .poll(async () => (await paths(page, 'assets')).filter((path) => old.includes(path)))
    .toEqual([]);
  expect((await paths(page, 'assets')).length).toBeGreaterThan(40);
});

test('the worker stays out of the API, of forms, of ranges and of redirects', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/about');
  await settled(page);
  const ask = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    page.evaluate(
      ([address, options]) =>
        fetch(address, options).then(
          ({ status }) => status,
          () => 'failed',
        ),
      [path, init] as const,
    );
  expect(await ask('/api/tags')).toBe(200);
  // It is the server that says no: this is no form.
  expect(await ask('/en/about', { method: 'POST' })).toBe(415);
  expect(await ask('/icon-512.png', { headers: { Range: 'bytes=0-99' } })).toBe(206);
  await page.goto('/poi/bab-mansour');
  await expect(page).toHaveURL('/en/poi/bab-mansour');
  expect((await page.goto('/en/poi/no-such-place'))?.status()).toBe(404);
  network.state = 'off';
  expect(await ask('/api/city')).toBe('failed');
  const all = await Promise.all(
    ['visited-pages', 'visited-pictures', 'kept', 'assets'].map((name) => paths(page, name)),
  );
  expect(all.flat().filter((path) => /\/api\/|no-such-place|^\/poi/.test(path))).toEqual([]);
});

test('the last 60 pages stay, and all can be deleted', async ({ browsing: { page } }) => {
  await page.goto('/en/circuits');
  await settled(page);
  await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/cache/places')).json()) as {
      data: { _id: string; isDeal: boolean }[];
    };
    const places = data.filter(({ isDeal }) => !isDeal).slice(0, 70);
    for (const { _id } of places) await fetch(`/en/poi/${_id}.data`);
  });
  await expect
    .poll(async () => {
      const saved = await paths(page, 'visited-pages');
      return [saved.length, saved.includes('/en/circuits')];
    })
    .toEqual([60, false]);
  await page.goto('/en/offline');
  await expect(page.locator('.SavedPages-pages li').nth(58)).toBeAttached();
  await page.getByRole('button', { name: 'Delete what is saved' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.locator('.SavedPages-pages li')).toHaveCount(0);
  for (const cache of ['visited-pages', 'visited-pictures', 'kept', 'favorite-list']) {
    expect(await paths(page, cache)).toEqual([]);
  }
});

test('a heart that is taken away takes its page with it', async ({ browsing: { page } }) => {
  await page.goto('/en/deals');
  await settled(page);
  const heart = page.locator('.Card .FavoriteButton').first();
  const deal = (await page.locator('.Card-link').first().getAttribute('href')) ?? '';
  expect(deal).toContain('/deal/');
  await heart.click();
  await expect(page.locator('.Header .Header-badge')).toHaveText('1');
  await saved(page, 'kept', deal);
  await heart.click();
  await expect.poll(() => paths(page, 'kept')).not.toContain(deal);
});

test('the site can be installed, in each language', async ({ request }) => {
  for (const locale of LOCALES) {
    const page = await (await request.get(`/${locale}/about`)).text();
    expect(page).toContain(`<link rel="manifest" href="/${locale}/app.webmanifest"/>`);
    const answer = await request.get(`/${locale}/app.webmanifest`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
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

test('a page that one points at opens without waiting, and is saved only when one goes there', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en/poi/bab-mansour');
  await settled(page);
  const link = page.locator('.Footer a[href="/en/about"]');
  const arrived = page.waitForEvent(
    'requestfinished',
    (request) => new URL(request.url()).pathname === '/en/about.data',
  );
  await link.hover();
  await arrived;
  expect(await paths(page, 'visited-pages')).not.toContain('/en/about');
  network.state = 'off';
  await link.click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('h1')).toContainText('region');
});
