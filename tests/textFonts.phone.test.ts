/** Phones load the typefaces of text after the first paint. */
import { expect } from '@playwright/test';
import { navigate, test, waitForAfterLoad } from './fixtures.ts';
import { facesOf } from './fontFaces.ts';
import { shifts, watchShifts } from './shifts.ts';

test('the typefaces of text neither delay the first paint nor move anything', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/en/poi/bou-inania-madrasa-fes');
  await waitForAfterLoad(page);
  const [painted, requested] = await page.evaluate(() => {
    const start = (entries: PerformanceEntry[]) => entries.map(({ startTime }) => startTime);
    const files = performance.getEntriesByType('resource');
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      start(files.filter(({ name }) => /(instrument-sans|aref-ruqaa)-/.test(name))),
    ];
  });
  expect(requested).toHaveLength(2);
  expect(Math.min(...requested)).toBeGreaterThan(painted);
  expect(await facesOf(page, 'Instrument Sans')).toContain('loaded');
  expect(await facesOf(page, 'Aref Ruqaa')).toEqual(['loaded']);
  expect(await shifts(page)).toBeLessThan(0.0005);
});

test('the typeface of Arabic names is not loaded for a closed section', async ({ page }) => {
  await page.goto('/en/practical-info');
  await waitForAfterLoad(page);
  expect(await facesOf(page, 'Aref Ruqaa')).toEqual(['unloaded']);
  // This lays them out, and the browser loads their typeface.
  await expect(page.locator('[lang="ar"][dir]').first()).toBeHidden();
});

test('the typeface of Arabic names is loaded with the first visible name', async ({ page }) => {
  await page.goto('/en/contact');
  await waitForAfterLoad(page);
  expect(await facesOf(page, 'Aref Ruqaa')).toEqual(['unloaded']);
  await navigate(page, '/en/poi/bou-inania-madrasa-fes');
  await expect.poll(() => facesOf(page, 'Aref Ruqaa')).toEqual(['loaded']);
});

test('a window that becomes narrow keeps the typeface', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/en/contact');
  await waitForAfterLoad(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => facesOf(page, 'Instrument Sans')).toContain('loaded');
});

test('one typeface is shown although the other cannot be loaded', async ({ page }) => {
  await page.route('**/aref-ruqaa-*.woff2', (route) => route.fulfill({ status: 502, body: 'no' }));
  await page.goto('/en/poi/bou-inania-madrasa-fes');
  await waitForAfterLoad(page);
  expect(await facesOf(page, 'Instrument Sans')).toContain('loaded');
});

test('phones without scripts get the typeface too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const request = page.waitForRequest('**/instrument-sans-*.woff2');
  await page.goto('/en/contact');
  await request;
  await context.close();
});
