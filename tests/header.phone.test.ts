import { expect } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { test } from './fixtures.ts';

test('opens a panel with the menus and languages as an accordion', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('.Header-menus')).toBeHidden();
  await page.locator('.Header-burger summary').click();
  const sections = page.locator('.Header-menus > details');
  await expect(sections).toHaveCount(5);
  for (const index of [0, 2, 4]) {
    await sections.nth(index).locator('summary').click();
    await expect(page.locator('.Header-menus > details[open]')).toHaveCount(1);
  }
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.locator('#content ~ footer')).toHaveAttribute('inert');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.Header-menus')).toBeHidden();
  await expect(page.locator('.Header-burger summary')).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('following a link closes the panel', async ({ page }) => {
  await page.goto('/en');
  await page.locator('.Header-burger summary').click();
  await page.locator('.Header-menus > details').nth(2).locator('summary').click();
  await page.locator('.Header-menus').getByRole('link', { name: 'About the region' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('.Header-menus')).toBeHidden();
});

test('the full-screen menu shows its picture from 768 px', async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('button', { name: 'Everything on this site' }).click();
  const menu = page.getByRole('dialog', { name: 'Everything on this site' });
  await expect(menu.locator('.MenuOverlay-picture')).toBeHidden();
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu.locator('.MenuOverlay-picture')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu.locator('.MenuOverlay-picture img')).toBeVisible();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/en/contact');
});
