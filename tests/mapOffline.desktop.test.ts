import { expect } from '@playwright/test';
import { list, openMap } from './openMap.ts';
import { saved, settled, test } from './visitor.ts';

test('a map that was opened once opens without a network too', async ({ browsing, network }) => {
  let { page } = browsing;
  await page.goto('/en/poi/bab-mansour');
  await settled(page);
  await openMap(page, '/en/poi/bab-mansour');
  await saved(page, 'maps', '/en/map');
  await saved(page, 'visited-pages', '/en/poi/bab-mansour');

  network.state = 'off';
  page = await browsing.restart();
  await openMap(page, '/en/poi/bab-mansour');
  await expect(list(page).first()).toContainText('Bab Mansour');
  await expect(page.locator('.MapMarker-marker').first()).toBeVisible();
});
