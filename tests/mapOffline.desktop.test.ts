import { expect } from '@playwright/test';
import { list, MAP_SCREEN, openMap } from './openMap.ts';
import { expectCached, test, waitForServiceWorker } from './visitor.ts';

test.use(MAP_SCREEN);

test('a map that was opened before opens without a network', async ({ browsing, network }) => {
  let { page } = browsing;
  await page.goto('/en/poi/bab-mansour');
  await waitForServiceWorker(page);
  await openMap(page, '/en/poi/bab-mansour');
  await expectCached(page, 'maps', '/en/map');
  await expectCached(page, 'visited-pages', '/en/poi/bab-mansour');

  network.state = 'off';
  page = await browsing.restart();
  await openMap(page, '/en/poi/bab-mansour');
  await expect(list(page).first()).toContainText('Bab Mansour');
  await expect(page.locator('.MapMarker-marker').first()).toBeVisible();
});
