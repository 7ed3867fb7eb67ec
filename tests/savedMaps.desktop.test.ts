/** The map of a town, saved for use without a network. */
import { expect, type Page } from '@playwright/test';
import { TOWN_TILE } from '../server/testing/town.ts';
import { axeViolations } from './axe.ts';
import { holdTimers } from './fixtures.ts';
import { expectDrawn, jumpTo, MAP_DENSITY, openMap } from './openMap.ts';
import { TOWN_URL } from './sites.ts';
import { cachedPaths, expectCached, test, waitForServiceWorker } from './visitor.ts';

const FES = '/en/destination/fes';
const CACHE = 'map-of-fes';
const { z, x, y } = TOWN_TILE;
const TILE = `/tiles/${z}/${x}/${y}.pbf`;

// On a small map there is no room for names of streets between the pins.
test.use({ ...MAP_DENSITY, baseURL: TOWN_URL });

const panel = (page: Page) => page.locator('#map-of-fes');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Opens the page of the town and asks for the size of its map. */
async function offer(page: Page): Promise<void> {
  await page.goto(FES);
  await waitForServiceWorker(page);
  await page.getByRole('button', { name: /^Save the map of/ }).click();
  await expect(panel(page)).toContainText(/takes \d+ kB on this device/);
}

async function save(page: Page): Promise<void> {
  await offer(page);
  await button(page, 'Save the map').click();
  await expect(panel(page)).toContainText('The map is saved.');
}

/** The first bytes of a tile, as the map gets it. */
const tileBytes = (page: Page, path: string) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        async (response) => [...new Uint8Array(await response.arrayBuffer()).slice(0, 1)],
        () => 'failed',
      ),
    path,
  );

/** A vector tile begins with a layer. */
const LAYER = [0x1a];

test('a saved map opens after a restart without a network, and its tiles are there', async ({
  browsing,
  network,
}) => {
  let { page } = browsing;
  await save(page);
  // The map was not opened before.
  expect(network.requests.filter((path) => path.startsWith('/assets/OpenMap'))).toHaveLength(2);

  network.state = 'off';
  page = await browsing.restart();
  expect(await page.goto(FES)).not.toBeNull();
  await openMap(page, FES);
  await expect(page.locator('.MapMarker-marker').first()).toBeVisible();
  // Zoom 16 has no tiles of its own: those of zoom 14 are enlarged.
  await jumpTo(page, { center: [-4.985, 34.061], zoom: 16 });
  await expectDrawn(page, 'street-names');
  expect(await tileBytes(page, `${TILE}?v=other`)).toEqual(LAYER);
  expect(await tileBytes(page, `/tiles/14/${x + 60}/${y}.pbf`)).toBe('failed');
});

/** The number of saved tiles; undefined without the map. */
const savedTiles = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return undefined;
    const keys = await (await caches.open(name)).keys();
    return keys.filter(({ url }) => url.endsWith('.pbf')).length;
  }, CACHE);

const isTile = (path: string) => path.includes('.pbf.gz');

test('shows the progress, and cancelling leaves nothing', async ({
  browsing: { page },
  network,
}) => {
  // A tile that does not arrive is waited for.
  await holdTimers(page.context(), 30_000);
  await offer(page);
  expect(await axeViolations(page, { within: '#map-of-fes' })).toEqual([]);
  let count = 0;
  // The last tiles never arrive.
  network.override = (path) => isTile(path) && ++count > 40;
  await button(page, 'Save the map').click();
  const bar = panel(page).getByRole('progressbar', { name: 'Saved so far' });
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBe(40);
  expect(Number(await bar.getAttribute('max'))).toBeGreaterThan(60);
  await expect(panel(page)).toContainText(/\d+ kB of \d+ kB/);
  expect(await axeViolations(page, { within: '#map-of-fes' })).toEqual([]);

  // Saving continues on other pages of the site.
  await page.getByRole('contentinfo').locator('a[href="/en/about"]').click();
  await expect(page).toHaveURL('/en/about');
  await page.goBack();
  await expect(bar).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(panel(page)).toContainText('Cancelled. Nothing was saved.');
  await expect.poll(() => savedTiles(page)).toBeUndefined();
  // The button that was pressed is gone: the focus is beside it.
  await expect(panel(page)).toBeFocused();
});

test('continues where the network was lost', async ({ browsing, network }) => {
  let { page } = browsing;
  await offer(page);
  let count = 0;
  network.override = (path, res) => {
    if (!isTile(path) || ++count <= 40) return false;
    res.destroy();
    return true;
  };
  await button(page, 'Save the map').click();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'There is no connection just now. What is saved so far is kept, so you can continue later.',
  );
  expect(await savedTiles(page)).toBeGreaterThan(30);

  network.override = undefined;
  network.requests.length = 0;
  page = await browsing.restart();
  await page.goto('/en/offline');
  await expect(panel(page)).toContainText('Only partly saved: ');
  await button(page, 'Continue').click();
  await expect(panel(page)).toContainText('The map is saved.');
  const tiles = await savedTiles(page);
  // Only the missing ones were requested.
  expect(network.requests.filter(isTile).length).toBeLessThanOrEqual((tiles ?? 0) - 30);
  await panel(page).getByRole('link', { name: 'Fez' }).click();
  await expect(panel(page)).toContainText(/^Offline map: Fez/);
});

