import { expect } from '@playwright/test';
import { complaintsOf, test } from './regular.ts';

test('what is done before the scripts are there is not lost', async ({ page, isMobile }) => {
  const complaints = complaintsOf(page);
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/en/poi/bab-mansour', { waitUntil: 'commit' });
  await page.locator('.hero .heart').click();
  if (isMobile) await page.locator('.burger summary').click();
  const menu = page.locator('.site-menus details').nth(1);
  await menu.locator('summary').click();
  await expect(page.locator('.site-header .badge')).toHaveCount(0);
  line.resolve();
  await expect(page.locator('.site-header .badge')).toHaveText('1');
  await expect(page.locator('.hero .heart')).toHaveAttribute('aria-pressed', 'true');
  await expect(menu).toHaveAttribute('open');
  await expect(page.locator('main')).toHaveJSProperty('inert', isMobile);
  // Taps are done once: the next one takes the heart away again.
  if (isMobile) await page.locator('.burger summary').click();
  await page.locator('.hero .heart').click();
  await expect(page.locator('.site-header .badge')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
