import { expect } from '@playwright/test';
import { holdTimers } from './fixtures.ts';
import {
  cachedPaths,
  expectCached,
  expectPicture,
  expectRendered,
  test,
  waitForServiceWorker,
} from './visitor.ts';

test('visited pages and favourites open without a network after a restart', async ({
  browsing,
  network,
}) => {
  let { page } = browsing;
  await page.goto('/en/poi/bab-mansour');
  await waitForServiceWorker(page);
  await expectCached(page, 'visited-pages', '/en/poi/bab-mansour');
  // A page reached by client-side navigation, which requests its data only.
  await page.goto('/en/preference/4');
  const card = page.locator('.Card-link').first();
  const lakeTitle = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/en\/poi\//);
  await expect(page.locator('h1')).toHaveText(lakeTitle);
  await expectPicture(page, '.PageHeading-picture');
  const lake = new URL(page.url()).pathname;
  await expectCached(page, 'visited-pages', lake);
  // A favourite whose page was never opened.
  await page.goto('/en/circuits');
  await page.locator('.Card .FavoriteButton').first().click();
  const href = await page.locator('.Card-link').first().getAttribute('href');
  const circuit = href ?? '';
  const circuitTitle = (await page.locator('.Card-link').first().textContent()) ?? '';
  await expectCached(page, 'kept', circuit);
  const id = circuit.split('/').at(-1) ?? '';
  await expectCached(page, 'favorite-list', '/fav/cards');
  await expect
    .poll(async () => (await cachedPaths(page, 'kept')).join())
    .toContain(`circuits/${id}.`);

  network.state = 'off';
  page = await browsing.restart();
  await page.goto('/en/poi/bab-mansour');
  await expectRendered(page, 'Bab Mansour');
  await expectPicture(page, '.PageHeading-picture');
  await page.goto(`${lake}?utm_source=letter`);
  await expectRendered(page, lakeTitle);
  await expectPicture(page, '.PageHeading-picture');
  await page.goto('/en/fav');
  await expect(page.locator('.Card')).toHaveCount(1);
  await expectPicture(page, '.Card-picture');
  await page.locator('.Card-link').click();
  await expect(page).toHaveURL(circuit);
  await expectRendered(page, circuitTitle);
  await expectPicture(page, '.PageHeading-picture');
  // Emergency numbers are available although the page was never opened.
  await page.goto('/en/practical-info');
  await expect(page.getByRole('link', { name: '19', exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('a page that is not cached redirects to the offline page, which lists cached pages', async ({
  browsing: { page },
  network,
}) => {
  // Toasts stay.
  await holdTimers(page.context(), 4000);
  await page.goto('/en/poi/bab-mansour');
  await waitForServiceWorker(page);
  await page.getByRole('button', { name: 'Favourite: Bab Mansour' }).click();
  await expectCached(page, 'kept', '/en/poi/bab-mansour');
  await page.goto('/en/circuits');
  await expectCached(page, 'visited-pages', '/en/circuits');
  network.state = 'off';
  const link = page.locator('.Card-link').nth(2);
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/en/offline?from=${encodeURIComponent(target)}`);
  await expect(page.locator('.Toasts-toast')).toContainText('Something bad happens. Code: CIRCT02');
  await expectRendered(page, 'No signal up here');
  await expect(page.getByText('not on this device yet')).toBeVisible();
  await expect(page.locator('#saved .Card')).toHaveCount(1);
  await expect(page.locator('#saved .Card')).toContainText('Bab Mansour');
  await expectPicture(page, '#saved .Card-picture');
  const visited = page.locator('.SavedPages-pages a');
  await expect(visited.filter({ hasText: 'Circuits' })).toHaveCount(1);
  await expect(page.locator('#emergency').getByRole('link', { name: '19' })).toHaveCount(1);
  await visited.filter({ hasText: 'Circuits' }).click();
  await expect(page).toHaveURL('/en/circuits');
  // Full page loads redirect too, and return when the network is back.
  await page.goto('/de/terms');
  await expect(page).toHaveURL('/en/offline?from=%2Fde%2Fterms');
  network.state = 'on';
  // The browser itself says that the network is back: a call into the page would die with it.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/de/terms');
});