test('waits when the server asks for a pause, and gives up when it is long', async ({
  browsing: { page },
  network,
}) => {
  await offer(page);
  let refusals = { count: 1, pause: '600' };
  network.override = (path, res) => {
    if (!isTile(path) || refusals.count === 0) return false;
    refusals.count -= 1;
    res.writeHead(503, { 'retry-after': refusals.pause }).end();
    return true;
  };
  await button(page, 'Save the map').click();
  await expect(panel(page).getByRole('alert')).toContainText('The map service is not answering.');
  refusals = { count: 3, pause: '20' };
  await button(page, 'Continue').click();
  await expect(panel(page)).toContainText('Saving continues by itself in a moment.');
  await expect(panel(page)).toContainText('The map is saved.');
});

test('says when the device is full, and leaves nothing', async ({
  browsing: { page },
  network,
}) => {
  await offer(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  const message = /^There is not enough free space on this device: the map needs \d+ kB\.$/;
  await button(page, 'Save the map').click();
  await expect(panel(page).getByRole('alert')).toHaveText(message);
  expect(await savedTiles(page)).toBeUndefined();

  // Where the browser does not tell how much is free, writing fails.
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({});
  });
  const size = Promise.withResolvers<boolean>();
  network.override = (path) => path === '/tiles/towns/fes.json' && size.promise;
  await button(page, 'Try again').click();
  await expect(panel(page).getByRole('status')).toHaveText('Looking up the size …');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  size.resolve(false);
  await expect(panel(page).getByRole('alert')).toHaveText(message);
  await expect.poll(() => savedTiles(page)).toBeUndefined();

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await button(page, 'Try again').click();
  await expect(panel(page)).toContainText('The map is saved.');
});

test('an older map works, is said to be old, and can be updated', async ({
  browsing: { page },
  network,
}) => {
  await save(page);
  const version = () =>
    page.evaluate(
      async ([name, path]) =>
        (await caches.match(path, { cacheName: name }))?.headers.get('X-Saved-Version'),
      [CACHE, TILE] as const,
    );
  const old = await version();
  network.rewrite = (text) => text.replaceAll(`${old}`, 'NewerOne');
  network.state = 'off';
  expect(await tileBytes(page, `${TILE}?v=NewerOne`)).toEqual(LAYER);
  network.state = 'on';

  // A slow answer is replaced by what is saved.
  await expect(async () => {
    await page.goto('/en/offline');
    await expect(panel(page)).toContainText('A newer map is available.', { timeout: 15_000 });
  }).toPass();
  await button(page, 'Update').click();
  await button(page, 'Save the map').click();
  await expect(panel(page)).toContainText('The map is saved.');
  await expect.poll(version).toBe('NewerOne');
  await expect(panel(page)).not.toContainText('A newer map is available.');

  // Without tiles on the server the saved ones are used.
  network.rewrite = () => '{"source":"none"}';
  const source = () =>
    page.evaluate(
      async () => (await (await fetch('/tiles.json', { cache: 'no-store' })).json()).source,
    );
  expect(await source()).toBe('file');
  expect(await tileBytes(page, `${TILE}?v=NewerOne`)).toEqual(LAYER);
});

test('saved maps are deleted one by one, or with all that is saved', async ({
  browsing: { page },
  network,
}) => {
  await save(page);
  await page.goto('/en/offline');
  await expect(page.getByRole('heading', { name: 'Saved maps' })).toBeVisible();
  expect(await axeViolations(page, { within: '#map-of-fes' })).toEqual([]);
  await button(page, 'Delete').click();
  await expect(panel(page)).toContainText('The map was deleted from this device.');
  expect(await savedTiles(page)).toBeUndefined();
  // A network answers again.
  expect(await tileBytes(page, TILE)).toEqual(LAYER);

  await save(page);
  // The list of maps asks for the version of the tiles, which arrives after the deletion.
  const version = Promise.withResolvers<boolean>();
  network.override = (path) => path === '/tiles.json' && version.promise;
  network.requests.length = 0;
  await page.goto('/en/offline');
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => network.requests).toContain('/tiles.json');
  await page.getByRole('button', { name: 'Delete what is saved' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  expect(await savedTiles(page)).toBeUndefined();
  await expect(panel(page)).toHaveCount(0);
  version.resolve(false);
  // What is requested later is saved later.
  await page.evaluate(() => fetch('/en/map/places'));
  await expectCached(page, 'maps', '/en/map/places');
  expect(await cachedPaths(page, 'maps')).toEqual(['/en/map/places']);
});

test('a browser that stores nothing says so', async ({ browsing: { page } }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Window.prototype, 'caches');
    Reflect.deleteProperty(window, 'caches');
  });
  await page.goto(FES);
  await page.getByRole('button', { name: /^Save the map of/ }).click();
  await expect(panel(page).getByRole('alert')).toContainText('does not store pages');
});
