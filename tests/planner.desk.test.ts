import { expect } from '@playwright/test';
import { day, keptPlaces, openPlan } from './plan.ts';
import { test } from './regular.ts';

test('a stop is dragged within its day and to another', async ({ page }) => {
  await openPlan(page);
  await expect(page.locator('.plan-stop')).toHaveCount(5);
  const row = (place: string) => page.locator('.plan-row').filter({ hasText: place });
  async function drag(place: string, onto: string): Promise<void> {
    const from = await row(place).getByRole('button', { name: /^Move/ }).boundingBox();
    const to = await row(onto).boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
  }
  await drag('Bab Mansour', 'Heri es-Souani');
  await expect
    .poll(() => keptPlaces(page))
    .toEqual([
      ['heri-es-souani', 'bab-mansour'],
      ['volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  await drag('Bab Mansour', 'Volubilis');
  await expect.poll(async () => (await keptPlaces(page))[0]).toEqual(['heri-es-souani']);
  expect((await keptPlaces(page))[1]).toContain('bab-mansour');
  await expect(day(page, 2).locator('.plan-stop')).toHaveCount(2);
});

test('several tabs show one plan', async ({ page, context }) => {
  await openPlan(page);
  const other = await context.newPage();
  await other.goto('/en/itinerary');
  await expect(other.locator('.plan-stop')).toHaveCount(5);
  await page.getByRole('button', { name: 'What to do with Bab Mansour' }).click();
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(other.locator('.plan-stop')).toHaveCount(4);
  // What another tab did is not this tab's to undo.
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the list and the map choose for each other', async ({ page }) => {
  await openPlan(page);
  await page.locator('.plan-map').getByRole('button', { name: 'Show on the map' }).click();
  const marker = page.locator('.plan-map .map-marker, .plan-map [aria-label*="Volubilis"]').first();
  await expect(marker).toBeVisible();
  await page.getByRole('button', { name: 'What to do with Bab Mansour' }).click();
  await page.locator('[popover]:popover-open').getByText('Show on the map').click();
  await expect(page.locator('.plan-row.selected')).toContainText('Bab Mansour');
  await expect(page.locator('.plan-map').getByRole('link', { name: /Bab Mansour/ })).toBeVisible();
});
