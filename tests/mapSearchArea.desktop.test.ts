import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { list, MAP_SCREEN, openMap } from './openMap.ts';

test.use(MAP_SCREEN);

const MEKNES = '-5.6,33.86,-5.5,33.92';

test('a visitor moves the map of results and searches there', async ({ page }) => {
  await openMap(page, '/en/search?q=madrasa');
  const search = page.getByRole('button', { name: 'Search this area' });
  await expect(search).toHaveCount(0);
  await expect(list(page).filter({ hasText: 'Fez' }).first()).toBeVisible();
  const before = await list(page).count();
  // The map of all results reaches from Meknes to Fez and further.
  await page.locator('.OpenMap-canvas canvas').focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft');
  await search.click();
  await expect(page).toHaveURL(/[?&]q=madrasa&bbox=-?\d+\.\d+%2C/);
  await expect(list(page)).not.toHaveCount(before);
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  // The map stays where it is, with the cards of the same results below.
  await expect(page.locator('.OpenMap-canvas')).toHaveAttribute('data-drawn', 'true');
  await page.getByRole('link', { name: 'Search everywhere' }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=madrasa$/);
  await expect(list(page)).toHaveCount(before);
});

test('the map of an area without results stays', async ({ page }) => {
  await openMap(page, '/en/search?q=madrasa&bbox=-4.2,33,-4.1,33.1');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address limits the results to an area', async ({ page }) => {
    await page.goto(`/en/search?bbox=${MEKNES}`);
    await expect(page.getByText('Only results in the area')).toBeVisible();
    const titles = await page.locator('main article h3').allTextContents();
    expect(titles).toContain('Bab Mansour');
    expect(titles).not.toContain('Chouara Tannery');
    // A term searches in the same area.
    await page.getByLabel('What are you looking for?').fill('madrasa');
    await page.locator('main form[role="search"]').getByRole('button').click();
    await expect(page).toHaveURL(/bbox=-5\.6/);
    for (const title of await page.locator('main article h3').allTextContents()) {
      expect(title).not.toContain('Fez');
    }
    await page.getByRole('link', { name: 'Search everywhere' }).click();
    await expect(page.locator('main article h3').filter({ hasText: 'Fez' }).first()).toBeVisible();
  });
});
