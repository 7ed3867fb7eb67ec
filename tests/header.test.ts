import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const scroll = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

const header = (page: Page) => page.getByRole('banner');

test('hides when scrolled down past 100 px and shows when scrolled up or at the top', async ({
  page,
}) => {
  await page.goto('/en/preference/3');
  await scroll(page, 90);
  await expect(header(page)).not.toHaveClass(/Header-isHidden/);
  await scroll(page, 400);
  await expect(header(page)).toHaveClass(/Header-isHidden/);
  await scroll(page, 380);
  await expect(header(page)).not.toHaveClass(/Header-isHidden/);
  await scroll(page, 900);
  await expect(header(page)).toHaveClass(/Header-isHidden/);
  await scroll(page, 8);
  await expect(header(page)).not.toHaveClass(/Header-isHidden/);
});

test('a hidden header shows when the keyboard moves the focus into it', async ({ page }) => {
  await page.goto('/en/about');
  await scroll(page, 600);
  await expect(header(page)).toHaveClass(/Header-isHidden/);
  await expect(header(page)).not.toBeInViewport();
  // The page does not scroll to the focus.
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(header(page).locator(':focus')).toBeInViewport();
});

test('the page has the top padding of the specification', async ({ page }, { project }) => {
  await page.goto('/en');
  const room = await page.evaluate(() => getComputedStyle(document.body).paddingTop);
  expect(room).toBe(project.name === 'phone' ? '120px' : '150px');
});

test('restores the scroll position on back navigation', async ({ page }) => {
  await page.goto('/en/preference/4');
  await page.locator('.Card-link').nth(5).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await page.locator('.Card-link').nth(5).click();
  await expect(page).toHaveURL(/\/poi\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/preference/4');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(120);
});
