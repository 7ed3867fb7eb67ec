import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { seededFolder } from '../server/testing/seededFolder.ts';
import { makeTestPlace } from '../server/testing/testSite.ts';
import { axeViolations } from './axe.ts';
import { collectErrors, storeInBrowser, test, waitForAfterLoad } from './fixtures.ts';
import { list, MAP_DENSITY, markers, openMap, stableCentre } from './openMap.ts';

test.use(MAP_DENSITY);

const PLACE = '/en/poi/bou-inania-madrasa-fes';
const CIRCUIT = '/en/circuit/two-imperial-cities-and-volubilis';
const ENGINE = /OpenMap|maplibre/;
/** Letters are darker than this brightness, the background is not: 0 is black, 255 white. */
const DARK = 115;
/** Width of the strip without letters at each side, in device pixels. */
const EDGE = 4;

test('loads the map engine when it is opened, from the same origin and without errors', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PLACE);
  await page.locator('svg.PlaceMap-still').scrollIntoViewIfNeeded();
  await waitForAfterLoad(page);
  expect(requests.filter((url) => ENGINE.test(url))).toEqual([]);
  // What the map asks for is requested while its code is still on the way, and once.
  const early = ['/tiles.json', '/en/map', '/en/map/places'].map((path) => `${baseURL}${path}`);
  await page.route(/\/OpenMap-[^/]*\.js$/, async (route) => {
    await expect.poll(() => requests).toEqual(expect.arrayContaining(early));
    await expect.poll(() => requests.filter((url) => /maplibre.*worker/.test(url))).toHaveLength(1);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await expect(page.locator('.maplibregl-ctrl-attrib')).toHaveText(
    'Schematic map without streets · © OpenStreetMap contributors (ODbL)',
  );
  expect(requests.filter((url) => ENGINE.test(url)).length).toBeGreaterThan(1);
  for (const url of early) expect(requests.filter((one) => one === url)).toHaveLength(1);
  const outside = requests.filter(
    (url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'),
  );
  expect(outside).toEqual([]);
  expect(errors).toEqual([]);
});

test('shows all stops of a circuit in the colours and numbers of their days, and a selected one alone', async ({
  page,
}) => {
  await openMap(page, CIRCUIT);
  const shown = await markers(page).evaluateAll((all) =>
    all.flatMap((marker) => (marker as HTMLElement).dataset.members?.split(' ') ?? []),
  );
  expect(shown).toHaveLength(await list(page).count());
  // Three stops of one day in one town form a cluster in the colour of the day.
  await expect(page.locator('.MapMarker-cluster.MapMarker-day1')).toHaveText('1–3');
  await expect(page.getByRole('button', { name: 'Day 2, stop 2: Bab Mansour' })).toHaveCount(0);
  await list(page).filter({ hasText: 'Bab Mansour' }).getByRole('button').click();
  const ownMarker = page.getByRole('button', { name: 'Day 2, stop 2: Bab Mansour' });
  await expect(ownMarker).toHaveAttribute('aria-pressed', 'true');
  await expect(ownMarker).toBeInViewport();
  await list(page).filter({ hasText: 'Volubilis' }).getByRole('button').click();
  const volubilis = page.getByRole('button', { name: 'Day 3, stop 2: Volubilis' });
  await expect(volubilis).toHaveText('2');
  await expect(volubilis).toHaveCSS('background-color', 'rgb(28, 107, 79)');
});

test('selects the same place in the list and on the map, and passes axe', async ({ page }) => {
  await openMap(page, CIRCUIT);
  const row = list(page).filter({ hasText: 'Volubilis' }).getByRole('button');
  await row.click();
  await expect(page.locator('.MapPopup')).toContainText('Volubilis');
  await expect(page.locator('.MapMarker-marker.MapMarker-isSelected')).toHaveAccessibleName(
    /Volubilis/,
  );
  expect(await axeViolations(page)).toEqual([]);

  // The popup can be closed where it covers other markers.
  await page.locator('.MapPopup').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.MapMarker-marker.MapMarker-isSelected')).toHaveCount(0);
  await page.getByRole('button', { name: 'Day 3, stop 1: Moulay Idriss' }).click();
  await expect(row).toHaveAttribute('aria-pressed', 'false');
  const chosen = page.locator('.MapList [aria-pressed="true"]');
  await expect(chosen).toContainText('Moulay Idriss');
  // The list scrolls to the row.
  const isSeen = await chosen.evaluate((row) => {
    const [one, all] = [row, row.closest('ul') ?? row].map((part) => part.getBoundingClientRect());
    return one && all && one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
  });
  expect(isSeen).toBe(true);
  await page.locator('.MapPopup').getByRole('link', { name: 'Details' }).click();
  await expect(page.locator('h1')).toContainText('Moulay Idriss');
});

test('a selected place that stands for others has its marker alone', async ({ page }) => {
  await openMap(page, '/en/destination/meknes');
  const cluster = page.locator('.MapMarker-cluster').first();
  const [id, text] = [await cluster.getAttribute('data-id'), await cluster.textContent()];
  const title = (await cluster.getAttribute('aria-label'))?.replace(/^\d+ places: |, .*/g, '');
  await list(page)
    .filter({ hasText: title ?? '' })
    .first()
    .getByRole('button')
    .click();
  const own = page.locator(`.MapMarker-marker[data-id="${id}"]`);
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(own).toHaveAttribute('data-members', id ?? '');
  await expect(own.locator('svg')).toBeVisible();
  await expect(page.locator('.MapMarker-beside')).toHaveText(`+${Number(text) - 1}`);
  await expect(page.locator('.MapPopup')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toHaveText(text ?? '');
});

test('a cluster keeps its position when zooming splits it', async ({ page }) => {
  await openMap(page, '/en/destination/meknes');
  const cluster = page.locator('.MapMarker-cluster').first();
  const id = await cluster.getAttribute('data-id');
  const sameCluster = page.locator(`.MapMarker-marker[data-id="${id}"]`);
  const before = await stableCentre(sameCluster);
  const ids = await markers(page).evaluateAll((all) =>
    all.map((marker) => (marker as HTMLElement).dataset.id),
  );
  const members = Number(await sameCluster.textContent());
  await sameCluster.click();
  await expect.poll(async () => Number(await sameCluster.textContent())).toBeLessThan(members);
  const after = await stableCentre(sameCluster);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
  // Zooming in neither merges nor replaces markers.
  const idsAfter = await markers(page).evaluateAll((all) =>
    all.map((marker) => (marker as HTMLElement).dataset.id),
  );
  expect(idsAfter).toEqual(expect.arrayContaining(ids));
});

test('can be opened and used with the keyboard, which popups give back the focus', async ({
  page,
}) => {
  await page.goto(PLACE);
  await page.getByRole('button', { name: 'Show on the map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await expect(page.locator('.PlaceMap')).toBeFocused();
  const second = list(page).nth(1).getByRole('button');
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press('Tab');
    if (await second.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(second).toBeFocused();
  const title = (await second.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator('.MapPopup')).toContainText(title);
  await expect(page.locator('.MapPopup')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.MapPopup').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.MapPopup')).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('.MapPopup').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.MapPopup')).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
});

test('shows a message and the list without WebGL', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PLACE);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.getByRole('alert')).toContainText('it needs WebGL');
  await expect(list(page)).toHaveCount(13);
});

test('can be loaded again after a failure', async ({ page }) => {
  await page.route('**/en/map', (route) => route.abort());
  await page.goto(PLACE);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/en/map');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await expect(page.locator('.PlaceMap')).toBeFocused();
});

test('is available in search results, lists and favourites', async ({ page }) => {
  for (const path of ['/en/search?q=madrasa', '/en/preference/3?city=meknes']) {
    await openMap(page, path);
    await expect(list(page).first()).toBeVisible();
    await expect(markers(page).first()).toBeVisible();
  }
  const favorites = { state: { pois: ['bou-inania-madrasa-fes'] }, version: 1 };
  await storeInBrowser(page, 'favorites', JSON.stringify(favorites));
  await page.goto('/en/fav');
  const button = page.getByRole('button', { name: 'Show on the map' });
  const [above, below] = [
    await page.locator('.FavoritesMap-towns').boundingBox(),
    await button.boundingBox(),
  ];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await openMap(page);
  await expect(list(page)).toHaveText([/Bou Inania Madrasa/]);
});

test('the place of the page has its own marker at every zoom level', async ({ page }) => {
  await openMap(page, PLACE);
  const own = page.locator('.MapMarker-marker.MapMarker-here');
  const beside = page.locator('.MapMarker-marker.MapMarker-beside');
  await expect(own).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
  await expect(beside).toHaveText(/^\+[2-9]$/);
  // Its name is beside the marker: a popup would cover other names.
  await expect(page.locator('.MapPopup')).toHaveCount(0);
  const before = Number(await beside.textContent());
  await beside.click();
  await expect.poll(async () => Number(await beside.textContent())).toBeLessThan(before);
  await expect(own).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
  const out = page.locator('.maplibregl-ctrl-zoom-out');
  for (let zooms = 0; zooms < 3; zooms++) await out.click();
  await expect(beside).toHaveText(/^\+1\d$/);
  await expect(own).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
});

test.describe('at double density', () => {
  test.use({ deviceScaleFactor: 2 });

  test('does not cut off names at the edge of the map', async ({ page }) => {
    await openMap(page, PLACE);
    const canvas = page.locator('.OpenMap-canvas');
    const darkPixels = async (): Promise<{ inside: number; edges: number }> => {
      const picture = sharp(await canvas.screenshot())
        .greyscale()
        .raw();
      const { data, info } = await picture.toBuffer({ resolveWithObject: true });
      let [inside, edges] = [0, 0];
      data.forEach((brightness, index) => {
        if (brightness > DARK) return;
        const x = index % info.width;
        if (x < EDGE || x >= info.width - EDGE) edges++;
        else inside++;
      });
      return { inside, edges };
    };
    // Names are drawn after the map has stopped moving.
    let before = -1;
    await expect
      .poll(async () => {
        const { inside } = await darkPixels();
        const isStable = inside === before;
        before = inside;
        return isStable;
      })
      .toBe(true);
    expect((await darkPixels()).edges).toBe(0);
  });
});

test('requests a configured style and its tiles with the access token', async ({ page }) => {
  const requests: string[] = [];
  let isBroken = true;
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const service = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { port } = service.address() as AddressInfo;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (isBroken) return response.writeHead(503).end();
    if (request.url?.startsWith('/tiles')) return response.end(pixel);
    response.end(
      JSON.stringify({
        version: 8,
        sources: {
          ground: {
            type: 'raster',
            tiles: [`http://localhost:${port}/tiles/{z}/{x}/{y}.png`],
            attribution: 'The stand-in',
          },
        },
        layers: [{ id: 'ground', type: 'raster', source: 'ground' }],
      }),
    );
  });
  await new Promise<void>((listening) => service.listen(0, listening));
  const { port } = service.address() as AddressInfo;
  const seeded = await seededFolder();
  const place = await makeTestPlace('embedded', { seeded });
  const site = await place.start({
    MAP_STYLE_URL: `http://localhost:${port}/style`,
    MAP_ACCESS_TOKEN: 'pk.secret',
  });
  try {
    await page.goto(`${site.url}${PLACE}`);
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    isBroken = false;
    const errors = collectErrors(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.maplibregl-ctrl-attrib')).toHaveText('The stand-in');
    await expect(markers(page).first()).toBeVisible();
    await expect.poll(() => requests.some((url) => url.startsWith('/tiles'))).toBe(true);
    expect(requests[0]).toBe('/style?access_token=pk.secret');
    for (const url of requests) expect(url).toContain('access_token=pk.secret');
    expect(errors).toEqual([]);
  } finally {
    await place.remove();
    await seeded.remove();
    service.closeAllConnections();
    service.close();
  }
});
