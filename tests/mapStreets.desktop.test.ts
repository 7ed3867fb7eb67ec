/** Streets from a file with the tiles of the invented town. */
import { expect } from '@playwright/test';
import { collectErrors, holdTimers, storeInBrowser, test } from './fixtures.ts';
import {
  canvas,
  credits,
  drawn,
  expectDrawn,
  jumpTo,
  MAP_SCREEN,
  openMap,
  SCHEMATIC,
  zoomOf,
} from './openMap.ts';
import { SITE_URL, TOWN_URL } from './sites.ts';

test.use({ ...MAP_SCREEN, baseURL: TOWN_URL });

const PLACE = 'poi/bou-inania-madrasa-fes';
const SHOW = { en: 'Show on the map', fr: 'Voir sur la carte' };
const CENTER: [number, number] = [-4.9835, 34.0612];

test('a file with tiles gives the map streets, with names in the language of the page', async ({
  page,
  context,
}) => {
  // The map opens where there are streets although their list is late.
  await holdTimers(context, 1200);
  const errors = collectErrors(page);
  // Names of places need room between the pins.
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [locale, street, gate] of [
    ['en', 'Long Example Street', 'Test Gate'],
    ['fr', 'Grande Rue de l’Exemple', 'Porte de l’Essai'],
  ] as const) {
    await page.goto(`/${locale}/${PLACE}`);
    await page.getByRole('button', { name: SHOW[locale] }).click();
    await expect(canvas(page)).toHaveAttribute('data-drawn', 'true');
    await jumpTo(page, { center: CENTER, zoom: 17 });
    const names = async (layer: string) =>
      (await drawn(page, layer)).map((label) => label.replaceAll("'", '’'));
    await expect.poll(() => names('street-names')).toContain(street);
    await expect.poll(() => names('poi-names')).toContain(`${gate}\nباب التجربة`);
  }
  await expect.poll(() => drawn(page, 'street-names-arabic')).toContain('الطالعة الكبيرة للمثال');
  await jumpTo(page, { zoom: 15.5 });
  for (const layer of ['lanes', 'steps', 'city-walls', 'buildings', 'squares', 'passages']) {
    await expectDrawn(page, layer);
  }
  await expect(credits(page)).toHaveText('© OpenStreetMap contributors');
  await expect(credits(page).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  // The schematic ground does not show through, and is back where the file has nothing.
  await jumpTo(page, { zoom: 11 });
  await expectDrawn(page, 'roads');
  expect(await drawn(page, 'schematic-roads')).toEqual([]);
  await jumpTo(page, { center: [-3.6, 33.4], zoom: 11 });
  await expectDrawn(page, 'schematic-roads');
  expect(errors).toEqual([]);
});

const FAVORITE = JSON.stringify({ state: { pois: ['bou-inania-madrasa-fes'] }, version: 1 });

test('a single place is shown closer where there are streets', async ({ page, context }) => {
  // The map waits for the list of streets.
  await holdTimers(context, 1200);
  await storeInBrowser(page, 'favorites', FAVORITE);
  await openMap(page, '/en/fav');
  expect(await zoomOf(page)).toBe(16);
  await jumpTo(page, { center: CENTER, zoom: 12 });
  await page.getByRole('button', { name: 'Show all places' }).click();
  await expect.poll(() => zoomOf(page)).toBe(16);
});

test.describe('without streets', () => {
  test.use({ baseURL: SITE_URL });

  test('a single place is shown from further away', async ({ page }) => {
    await storeInBrowser(page, 'favorites', FAVORITE);
    await openMap(page, '/en/fav');
    expect(await zoomOf(page)).toBe(14.5);
  });
});

test('streets that come later take the place of the schematic ground', async ({ page }) => {
  await page.route('**/tiles/**', (route) => route.abort());
  await openMap(page, `/en/${PLACE}`);
  await jumpTo(page, { center: CENTER, zoom: 12 });
  await expect(credits(page)).toHaveText(SCHEMATIC);
  await expectDrawn(page, 'schematic-roads');
  await page.unroute('**/tiles/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(credits(page)).toHaveText('© OpenStreetMap contributors');
  await expectDrawn(page, 'roads');
  expect(await drawn(page, 'schematic-roads')).toEqual([]);
});
