/** The actions of a page: a bar at the bottom of phones, inside the page on wide screens. */
import { expect, type Page } from '@playwright/test';
import { test, twoFrames } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'What you can do' });
const directions = (page: Page) => bar(page).getByRole('button', { name: 'Directions' });

test('directions open with the keyboard, and nothing is requested from map services', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/en/poi/bab-mansour');
  await directions(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('link', { name: 'Google Maps: On foot' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=33\.\d+,-5\.\d+&travelmode=walking$/,
  );
  await expect(page.getByRole('link', { name: 'Another map app' })).toHaveAttribute(
    'href',
    /^geo:33\.\d+,-5\.\d+\?q=.*Bab%20Mansour/,
  );
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(directions(page)).toBeFocused();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test('the bar is in view on phones and does not cover the end of the page', async ({ page }, {
  project,
}) => {
  await page.goto('/en/poi/bab-mansour');
  const box = async () => {
    const { y, height } = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  const viewport = page.viewportSize()?.height ?? 0;
  if (project.name === 'phone') {
    expect((await box()).bottom).toBeCloseTo(viewport, 0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await twoFrames(page);
    const last = await page.locator('.Footer').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await box()).top + 1);
    // A keyboard leaves no room for it.
    await page.setViewportSize({ width: 390, height: 400 });
    await expect(bar(page)).not.toBeInViewport();
  } else {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).not.toBeInViewport();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('directions open, and what needs scripts is not there', async ({ page }) => {
    await page.goto('/en/poi/bab-mansour');
    await expect(bar(page).getByRole('button')).toHaveText(['Directions']);
    await directions(page).click();
    await expect(page.getByRole('link', { name: 'Apple Maps: By car' })).toBeVisible();
  });
});
