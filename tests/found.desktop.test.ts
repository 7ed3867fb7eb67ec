import { expect } from '@playwright/test';
import { collectErrors, test } from './fixtures.ts';

test('client-side navigation updates the canonical link without duplicating SEO tags', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/de/articles/volubilis-at-noon');
  const first = await page.evaluateHandle(() => document);
  await page.locator('.Breadcrumb a').last().click();
  await expect(page).toHaveURL('/de/articles');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/de\/articles$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  expect(await first.evaluate((initial) => initial === document)).toBe(true);
  expect(errors).toEqual([]);
});
