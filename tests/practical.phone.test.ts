import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('phone numbers are large touch targets, and the table of contents opens', async ({ page }) => {
  await page.goto('/de/practical-info');
  for (const number of ['19', '15', '177']) {
    const box = await page.getByRole('link', { name: number, exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(60);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  const money = contents.getByRole('link', { name: 'Geld', exact: true });
  await expect(money).toBeHidden();
  await contents.getByText('Auf dieser Seite').first().click();
  await expect(contents.getByRole('link')).toHaveCount(28);
  await money.click();
  await expect(page).toHaveURL(/#money$/);
  await expect(page.getByRole('heading', { name: 'Geld', exact: true })).toBeInViewport();
});

test('the climate table scrolls sideways below its text, with a faded edge', async ({ page }) => {
  await page.goto('/de/practical-info');
  await page.getByText('Die Zahlen als Tabelle').first().click();
  const table = page.getByRole('table', { name: /Fès/ });
  const text = page.locator('.ClimateTable p').first();
  const box = await text.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator('.ClimateTable-fade').first()).toHaveCSS('filter', /blur/);
  await table.getByRole('columnheader', { name: 'Dez' }).scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'Dez' })).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
  await expect(text).toBeInViewport({ ratio: 1 });
});
