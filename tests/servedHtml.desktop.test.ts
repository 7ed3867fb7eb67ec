/** Parts of pages that only the server renders: app/components/ServedHtml.tsx. */
import { expect, type Page } from '@playwright/test';
import { isHydrated, test } from './fixtures.ts';

const PLACE = '/en/poi/bou-inania-madrasa-fes';

const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const cards = (page: Page) => page.locator('.Card');

/** Marks the document: a client navigation keeps the mark, another document has none. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

test('has its content after client navigations, there and back', async ({ page }) => {
  await page.goto(PLACE);
  await mark(page);
  const count = await cards(page).count();
  const facts = await glance(page).textContent();
  const other = cards(page).last();
  const title = await other.getByRole('heading').textContent();
  await other.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
  await expect(glance(page)).not.toHaveText(String(facts));
  await expect(glance(page).locator('dt').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PLACE);
  await expect(glance(page)).toHaveText(String(facts));
  await expect(cards(page)).toHaveCount(count);
  await expect(cards(page).getByRole('heading')).toHaveCount(count);
  expect(await isMarked(page)).toBe(true);
});

test('is empty after a navigation to a page without this content', async ({ page }) => {
  const neighbours = page.getByRole('navigation', { name: 'More like this' });
  await page.goto(PLACE);
  await mark(page);
  await expect(neighbours).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('textbox').fill('hospital');
  // The pages of hospitals have no neighbours.
  const hospital = overlay.locator('a[href*="/poi/"]', { hasText: /hospital/i }).first();
  const address = await hospital.getAttribute('href');
  await hospital.click();
  await expect(page).toHaveURL(String(address));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hospital/i);
  await expect(neighbours).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('prefetches the page of its links', async ({ page }) => {
  await page.goto(PLACE);
  const link = cards(page).first().getByRole('link');
  const address = await link.getAttribute('href');
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === `${address}.data`);
  await link.hover();
  await request;
});

test('has its content again where hydration fails', async ({ page }) => {
  await page.route(`**${PLACE}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<main ', '<div ').replace('</main>', '</div>');
    await route.fulfill({ response, body: html });
  });
  await page.goto(PLACE);
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(glance(page)).toContainText('Time to allow');
  await expect(cards(page).first().getByRole('link')).toBeVisible();
  await expect(page.locator('.Header-menus a', { hasText: 'Ifrane' })).toHaveCount(1);
});
