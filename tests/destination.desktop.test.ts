/** The pages of destinations. */
import { expect, type Page } from '@playwright/test';
import { test, waitForAfterLoad } from './fixtures.ts';

/** The distance of headings from the top of the page, by their text. */
const tops = (page: Page) =>
  page
    .locator('main h2')
    .evaluateAll((headings) =>
      Object.fromEntries(
        headings.map((heading) => [heading.textContent, heading.getBoundingClientRect().top]),
      ),
    );

test('sections with few cards share a row on wide screens only', async ({ page }) => {
  await page.goto('/en/destination/sefrou');
  const { Do, Sleep, See, Experiences, Events, Circuits } = await tops(page);
  expect(See).toBeLessThan(Do ?? 0);
  expect(Sleep).toBe(Do);
  expect([Events, Circuits]).toEqual([Experiences, Experiences]);
  const cards = page.locator('section', { hasText: 'Experiences' }).locator('.Card');
  await expect(cards).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await tops(page);
  expect(narrow.Sleep).toBeGreaterThan(narrow.Do ?? 0);
  expect(narrow.Circuits).toBeGreaterThan(narrow.Events ?? 0);
});

test('a heading of two lines leaves the cards of its row side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/destination/azrou');
  await waitForAfterLoad(page);
  const row = page.locator('#agencies').locator('xpath=..');
  await row
    .locator('h2')
    .last()
    .evaluate((heading) => {
      heading.textContent = 'Travel agencies and guides of the mountains';
    });
  const pictures = await row.locator('.Card-picture').all();
  expect(pictures.length).toBe(4);
  const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});
