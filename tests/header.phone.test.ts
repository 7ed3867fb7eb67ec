import { expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test } from './regular.ts';

test('the panel slides in with an accordion of the four menus and the languages', async ({
  page,
}) => {
  await page.goto('/fr');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.site-menus')).toBeHidden();
  await page.locator('.burger summary').click();
  const sections = page.locator('.site-menus > details');
  await expect(sections).toHaveCount(5);
  for (const index of [0, 2, 4]) {
    await sections.nth(index).locator('summary').click();
    await expect(page.locator('.site-menus > details[open]')).toHaveCount(1);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await expect(page.locator('main')).toHaveAttribute('inert');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.site-menus')).toBeHidden();
  await expect(page.locator('.burger summary')).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a link of the panel closes it', async ({ page }) => {
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  await page.locator('.burger summary').click();
  await page.locator('.site-menus > details').nth(2).locator('summary').click();
  await page.locator('.site-menus').getByRole('link', { name: 'About the region' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('.site-menus')).toBeHidden();
});
