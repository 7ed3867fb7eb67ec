import { expect } from '@playwright/test';
import { collectErrors, test } from './fixtures.ts';

test('replays clicks that happen before hydration', async ({ page, isMobile }) => {
  const errors = collectErrors(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/en/poi/bab-mansour', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Favourite: Bab Mansour' }).click();
  if (isMobile) await page.locator('.Header-burger summary').click();
  const menu = page.locator('.Header-menus details').nth(1);
  await menu.locator('summary').click();
  await expect(page.locator('.Header .Header-badge')).toHaveCount(0);
  scripts.resolve();
  await expect(page.locator('.Header .Header-badge')).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Favourite: Bab Mansour' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(menu).toHaveAttribute('open');
  await expect(page.locator('main')).toHaveJSProperty('inert', isMobile);
  // Clicks are replayed once only: the next one removes the favourite.
  if (isMobile) await page.locator('.Header-burger summary').click();
  await page.getByRole('button', { name: 'Favourite: Bab Mansour' }).click();
  await expect(page.locator('.Header .Header-badge')).toHaveCount(0);
  expect(errors).toEqual([]);
});
