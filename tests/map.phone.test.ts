import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { makeTestPlace } from '../server/testing/testSite.ts';
import { axeViolations } from './axe.ts';
import { collectErrors, test, waitForAfterLoad } from './fixtures.ts';
import { list, markers, openMap, restingPlace } from './openMap.ts';

const PLACE = '/en/poi/bou-inania-madrasa-fes';
const CIRCUIT = '/en/circuit/two-imperial-cities-and-volubilis';
const ENGINE = /OpenMap|maplibre/;
/** Letters are darker than this, the ground and its ornaments are not: 0 is black, 255 white. */
const DARK = 115;
/** How wide the strip at each side is in which there are no letters, in pixels of the screen. */
const EDGE = 4;

test('loads its engine when it is opened, from this site alone, and nothing complains', async ({
  page,
  baseURL,
}) => {
  const complaints = collectErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PLACE);
  await page.locator('.PlaceMap-still').scrollIntoViewIfNeeded();
  await waitForAfterLoad(page);
  expect(asked.filter((url) => ENGINE.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await expect(page.locator('.maplibregl-ctrl-attrib')).toHaveText(
    'Schematic map · © OpenStreetMap contributors (ODbL)',
  );
  expect(asked.filter((url) => ENGINE.test(url)).length).toBeGreaterThan(1);
  const outside = asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'));
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
});

test('shows a circuit’s stops in the colours and numbers of their days, and all of them in its list', async ({
  page,
}) => {
  await openMap(page, CIRCUIT);
  const shown = await markers(page).evaluateAll((all) =>
    all.flatMap((marker) => (marker as HTMLElement).dataset.members?.split(' ') ?? []),
  );
  expect(shown).toHaveLength(await list(page).count());
  // Three stops of one day in one town are told as what they are.
  await expect(page.locator('.MapMarker-cluster.MapMarker-day1')).toHaveText('1–3');
  await list(page).filter({ hasText: 'Volubilis' }).getByRole('button').click();
  const volubilis = page.getByRole('button', { name: 'Day 3, stop 2: Volubilis' });
  await expect(volubilis).toHaveText('2');
  await expect(volubilis).toHaveCSS('background-color', 'rgb(28, 107, 79)');
});

test('what is chosen in the list is chosen on the map, and the other way round', async ({
  page,
}) => {
  await openMap(page, CIRCUIT);
  const row = list(page).filter({ hasText: 'Volubilis' }).getByRole('button');
  await row.click();
  await expect(page.locator('.maplibregl-popup')).toContainText('Volubilis');
  await expect(page.locator('.MapMarker-marker.MapMarker-isSelected')).toHaveAccessibleName(
    /Volubilis/,
  );

  // Where it covers others, one puts it away.
  await page.locator('.maplibregl-popup').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.MapMarker-marker.MapMarker-isSelected')).toHaveCount(0);
  await page.getByRole('button', { name: 'Day 3, stop 1: Moulay Idriss' }).click();
  await expect(row).toHaveAttribute('aria-pressed', 'false');
  const chosen = page.locator('.MapList [aria-pressed="true"]');
  await expect(chosen).toContainText('Moulay Idriss');
  // The list has scrolled to it; the page has not moved.
  const isSeen = await chosen.evaluate((row) => {
    const [one, all] = [row, row.closest('ul') ?? row].map((part) => part.getBoundingClientRect());
    return one && all && one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
  });
  expect(isSeen).toBe(true);
  await page.locator('.maplibregl-popup').getByRole('link').click();
  await expect(page.locator('h1')).toContainText('Moulay Idriss');
});

test('a place in a crowd comes out of it when it is chosen', async ({ page }) => {
  await openMap(page, CIRCUIT);
  await expect(page.getByRole('button', { name: 'Day 2, stop 2: Bab Mansour' })).toHaveCount(0);
  await list(page).filter({ hasText: 'Bab Mansour' }).getByRole('button').click();
  const alone = page.getByRole('button', { name: 'Day 2, stop 2: Bab Mansour' });
  await expect(alone).toHaveAttribute('aria-pressed', 'true');
  await expect(alone).toBeInViewport();
});

test('a cluster holds its place while others come out of it', async ({ page }) => {
  await openMap(page, '/en/destination/meknes');
  const cluster = page.locator('.MapMarker-cluster').first();
  const id = await cluster.getAttribute('data-id');
  const held = page.locator(`.MapMarker-marker[data-id="${id}"]`);
  const before = await restingPlace(held);
  const ids = await markers(page).evaluateAll((all) =>
    all.map((marker) => (marker as HTMLElement).dataset.id),
  );
  const members = Number(await held.textContent());
  await held.click();
  await expect.poll(async () => Number(await held.textContent())).toBeLessThan(members);
  const after = await restingPlace(held);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
  // Whoever stood stands still: nobody is merged or replaced by coming closer.
  const then = await markers(page).evaluateAll((all) =>
    all.map((marker) => (marker as HTMLElement).dataset.id),
  );
  expect(then).toEqual(expect.arrayContaining(ids));
});

test('the keyboard opens it, goes through the list and reaches the place', async ({ page }) => {
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
  await expect(page.locator('.maplibregl-popup')).toContainText(title);
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
});

test('shows the visitor’s position when asked, and says so when it may not', async ({
  page,
  context,
}) => {
  await openMap(page, PLACE);
  await expect(page.locator('.MapMarker-marker.MapMarker-me')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Where am I?' });
  await button.click();
  await expect(page.locator('.LocateButton')).toContainText('does not tell us where you are');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -5.55, latitude: 33.89 });
  await button.click();
  await expect(page.locator('.MapMarker-marker.MapMarker-me')).toBeInViewport();
  await expect(page.locator('.LocateButton')).toContainText('is not kept');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('33.89');
});

