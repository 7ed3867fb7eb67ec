/** What the actions of a page do, in the bar of phones. */
import { expect, type Page } from '@playwright/test';
import { holdTimers, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'What you can do' });
const directions = (page: Page) => bar(page).getByRole('button', { name: 'Directions' });

test('has the actions that the entry has data for', async ({ page }) => {
  await page.goto('/en/poi/chateau-roslane');
  await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    /^tel:\+212\d{9}$/,
  );
  await expect(bar(page).getByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.roslaneboutiquehotel\.com/,
  );
  await page.goto('/en/poi/bab-mansour');
  await expect(bar(page).getByRole('link')).toHaveCount(0);
  await expect(bar(page).getByRole('button')).toHaveText([
    'Directions',
    'Share',
    'Favourite',
    /Add to my itinerary/,
  ]);
});

test('directions to an entry of which only the town is known say so', async ({ page }) => {
  await page.goto('/en/poi/el-hajeb-cliffs');
  await directions(page).click();
  await expect(page.getByText('these directions lead to El Hajeb')).toBeVisible();
});

test('events and experiences lead to their place', async ({ page }) => {
  for (const path of [
    '/en/event/sefrou-cherry-festival',
    '/en/experience/first-snow-at-michlifen',
  ]) {
    await page.goto(path);
    await directions(page).click();
    await expect(page.getByRole('link', { name: 'OpenStreetMap: By car' })).toBeVisible();
  }
});

test.describe('sharing', () => {
  const share = (page: Page) => bar(page).getByRole('button', { name: 'Share' });
  const toast = (page: Page) => page.locator('.Toasts-toast');

  test('opens the share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] as unknown[] });
      Object.defineProperty(Navigator.prototype, 'share', {
        value: async (data: unknown) =>
          (window as unknown as { shared: unknown[] }).shared.push(data),
      });
    });
    await page.goto('/en/poi/bab-mansour?utm_source=letter');
    await share(page).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ title: 'Bab Mansour', url: page.url().replace(/\?.*/, '') }]);
    await expect(toast(page)).toHaveCount(0);
  });

  test('copies the address without a share sheet', async ({ page, context }) => {
    await holdTimers(context, 4000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto('/en/poi/bab-mansour');
    await share(page).click();
    await expect(toast(page)).toContainText('The link has been copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('shows the address where it cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(Clipboard.prototype, 'writeText', { value: () => Promise.reject() });
    });
    await page.goto('/en/poi/bab-mansour');
    await share(page).click();
    await expect(toast(page).getByRole('link')).toHaveAttribute('href', page.url());
  });
});
