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

  test('a search without results shows a message', async ({ page }) => {
    await page.goto('/en/search?q=xyzzyqq');
    await expect(page.getByText('Oops.')).toBeVisible();
    await expect(page.getByText('No results')).toBeVisible();
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

test('ignores invalid stored favourites', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('favorites', '{"state":{"pois":7},"version":1}'),
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/en/poi/bab-mansour');
  await page.getByRole('button', { name: 'Favourite: Bab Mansour' }).click();
  await expect(page.getByRole('button', { name: 'Favourite: Bab Mansour' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(errors).toEqual([]);
});