test('without WebGL it says so, and the list is there', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PLACE);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.getByRole('alert')).toContainText('it needs WebGL');
  await expect(list(page)).toHaveCount(13);
});

test('what cannot be loaded can be tried again', async ({ page }) => {
  await page.route('**/en/map', (route) => route.abort());
  await page.goto(PLACE);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/en/map');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await expect(page.locator('.PlaceMap')).toBeFocused();
});

test('search, lists and favourites open one too', async ({ page }) => {
  for (const path of ['/en/search?q=madrasa', '/en/preference/3?city=meknes']) {
    await openMap(page, path);
    await expect(list(page).first()).toBeVisible();
    await expect(markers(page).first()).toBeVisible();
  }
  await page.goto(PLACE);
  await page.getByRole('button', { name: 'Favourite: Bou Inania Madrasa, Fez' }).first().click();
  await page.goto('/en/fav');
  const button = page.getByRole('button', { name: 'Show on the map' });
  const [above, below] = [
    await page.locator('.FavoritesMap-towns').boundingBox(),
    await button.boundingBox(),
  ];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await button.click();
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await expect(list(page)).toHaveText([/Bou Inania Madrasa/]);
});

test('the place of the page has a marker of its own at every zoom', async ({ page }) => {
  await openMap(page, PLACE);
  const own = page.locator('.MapMarker-marker.MapMarker-here');
  const beside = page.locator('.MapMarker-marker.MapMarker-beside');
  await expect(own).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
  await expect(beside).toHaveText(/^\+[2-9]$/);
  // Its name stands beside it: a popup would cover other names.
  await expect(page.locator('.maplibregl-popup')).toHaveCount(0);
  const before = Number(await beside.textContent());
  await beside.click();
  await expect.poll(async () => Number(await beside.textContent())).toBeLessThan(before);
  await expect(own).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
  const out = page.locator('.maplibregl-ctrl-zoom-out');
  for (let zooms = 0; zooms < 3; zooms++) await out.click();
  await expect(beside).toHaveText(/^\+1\d$/);
  await expect(own).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
});

test('no name is cut off by the edge of the map', async ({ page }) => {
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
  // Names are written when the map has come to rest.
  let before = -1;
  await expect
    .poll(async () => {
      const { inside } = await darkPixels();
      const rests = inside === before;
      before = inside;
      return rests;
    })
    .toBe(true);
  expect((await darkPixels()).edges).toBe(0);
});

test('an open map passes axe', async ({ page }) => {
  await openMap(page, CIRCUIT);
  await list(page).first().getByRole('button').click();
  await expect(page.locator('.maplibregl-popup')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a configured style is asked for with its token, and its tiles too', async ({ page }) => {
  const asked: string[] = [];
  let isBroken = true;
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const service = createServer((request, response) => {
    asked.push(request.url ?? '');
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
  const place = await makeTestPlace('embedded', { seeded: false });
  const site = await place.start({
    MAP_STYLE_URL: `http://localhost:${port}/style`,
    MAP_ACCESS_TOKEN: 'pk.secret',
  });
  try {
    await page.goto(`${site.url}${PLACE}`);
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    isBroken = false;
    const complaints = collectErrors(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.maplibregl-ctrl-attrib')).toHaveText('The stand-in');
    await expect(markers(page).first()).toBeVisible();
    await expect.poll(() => asked.some((url) => url.startsWith('/tiles'))).toBe(true);
    expect(asked[0]).toBe('/style?access_token=pk.secret');
    for (const url of asked) expect(url).toContain('access_token=pk.secret');
    expect(complaints).toEqual([]);
  } finally {
    await place.remove();
    service.closeAllConnections();
    service.close();
  }
});
