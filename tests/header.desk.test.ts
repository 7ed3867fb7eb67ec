import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test } from './regular.ts';

const scroll = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('one menu is open at a time, holds the page still, and closes beside it', async ({ page }) => {
  await page.goto('/en');
  const menus = page.locator('.site-menus > details');
  await menus.nth(0).locator('summary').click();
  await expect(menus.nth(0)).toHaveAttribute('open', '');
  await menus.nth(1).locator('summary').click();
  await expect(page.locator('.site-menus > details[open]')).toHaveCount(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await page.mouse.click(700, 850);
  await expect(page.locator('.site-menus > details[open]')).toHaveCount(0);
  await expect(menus.nth(4)).toBeHidden();
});

test('the upper line hides on scroll; its language list closes beside it', async ({ page }) => {
  await page.goto('/en/about');
  await page.waitForLoadState('networkidle');
  await page.locator('.language-switch summary').click();
  await expect(page.locator('.language-switch a').first()).toBeVisible();
  await page.mouse.click(600, 700);
  await expect(page.locator('.language-switch a').first()).toBeHidden();
  await scroll(page, 60);
  await expect(page.locator('.top-bar')).toBeHidden();
  await scroll(page, 0);
  await expect(page.locator('.top-bar')).toBeVisible();
});

test('the full-screen menu leads on with one of eight pictures', async ({ page }) => {
  await page.goto('/de');
  const button = page.getByRole('button', { name: 'Alles auf dieser Website' });
  const seen = new Set<string | null>();
  for (let time = 0; time < 6; time++) {
    await button.click();
    const overlay = page.getByRole('dialog', { name: 'Alles auf dieser Website' });
    await expect(overlay.getByText('Die Feste des Jahres')).toBeVisible();
    seen.add(await overlay.locator('img').getAttribute('src'));
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(seen.size).toBeGreaterThan(1);
  await button.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Veranstaltungen' }).click();
  await expect(page).toHaveURL('/de/events');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('menus open, lead on and close by keyboard, and are clean for axe', async ({ page }) => {
  await page.goto('/en/about');
  await page.waitForLoadState('networkidle');
  for (const [name, first] of [
    ['Destinations', 'Fez'],
    ['Language: EN', 'English'],
  ] as const) {
    const summary = page.locator('.site-header summary', { hasText: name }).first();
    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.site-header').getByRole('link', { name: first })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(page.locator('.site-header details[open]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Everything on this site' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
