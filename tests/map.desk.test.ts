import { expect } from '@playwright/test';
import { markers, openMap, restingPlace } from './openMap.ts';
import { test } from './regular.ts';

test('pages scroll over it; with Ctrl the wheel zooms', async ({ page }) => {
  await openMap(page, '/en/poi/bou-inania-madrasa-fes');
  const scale = page.locator('.maplibregl-ctrl-scale');
  const marker = markers(page).first();
  await restingPlace(marker);
  const before = await scale.textContent();
  await page.locator('.map-canvas').hover();
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(from);
  expect(await scale.textContent()).toBe(before);
  await page.locator('.map-canvas').hover();
  await page.keyboard.down('Control');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return scale.textContent();
    })
    .not.toBe(before);
  await page.keyboard.up('Control');
});
