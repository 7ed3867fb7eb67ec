import { expect } from '@playwright/test';
import { test, waitForServiceWorker } from './visitor.ts';

test('emergency numbers, phrases and the visa check work without a network before the first visit', async ({
  browsing: { page },
  network,
}) => {
  await page.goto('/en');
  await waitForServiceWorker(page);
  network.state = 'off';
  await page.goto('/en/practical-info');
  for (const number of ['19', '15', '177', '112', '150', '141', '5050']) {
    const link = page.getByRole('link', { name: number, exact: true });
    await expect(link).toHaveAttribute('href', `tel:${number}`);
  }
  await expect(page.getByRole('row', { name: /shukran thank you/ })).toBeVisible();
  await expect(page.locator('#money')).toContainText('No rate is available at the moment');
  await expect(page.locator('#weather')).toContainText('No forecast is available at the moment');
  await page.getByLabel('Nationality on your passport').fill('Japan');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('#visa')).toContainText('up to 90 days');
  // The styles of the page are cached too.
  const size = await page
    .getByRole('link', { name: '19', exact: true })
    .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  expect(size).toBeGreaterThan(48);
});
