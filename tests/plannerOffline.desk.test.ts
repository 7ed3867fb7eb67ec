import { expect } from '@playwright/test';
import { openPlan } from './plan.ts';
import { saved, settled, test } from './visitor.ts';

test.describe.configure({ timeout: 90_000 });

test('one’s own plan, and a stored one that was opened, open and change without a network', async ({
  browsing,
  network,
}) => {
  let { page } = browsing;
  await openPlan(page);
  await settled(page);
  await page.reload();
  await expect(page.locator('.plan-stop')).toHaveCount(5);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = (await page.locator('.plan-link a').getAttribute('href')) ?? '';
  const { pathname } = new URL(address);
  await page.goto(pathname);
  await expect(page.locator('.plan-stop')).toHaveCount(5);
  await saved(page, 'visited-pages', pathname);
  await saved(page, 'kept', '/en/itinerary');
  await saved(page, 'maps', '/en/itinerary/places');

  network.state = 'off';
  page = await browsing.restart();
  await page.goto(pathname);
  await expect(page.locator('.plan-stop')).toHaveCount(5);
  await page.goto('/en/itinerary');
  await expect(page.locator('.plan-stop')).toHaveCount(5);
  await page.getByRole('button', { name: 'What to do with Bab Mansour' }).click();
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(page.locator('.plan-stop')).toHaveCount(4);
  await page.locator('.plan-day').first().getByRole('button', { name: 'Add a place' }).click();
  await page.getByRole('searchbox').fill('lahdim');
  await expect(
    page.getByRole('region', { name: 'Found' }).getByRole('button').first(),
  ).toBeVisible();
});
