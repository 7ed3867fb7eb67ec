import { expect } from '@playwright/test';
import { collectErrors, test } from './fixtures.ts';

test('what is done before the scripts are there is not lost', async ({ page, isMobile }) => {
  const complaints = collectErrors(page);
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/en/poi/bab-mansour', { waitUntil: 'commit' });
  await page.locator('.PageHeading .FavoriteButton').click();
  if (isMobile) await page.locator('.Header-burger summary').click();
  const menu = page.locator('.Header-menus details').nth(1);
  await menu.locator('summary').click();
  await expect(page.locator('.Header .Header-badge')).toHaveCount(0);
  line.resolve();
  await expect(page.locator('.Header .Header-badge')).toHaveText('1');
  await expect(page.locator('.PageHeading .FavoriteButton')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(menu).toHaveAttribute('open');
  await expect(page.locator('main')).toHaveJSProperty('inert', isMobile);
  // Taps are done once: the next one takes the heart away again.
  if (isMobile) await page.locator('.Header-burger summary').click();
  await page.locator('.PageHeading .FavoriteButton').click();
  await expect(page.locator('.Header .Header-badge')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
