/** What is visible without scrolling on the windows of laptops, and at 200 % zoom. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];
/** A window of 1440 x 900 pixels at 200 %. */
const ZOOMED = { width: 720, height: 450 };

async function expectWithin(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box && box.y + box.height, `${element} ends in the window`).toBeLessThanOrEqual(height);
}

for (const path of ['/en', '/de']) {
  test(`${path} begins with title, modes, search and plan`, async ({ page }) => {
    await page.goto(path);
    for (const size of LAPTOPS) {
      await page.setViewportSize(size);
      const main = page.getByRole('main');
      await expectWithin(page, main.getByRole('heading', { level: 1 }));
      await expectWithin(page, main.getByRole('searchbox'));
      await expectWithin(page, main.locator('.HomeActions a'));
      await expectWithin(page, main.locator('.HomeModes a').last());
    }
  });
}

test('titles are in the first screen', async ({ page }) => {
  for (const path of ['/en/destination/fes', '/fr/discover/hotels', '/de/poi/bab-bou-jeloud']) {
    await page.goto(path);
    for (const size of [...LAPTOPS, ZOOMED]) {
      await page.setViewportSize(size);
      await expectWithin(page, page.getByRole('heading', { level: 1 }));
    }
  }
});

test('the home page searches and plans three days, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('tannery');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/en/search?q=tannery');
  await expect(page.getByRole('link', { name: 'Chouara tannery' }).first()).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Plan three days' }).click();
  await expect(page.getByRole('heading', { name: /^Day 3/ })).toBeVisible();
  await context.close();
});

test('the top bar counts the places of the itinerary', async ({ page }) => {
  await page.goto('/en/poi/bou-inania-madrasa-fes');
  const link = page.locator('.Header-topBar').getByRole('link', { name: /^My itinerary/ });
  await expect(link).toHaveAccessibleName('My itinerary');
  await page.getByRole('button', { name: 'Add to my itinerary', exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(link).toHaveAccessibleName('My itinerary: 1 place');
});
