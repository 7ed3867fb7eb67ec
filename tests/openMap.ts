/** Helpers for tests of maps. */
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A wide screen with a small map, of the same layout as a larger one: without a graphics card, the time
 * that drawing takes depends on the area.
 */
export const MAP_SCREEN = { deviceScaleFactor: 1, viewport: { width: 1024, height: 680 } };

/** The visible markers. */
export const markers = (page: Page) => page.locator('.MapMarker-marker');
/** Rows of the list beside the map. */
export const list = (page: Page) => page.locator('.MapList li');

/** Goes to a page and opens its map. */
export async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
}

/** The centre of a marker, after it has stopped moving. */
export async function stableCentre(marker: Locator): Promise<{ x: number; y: number }> {
  let before = '';
  await expect
    .poll(async () => {
      const box = JSON.stringify(await marker.boundingBox());
      const isStable = box === before;
      before = box;
      return isStable;
    })
    .toBe(true);
  const { x, y, width, height } = JSON.parse(before);
  return { x: x + width / 2, y: y + height / 2 };
}
