import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { markers, openMap, restingPlace } from './openMap.ts';

test('pages scroll over it; with Ctrl the wheel zooms', async ({ page }) => {
  await openMap(page, '/en/poi/bou-inania-madrasa-fes');
  const scale = page.locator('.maplibregl-ctrl-scale');
  const marker = markers(page).first();
  await restingPlace(marker);
  const before = await scale.textContent();
  await page.locator('.OpenMap-canvas').hover();
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(from);
  expect(await scale.textContent()).toBe(before);
  await page.locator('.OpenMap-canvas').hover();
  await page.keyboard.down('Control');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return scale.textContent();
    })
    .not.toBe(before);
  await page.keyboard.up('Control');
});

test('a closed map shows the whole route, above its button', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/circuit/grand-tour-five-days');
    const still = page.locator('.PlaceMap-still');
    const button = await page.getByRole('button', { name: 'Show on the map' }).boundingBox();
    const frame = await still.boundingBox();
    const points = await still.locator('circle').all();
    expect(points.length).toBeGreaterThan(10);
    for (const point of points) {
      const { x = 0, y = 0, width: size = 0 } = (await point.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(frame?.x ?? 0);
      expect(x + size).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
      expect(y).toBeGreaterThan(frame?.y ?? 0);
      expect(y + size).toBeLessThan(button?.y ?? 0);
    }
  }
});
