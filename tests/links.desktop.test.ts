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
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
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

test('the style sheet of the next page is not applied to the page that is left', async ({
  page,
}) => {
  await page.goto('/en');
  await page.waitForFunction(isHydrated);
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const applied = 'link[rel="stylesheet"][href*="/planner-"]:not([media])';
      if (!document.querySelector(applied)) return;
      seen.push(document.querySelector('h1')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole('main').locator('a[href^="/en/itinerary"]').first().click();
  await expect(page).toHaveURL(/\/en\/itinerary/);
  await expect.poll(() => titles.evaluate((seen) => seen.length)).toBeGreaterThan(0);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(new Set(await titles.jsonValue())).toEqual(new Set([heading]));
});

test('a page waits for the style sheet that an abandoned navigation began to load', async ({
  page,
}) => {
  await page.goto('/en/terms');
  await page.waitForFunction(isHydrated);
  const unstyled = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const left = document.querySelector('h1')?.textContent;
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const isStyled = loaded.some((address) => /tables-.*css/.test(address));
      if (title && title !== left && !isStyled) seen.push(title);
    }).observe(document, { childList: true, subtree: true });
    return seen;
  });
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/assets\/tables-[^/]+\.css/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const links = page.getByRole('contentinfo');
  const styles = page.waitForRequest(/\/assets\/tables-[^/]+\.css/);
  await links.locator('a[href="/en/destination/fes"]').click();
  await styles;
  const script = page.waitForResponse(/\/assets\/practicalInfo-[^/]+\.js$/);
  const data = page.waitForResponse(/\/en\/practical-info\.data/);
  await links.locator('a[href="/en/practical-info"]').click();
  for (const response of await Promise.all([script, data])) await response.finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  answer();
  await expect(page).toHaveURL('/en/practical-info');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await unstyled.jsonValue()).toEqual([]);
});
