/** After a link was followed, what is below the first screen is rendered after the rest of the page. */
import { expect } from '@playwright/test';
import { isHydrated, navigate, test } from './fixtures.ts';

test('the heading of a plan is there before the days after the first', async ({ page }) => {
  await page.goto('/en');
  await page.waitForFunction(isHydrated);
  const daysWithHeading = await page.evaluateHandle(() => {
    const counts: number[] = [];
    const left = document.querySelector('h1')?.textContent;
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === left) return;
      counts.push(document.querySelectorAll('h2[id^="day-"]').length);
    }).observe(document, { childList: true, subtree: true });
    return counts;
  });
  await page.getByRole('main').locator('a[href^="/en/itinerary"]').first().click();
  const days = page.getByRole('heading', { level: 2, name: /^Day \d/ });
  await expect(days).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Start from a circuit' })).toBeAttached();
  expect((await daysWithHeading.jsonValue())[0]).toBe(1);
});

test('"back" leads to a position far down', async ({ page }) => {
  await page.goto('/en/terms');
  await navigate(page, '/en');
  const article = page.getByRole('link', { name: 'All articles' });
  await article.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(2000);
  await article.click();
  await expect(page).toHaveURL('/en/articles');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a link with an anchor leads to a section far down', async ({ page }) => {
  await page.goto('/en/terms');
  await navigate(page, '/en/itinerary?start=fes&days=3#wish');
  await expect(page.locator('#wish')).toBeInViewport();
});
