import { expect, type Page } from '@playwright/test';
import { FULL } from '../server/testing/full.ts';
import { axeViolations } from './axe.ts';
import { navigate, storeInBrowser, test, waitForAfterLoad } from './fixtures.ts';
import { LAYOUTS, ONE_OF_EACH } from './screens.ts';

const LIGHT = 'rgb(251, 246, 234)';
const DARK = 'rgb(20, 33, 28)';
const STORED_DARK = JSON.stringify({ state: { choice: 'dark' }, version: 1 });

/** The background colour of the page. */
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const select = (page: Page) => page.getByRole('contentinfo').getByLabel('Appearance');

test.describe('with a system that prefers dark colours', () => {
  test.use({ colorScheme: 'dark' });

  for (const screen of FULL ? ONE_OF_EACH : LAYOUTS) {
    test(`${screen || 'home'} has enough contrast`, async ({ page }) => {
      await page.goto(`/en${screen}`);
      await waitForAfterLoad(page);
      expect(await background(page)).toBe(DARK);
      expect(await axeViolations(page, { only: ['color-contrast'] })).toEqual([]);
    });
  }

  test('paper stays light', async ({ page }) => {
    await page.goto('/en/practical-info');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await background(page)).toBe('rgb(255, 255, 255)');
    const text = page.getByRole('heading', { name: 'Visa and passport' });
    await expect(text).toHaveCSS('color', 'rgb(20, 33, 28)');
    await storeInBrowser(page, 'colorScheme', STORED_DARK);
    await page.goto('/en/practical-info');
    expect(await background(page)).toBe('rgb(255, 255, 255)');
  });

  test('follows a change of the system, unless the visitor has chosen', async ({ page }) => {
    await page.goto('/en/about');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(LIGHT);
    await select(page).selectOption('Light');
    await page.emulateMedia({ colorScheme: 'dark' });
    // The select's script may not be there yet.
    await expect.poll(() => background(page)).toBe(LIGHT);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the picture of a page is its evening, and no other is loaded', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto('/en/about');
      const pictures = loaded.filter((url) => url.includes('posters/pages/about.'));
      expect(pictures).toEqual([expect.stringContaining('posters/pages/about.evening.band.svg')]);
    });

    test('pages are dark and have no switch', async ({ page }) => {
      await page.goto('/en/about');
      await expect(page.locator('body')).toHaveCSS('background-color', DARK);
      await expect(select(page)).toBeHidden();
    });
  });
});

test('a choice is kept for other pages and a reload, in every language', async ({ page }) => {
  await page.goto('/en/about');
  expect(await background(page)).toBe(LIGHT);
  await expect(select(page)).toHaveValue('system');
  await select(page).selectOption('Dark');
  // The select's script may not be there yet.
  await expect.poll(() => background(page)).toBe(DARK);
  await navigate(page, '/en/events');
  await expect(select(page)).toHaveValue('dark');
  await page.goto('/de/about');
  expect(await background(page)).toBe(DARK);
  const german = page.getByRole('contentinfo').getByLabel('Darstellung');
  await expect(german).toHaveValue('dark');
  await german.selectOption('Wie das Gerät');
  await expect.poll(() => background(page)).toBe(LIGHT);
  await page.reload();
  await expect(german).toHaveValue('system');
  expect(await background(page)).toBe(LIGHT);
});

test('the switch is large enough and works with the keyboard', async ({ page }) => {
  await page.goto('/en/about');
  const { height = 0 } = (await select(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await select(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(select(page)).toHaveValue('dark');
  await expect.poll(() => background(page)).toBe(DARK);
});

test('open tabs follow a choice', async ({ context, page }) => {
  await page.goto('/en/about');
  const other = await context.newPage();
  await other.goto('/en/events');
  await expect(select(other)).toHaveValue('system');
  await select(page).selectOption('Dark');
  await expect(select(other)).toHaveValue('dark');
  await expect(other.locator('body')).toHaveCSS('background-color', DARK);
});

test('the first paint has the chosen colours, before scripts are loaded', async ({ page }) => {
  await storeInBrowser(page, 'colorScheme', STORED_DARK);
  await page.route('**/*.js', () => undefined);
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const seen = getComputedStyle(document.body).backgroundColor;
      sessionStorage.setItem('firstPaint', seen);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/en/about', { waitUntil: 'commit' });
  const firstPaint = () => page.evaluate(() => sessionStorage.getItem('firstPaint'));
  await expect.poll(firstPaint).toBe(DARK);
  // The browser's own colours, until the style sheet is there.
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
});

test('a broken choice in the storage is ignored', async ({ page }) => {
  for (const value of ['no JSON', '{"state":{"choice":"sepia"},"version":1}']) {
    await storeInBrowser(page, 'colorScheme', value);
    await page.goto('/en/about');
    await expect(select(page)).toHaveValue('system');
    expect(await background(page)).toBe(LIGHT);
  }
});
