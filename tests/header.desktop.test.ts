import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { test } from './fixtures.ts';

const scroll = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('opens one menu at a time, locks scrolling and closes it on an outside click', async ({
  page,
}) => {
  await page.goto('/en');
  const menus = page.locator('.Header-menus > details');
  await menus.nth(0).locator('summary').click();
  await expect(menus.nth(0)).toHaveAttribute('open', '');
  await menus.nth(1).locator('summary').click();
  await expect(page.locator('.Header-menus > details[open]')).toHaveCount(1);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.mouse.click(700, 850);
  await expect(page.locator('.Header-menus > details[open]')).toHaveCount(0);
  await expect(menus.nth(4)).toBeHidden();
});

test('hides the top bar on scroll and closes its language list on an outside click', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.locator('.Header-language summary').click();
  await expect(page.locator('.Header-language a').first()).toBeVisible();
  await page.mouse.click(600, 700);
  await expect(page.locator('.Header-language a').first()).toBeHidden();
  await scroll(page, 60);
  await expect(page.locator('.Header-topBar')).toBeHidden();
  await scroll(page, 0);
  await expect(page.locator('.Header-topBar')).toBeVisible();
});

test('the full-screen menu shows a random picture and links to pages and the search', async ({
  page,
}) => {
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
  const items = page.getByRole('dialog').locator('nav li');
  await expect(items.first()).toBeVisible();
  await expect(items.filter({ hasNot: page.locator('p') })).toHaveCount(0);
  await expect(items.filter({ hasText: 'Ifrane' })).toContainText('Steile Ziegeldächer');
  await page.getByRole('dialog').getByRole('button', { name: 'Suche' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await button.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Veranstaltungen' }).click();
  await expect(page).toHaveURL('/de/events');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('menus describe their pages beside a picture, once the pointer or the focus is there', async ({
  page,
}) => {
  const details: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('megaMenuDetails')) details.push(request.url());
  });
  await page.goto('/fr/about');
  const menus = page.locator('.Header-menus > details');
  await menus.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  const items = menus.nth(1).locator('li');
  await expect(items.filter({ hasText: 'Volubilis' })).toContainText('Colonnes, mosaïques');
  await expect(items.filter({ hasNot: page.locator('p') })).toHaveCount(0);
  await expect(menus.nth(1).locator('img')).toBeVisible();
  await menus.nth(0).locator('summary').click();
  await expect(menus.nth(0).locator('li').filter({ hasText: 'Ifrane' }).locator('p')).toBeVisible();
  await expect(
    menus
      .nth(0)
      .locator('li')
      .filter({ hasNot: page.locator('p') }),
  ).toHaveCount(0);
  expect(details.length).toBeGreaterThan(0);
});

test('menus work with the keyboard and pass axe', async ({ page }) => {
  await page.goto('/en/about');
  for (const [name, first] of [
    ['Destinations', 'Fez'],
    ['Language: EN', 'English'],
  ] as const) {
    const summary = page.getByRole('banner').locator('summary', { hasText: name }).first();
    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: first })).toBeFocused();
    expect(await axeViolations(page, { within: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Everything on this site' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
