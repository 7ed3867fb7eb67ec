import { expect } from '@playwright/test';
import { test, waitForAfterLoad } from './fixtures.ts';
import { list, MAP_SCREEN, markers, openMap, stableCentre } from './openMap.ts';

test.use(MAP_SCREEN);

test('the wheel scrolls the page, and zooms the map with Ctrl', async ({ page }) => {
  await openMap(page, '/en/poi/bou-inania-madrasa-fes');
  const scale = page.locator('.maplibregl-ctrl-scale');
  const marker = markers(page).first();
  await stableCentre(marker);
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

test('the preview of a map shows the whole route above its button', async ({ page }) => {
  await page.goto('/en/circuit/grand-tour-five-days');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForAfterLoad(page);
    const preview = page.locator('svg.PlaceMap-still');
    const button = await page.getByRole('button', { name: 'Show on the map' }).boundingBox();
    const frame = await preview.boundingBox();
    const points = await preview.locator('circle').all();
    expect(points.length).toBeGreaterThan(10);
    for (const point of points) {
      const { x = 0, y = 0, width: size = 0 } = (await point.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(frame?.x ?? 0);
      expect(x + size).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
      expect(y).toBeGreaterThan(frame?.y ?? 0);
      expect(y + size).toBeLessThan(button?.y ?? 0);
    }
    // The picture below shows the same section of the region.
    const [left, top, across, down] = (await preview.getAttribute('viewBox'))?.split(' ') ?? [];
    const ground = page.locator('img.PlaceMap-still');
    await expect(ground).toHaveAttribute(
      'src',
      new RegExp(`#svgView\\(viewBox\\(${left},${top},${across},${down}\\)\\)$`),
    );
    await ground.scrollIntoViewIfNeeded();
    await ground.evaluate((image: HTMLImageElement) => image.decode());
    const section = await ground.screenshot();
    await ground.evaluate((image: HTMLImageElement) => {
      image.src = image.src.replace(/#.*/, '');
      return image.decode();
    });
    await expect.poll(async () => section.equals(await ground.screenshot())).toBe(false);
    await page.reload();
  }
});

test('the preview of a map marks the place of the page', async ({ page }) => {
  await page.goto('/en/poi/bab-mansour');
  const frame = page.locator('svg.PlaceMap-still');
  const button = page.getByRole('button', { name: 'Show on the map' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForAfterLoad(page);
    const { x = 0, y = 0, width: across = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    const pin = await frame.locator('.PlaceMap-pin').boundingBox();
    expect(pin?.y).toBeGreaterThan(y);
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThan((await button.boundingBox())?.y ?? 0);
    // Meknes is in the west of the region: the section has more of its east.
    const share = ((pin?.x ?? 0) + (pin?.width ?? 0) / 2 - x) / across;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.4);
    expect(pin?.height).toBeGreaterThan(height * 0.08);
  }
  await page.goto('/en/destination/meknes');
  await expect(frame.locator('circle').first()).toBeAttached();
  await expect(frame.locator('.PlaceMap-pin')).toHaveCount(0);
});

test('the pin of a row in the list is larger while the row is pointed at or has the focus', async ({
  page,
}) => {
  await openMap(page, '/en/poi/bou-inania-madrasa-fes');
  const highlighted = page.locator('.MapMarker.MapMarker-isHighlighted .MapMarker-marker');
  await expect(highlighted).toHaveCount(0);
  await list(page).first().hover();
  await expect(highlighted).toHaveAttribute('data-members', 'bou-inania-madrasa-fes');
  await expect(highlighted).toHaveCSS('scale', '1.25');
  await page.locator('.OpenMap-canvas').hover({ position: { x: 5, y: 5 } });
  await expect(highlighted).toHaveCount(0);
  const button = list(page).nth(1).getByRole('button');
  await button.focus();
  await expect(highlighted).toHaveCount(1);
  await button.blur();
  await expect(highlighted).toHaveCount(0);
});

test('pins have the icon of their category, and so does the list', async ({ page }) => {
  await openMap(page, '/en/destination/meknes');
  const icons = new Set(
    await page
      .locator('.MapList li .MapMarker-sign path')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d'))),
  );
  expect(icons.size).toBeGreaterThan(3);
  const pin = page.locator('.MapMarker-marker:has(svg)').first();
  await expect(pin).toBeVisible();
  const id = await pin.getAttribute('data-id');
  const title = await pin.getAttribute('aria-label');
  expect(id).toBeTruthy();
  const row = page.locator('.MapList li').filter({ hasText: title ?? '' });
  expect(await row.locator('.MapMarker-sign path').first().getAttribute('d')).toBe(
    await pin.locator('path').getAttribute('d'),
  );
});
