import { expect } from '@playwright/test';
import { isHydrated, test } from './fixtures.ts';

test('links open their page in the same document, and in a new tab with Ctrl', async ({
  page,
  context,
}) => {
  await page.goto('/en/terms');
  await page.waitForFunction(isHydrated);
  const root = await page.evaluateHandle(() => document.documentElement);
  const content = page.getByRole('main');
  const links = page.getByRole('contentinfo');
  const opened = context.waitForEvent('page');
  await links.getByRole('link', { name: 'Accessibility' }).click({ modifiers: ['Control'] });
  await (await opened).close();
  await expect(page).toHaveURL('/en/terms');
  await links.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/en/accessibility');
  await page.getByRole('link', { name: 'Near me' }).first().click();
  await expect(page).toHaveURL('/en/visiting');
  await expect(content.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await root.evaluate((element) => element.isConnected)).toBe(true);
  // The same address once more is no new step back.
  await page.getByRole('link', { name: 'Near me' }).first().click();
  await page.goBack();
  await expect(page).toHaveURL('/en/accessibility');
});

test('what the script of a page needs is requested with it', async ({ page }) => {
  await page.goto('/en');
  await page.waitForFunction(isHydrated);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/assets\/itinerary-[^/]+\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const needs = [/\/assets\/PlanView-[^/]+\.js$/, /\/assets\/planner-[^/]+\.css/].map((address) =>
    page.waitForRequest(address),
  );
  await page.getByRole('main').locator('a[href^="/en/itinerary"]').first().click();
  await Promise.all(needs);
  answer();
  await expect(page).toHaveURL(/\/en\/itinerary/);
});
