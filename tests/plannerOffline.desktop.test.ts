import { expect } from '@playwright/test';
import { openPlan, THREE_DAYS } from './plan.ts';
import { expectCached, test, waitForServiceWorker } from './visitor.ts';

test('the visitor’s itinerary and a visited stored one open without a network', async ({
  browsing,
  network,
  request,
  baseURL,
}) => {
  let { page } = browsing;
  await openPlan(page);
  await waitForServiceWorker(page);
  await page.reload();
  await expect(page.locator('.Day-stop')).toHaveCount(5);
  const response = await request.post(`${baseURL}/api/tours`, {
    headers: { Origin: baseURL ?? '' },
    data: THREE_DAYS,
  });
  const pathname = `/en/itinerary/${(await response.json()).data.id}`;
  await page.goto(pathname);
  await expect(page.locator('.Day-stop')).toHaveCount(5);
  await expectCached(page, 'visited-pages', pathname);
  await expectCached(page, 'kept', '/en/itinerary');
  await expectCached(page, 'maps', '/en/itinerary/places');

  network.state = 'off';
  page = await browsing.restart();
  await page.goto(pathname);
  await expect(page.locator('.Day-stop')).toHaveCount(5);
  await page.goto('/en/itinerary');
  await expect(page.locator('.Day-stop')).toHaveCount(5);
  await page.getByRole('button', { name: 'What to do with Bab Mansour' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.Day-stop')).toHaveCount(4);
  await page.locator('.Day').first().getByRole('button', { name: 'Add a place' }).click();
  await page.getByRole('searchbox').fill('lahdim');
  await expect(
    page.getByRole('region', { name: 'Found' }).getByRole('button').first(),
  ).toBeVisible();
});
