import type { ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import type { Map as MapLibre } from 'maplibre-gl';
import { LocalService } from '../server/testing/localService.ts';
import { seededFolder } from '../server/testing/seededFolder.ts';
import { makeTestPlace, type TestPlace } from '../server/testing/testSite.ts';
import { TOWN_MBTILES } from '../server/testing/town.ts';
import { collectErrors, test } from './fixtures.ts';
import { list, MAP_SCREEN, openMap } from './openMap.ts';

test.use(MAP_SCREEN);

const PLACE = 'poi/bou-inania-madrasa-fes';
const CREDITS = '.maplibregl-ctrl-attrib';
const SCHEMATIC = /^Schematic map without streets/;
const SHOW = { en: 'Show on the map', fr: 'Voir sur la carte' };
const TOWN = { center: [-4.9835, 34.0612], zoom: 17 };

type MapElement = HTMLElement & { mapLibre: MapLibre };

const canvas = (page: Page) => page.locator('.OpenMap-canvas');

const jumpTo = (page: Page, view: typeof TOWN) =>
  canvas(page).evaluate((element, to) => {
    (element as MapElement).mapLibre.jumpTo(to as { center: [number, number]; zoom: number });
  }, view);

/** Labels that a layer shows, and one entry without a label for each of its other features. */
const shown = (page: Page, layer: string): Promise<string[]> =>
  canvas(page).evaluate((element, id) => {
    const found = (element as MapElement).mapLibre.queryRenderedFeatures({ layers: [id] });
    return found.map(({ layer }) => {
      const text = layer.layout && (layer.layout as Record<string, unknown>)['text-field'];
      return String(text ?? '');
    });
  }, layer);

/** A site of its own for a test, with the content of all. */
async function withPlace(use: (place: TestPlace) => Promise<void>): Promise<void> {
  const seeded = await seededFolder();
  const place = await makeTestPlace('embedded', { seeded });
  try {
    await use(place);
  } finally {
    await place.remove();
    await seeded.remove();
  }
}

test('a file with tiles gives the map streets, with names in the language of the page', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // Names of places need room between the pins.
  await page.setViewportSize({ width: 1440, height: 900 });
  await withPlace(async (place) => {
    const { url } = await place.start({ MAP_TILES: TOWN_MBTILES });
    for (const [locale, street, gate] of [
      ['en', 'Long Example Street', 'Test Gate'],
      ['fr', 'Grande Rue de l’Exemple', 'Porte de l’Essai'],
    ] as const) {
      await page.goto(`${url}/${locale}/${PLACE}`);
      await page.getByRole('button', { name: SHOW[locale] }).click();
      await expect(canvas(page)).toHaveAttribute('data-drawn', 'true');
      await jumpTo(page, TOWN);
      const plain = (labels: string[]) => labels.map((label) => label.replaceAll("'", '’'));
      await expect.poll(async () => plain(await shown(page, 'street-names'))).toContain(street);
      await expect
        .poll(async () => plain(await shown(page, 'poi-names')))
        .toContain(`${gate}\nباب التجربة`);
    }
    await expect.poll(() => shown(page, 'street-names-arabic')).toContain('الطالعة الكبيرة للمثال');
    await jumpTo(page, { ...TOWN, zoom: 15.5 });
    for (const layer of ['lanes', 'steps', 'city-walls', 'buildings', 'squares', 'passages']) {
      await expect
        .poll(async () => [layer, (await shown(page, layer)).length > 0])
        .toEqual([layer, true]);
    }
    await expect(page.locator(CREDITS)).toHaveText('© OpenStreetMap contributors');
    await expect(page.locator(CREDITS).getByRole('link')).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    // The schematic ground does not show through, and is back where the file has nothing.
    await jumpTo(page, { ...TOWN, zoom: 11 });
    await expect.poll(async () => (await shown(page, 'roads')).length).toBeGreaterThan(0);
    expect(await shown(page, 'schematic-roads')).toEqual([]);
    await jumpTo(page, { center: [-3.6, 33.4], zoom: 11 });
    await expect.poll(async () => (await shown(page, 'schematic-roads')).length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

test('a single place is shown closer where there are streets', async ({ page }) => {
  const zoomAt = async (site: string) => {
    await page.goto(`${site}/en/${PLACE}`);
    await page.getByRole('button', { name: 'Favourite: Bou Inania Madrasa, Fez' }).first().click();
    await openMap(page, `${site}/en/fav`);
    return canvas(page).evaluate((element) => (element as MapElement).mapLibre.getZoom());
  };
  expect(await zoomAt('')).toBe(14.5);
  await withPlace(async (place) => {
    const { url } = await place.start({ MAP_TILES: TOWN_MBTILES });
    expect(await zoomAt(url)).toBe(16);
    await jumpTo(page, { ...TOWN, zoom: 12 });
    await page.getByRole('button', { name: 'Show all places' }).click();
    await expect
      .poll(() => canvas(page).evaluate((element) => (element as MapElement).mapLibre.getZoom()))
      .toBe(16);
  });
});

const FAILURES: Record<string, (response: ServerResponse) => unknown> = {
  stalls: () => {},
  'sends garbage': (response) => response.end('<!doctype html><title>Hello</title>'),
  'answers 429': (response) => response.writeHead(429, { 'retry-after': '60' }).end(),
  'answers 404': (response) => response.writeHead(404).end(),
  dies: (response) => response.destroy(),
};

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`a tile service that ${name} leaves the schematic ground and a working list`, async ({
    page,
  }) => {
    const service = new LocalService();
    const address = await service.listen();
    let asked = 0;
    service.handler = (request, response) => {
      if (request.url === '/planet') {
        const tiles = [`${address}/{z}/{x}/{y}.pbf`];
        return void response.end(JSON.stringify({ tiles, minzoom: 0, maxzoom: 14 }));
      }
      asked++;
      fail(response);
    };
    await withPlace(async (place) => {
      const { url } = await place.start({ TILES_URL: `${address}/planet` });
      await openMap(page, `${url}/en/${PLACE}`);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await jumpTo(page, { ...TOWN, zoom: 10 });
      await expect
        .poll(async () => (await shown(page, 'schematic-roads')).length)
        .toBeGreaterThan(0);
      await expect(page.locator(CREDITS)).toHaveText(SCHEMATIC);
      const row = list(page).nth(1).getByRole('button');
      await row.click();
      await expect(page.locator('.maplibregl-popup')).toContainText(
        (await row.textContent()) ?? '',
      );
    });
    await service.close();
  });
}

test('streets that come later take the place of the schematic ground', async ({ page }) => {
  await withPlace(async (place) => {
    const { url } = await place.start({ MAP_TILES: TOWN_MBTILES });
    await page.route('**/tiles/**', (route) => route.abort());
    await openMap(page, `${url}/en/${PLACE}`);
    await jumpTo(page, { ...TOWN, zoom: 12 });
    await expect(page.locator(CREDITS)).toHaveText(SCHEMATIC);
    await expect.poll(async () => (await shown(page, 'schematic-roads')).length).toBeGreaterThan(0);
    await page.unroute('**/tiles/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator(CREDITS)).toHaveText('© OpenStreetMap contributors');
    await expect.poll(async () => (await shown(page, 'roads')).length).toBeGreaterThan(0);
    expect(await shown(page, 'schematic-roads')).toEqual([]);
  });
});
