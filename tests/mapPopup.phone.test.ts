import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, test } from './fixtures.ts';
import { list, MAP_DENSITY, markers, openMap } from './openMap.ts';

test.use(MAP_DENSITY);

const PLACE = '/en/poi/bou-inania-madrasa-fes';
const popupOf = (page: Page) => page.locator('.MapPopup');
const row = (page: Page, title: string) =>
  list(page).filter({ hasText: title }).getByRole('button');

test('a popup says what a place is, and its buttons are in step with the page', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(PLACE);
  expect(requests).not.toContain('/en/map/places');
  await openMap(page);
  expect(requests).toContain('/en/map/places');
  await row(page, 'Dar al-Magana').click();
  const popup = popupOf(page);
  await expect(popup).toHaveAccessibleName('Dar al-Magana (water clock)');
  await expect(popup.locator('.MapPlaceCard-kind')).toHaveText('Sight');
  await expect(popup.locator('.MapPlaceCard-facts')).toContainText('Fez · ');
  await expect(popup.locator('img')).toBeAttached();
  // The whole sheet is inside of the map.
  const [inner, outer] = [
    await popup.boundingBox(),
    await page.locator('.OpenMap-frame').boundingBox(),
  ];
  expect(inner?.y).toBeGreaterThan(outer?.y ?? 0);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
    (outer?.y ?? 0) + (outer?.height ?? 0),
  );

  const heart = popup.getByRole('button', { name: 'Favourite: Dar al-Magana' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const hearts = page.getByRole('button', { name: 'Favourite: Dar al-Magana', pressed: true });
  // The one of the card on the page too.
  await expect(hearts).toHaveCount(2);
  await popup.getByRole('button', { name: 'Add to my itinerary' }).click();
  await expect(popup.getByRole('button', { name: 'In my itinerary' })).toBeVisible();

  await popup.getByRole('button', { name: 'Directions' }).click();
  await expect(popup.getByRole('link', { name: 'Google Maps: On foot' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The first press closes the menu of directions, the second one the popup.
  await page.keyboard.press('Escape');
  await expect(popup.getByRole('link', { name: 'Google Maps: On foot' })).toBeHidden();
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: 'Details' }).click();
  await expect(page.locator('h1')).toContainText('Dar al-Magana');
  expect(errors).toEqual([]);
});

test('a popup says whether its place is open now', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T11:00:00Z');
  await openMap(page, '/en/destination/fes');
  await row(page, 'Al-Attarine Madrasa').click();
  await expect(popupOf(page).locator('.MapPlaceCard-open')).toHaveText(/^Open now/);
});

test('without the data of places, pins are plain and popups have the name', async ({ page }) => {
  await page.route('**/en/map/places', (route) => route.abort());
  await openMap(page, PLACE);
  await row(page, 'Dar al-Magana').click();
  await expect(popupOf(page).getByRole('link').first()).toHaveText('Dar al-Magana (water clock)');
  await expect(page.locator('.MapMarker-marker svg')).toHaveCount(0);
});

test('chips filter the pins and the list, with counts', async ({ page }) => {
  await openMap(page, '/en/destination/meknes');
  const total = await list(page).count();
  const chips = page.getByRole('group', { name: 'Show only' }).getByRole('button');
  const counts = await chips.locator('small').allTextContents();
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(total);
  const hotels = chips.filter({ hasText: 'Hotels' });
  const count = Number(await hotels.locator('small').textContent());
  await hotels.click();
  await expect(hotels).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page)).toHaveCount(count);
  await expect(page.locator('.MapList-head')).toHaveText(`${count} places on the map`);
  const shown = () =>
    markers(page).evaluateAll((all) =>
      all.flatMap((marker) => (marker as HTMLElement).dataset.members?.split(' ') ?? []),
    );
  await expect.poll(async () => (await shown()).length).toBe(count);
  await chips.filter({ hasText: 'Restaurants' }).click();
  await expect.poll(async () => (await shown()).length).toBe(await list(page).count());
  expect(await list(page).count()).toBeGreaterThan(count);
  await hotels.click();
  await chips.filter({ hasText: 'Restaurants' }).click();
  await expect(list(page)).toHaveCount(total);
});

test('a popup does not cover the button that searches the visible area', async ({ page }) => {
  await openMap(page, '/en/search?q=madrasa');
  await page.locator('.OpenMap-canvas canvas').focus();
  await page.keyboard.press('ArrowLeft');
  const search = page.getByRole('button', { name: 'Search this area' });
  await expect(search).toBeVisible();
  await list(page).first().getByRole('button').click();
  await expect(popupOf(page)).toBeVisible();
  const frame = page.locator('.OpenMap-frame');
  await expect(search).toBeInViewport({ ratio: 1 });
  const box = await search.boundingBox();
  const isOver = (other: typeof box) =>
    box &&
    other &&
    box.x < other.x + other.width &&
    other.x < box.x + box.width &&
    box.y < other.y + other.height &&
    other.y < box.y + box.height;
  expect(isOver(await popupOf(page).boundingBox())).toBe(false);
  for (const name of ['Where am I?', 'Closer', 'Further away', 'Full screen', 'Show all places']) {
    const button = frame.getByRole('button', { name, exact: true });
    expect([name, isOver(await button.boundingBox())]).toEqual([name, false]);
  }
  await search.click();
  await expect(page).toHaveURL(/bbox=/);
});

for (const fallback of [false, true]) {
  test(`full screen ${fallback ? 'without' : 'with'} the Fullscreen API`, async ({ page }) => {
    if (fallback) {
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
      );
    }
    await openMap(page, PLACE);
    const root = page.locator('.OpenMap');
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await expect(leave).toBeVisible();
    const size = page.viewportSize();
    await expect.poll(async () => (await root.boundingBox())?.width).toBe(size?.width);
    await expect
      .poll(async () => (await page.locator('.OpenMap-canvas').boundingBox())?.height)
      .toBeGreaterThan((size?.height ?? 0) * 0.7);
    // Nothing of the page is over it.
    expect(
      await root.evaluate((element) =>
        element.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 30)),
      ),
    ).toBe(true);
    if (fallback) await page.keyboard.press('Escape');
    else await leave.click();
    await expect(leave).toHaveCount(0);
    await expect.poll(async () => (await root.boundingBox())?.width).toBeLessThan(size?.width ?? 0);
  });
}
