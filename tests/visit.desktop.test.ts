/** Pages and navigation, independent of the width of the screen. */
import { expect } from '@playwright/test';
import { FULL } from '../server/testing/full.ts';
import { test } from './fixtures.ts';
import { LAYOUTS, SCREENS } from './screens.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // That every screen can be read is tested in server/http/crawl.test.ts.
  test('no layout shows controls that need scripts', async ({ page }) => {
    for (const screen of FULL ? SCREENS : LAYOUTS) {
      await page.goto(`/fr${screen}`);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.locator('.needs-script:visible').count(), screen).toBe(0);
    }
  });
});

test('links within the site navigate without a full page load', async ({ page }) => {
  await page.goto('/en/preference/4');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('.Card-link').first().click();
  await expect(page).toHaveURL(/\/en\/poi\//);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a shared list of favourites leaves out entries that no longer exist', async ({ page }) => {
  await page.goto('/en/fav?pois=bab-mansour&pois=gone&circuits=imperial-meknes');
  await expect(page.locator('.Card')).toHaveCount(2);
});

test('the destinations menu lists all cities except Volubilis', async ({ page }) => {
  await page.goto('/de');
  const cities = page.locator('.Header-menus details').first().locator('a');
  await expect(cities.filter({ hasText: 'Fès' })).toHaveCount(1);
  await expect(cities.filter({ hasText: 'Volubilis' })).toHaveCount(0);
});

test('the itinerary opens in a new tab', async ({ page, context }) => {
  await page.goto('/es');
  const plan = page.locator('.Header-menus details').nth(3);
  await plan.locator('summary').click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    plan.locator('a').first().click(),
  ]);
  await expect(tab).toHaveURL('/es/itinerary');
});

test('favourites are stored in the browser and shown on their page', async ({ page }) => {
  await page.goto('/en/fav');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.goto('/en/poi/bab-mansour');
  const heart = page.getByRole('button', { name: 'Favourite: Bab Mansour' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/fav');
  await expect(page).toHaveURL('/en/fav');
  await expect(page.locator('.Card')).toHaveCount(1);
  await page.locator('.Card .FavoriteButton').click();
  await page.goto('/en/fav');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/en/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
