import { expect } from '@playwright/test';
import { day, keptPlaces, openPlan } from './plan.ts';
import { complaintsOf, test } from './regular.ts';

test('a stop is dragged within its day and to another', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openPlan(page);
  await expect(page.locator('.plan-stop')).toHaveCount(5);
  const row = (place: string) =>
    page.locator('.plan-row').filter({ has: page.locator('h3', { hasText: place }) });
  const drag = (place: string, onto: string, half: 'upper' | 'lower') =>
    row(place)
      .getByRole('button', { name: /^Move/ })
      .dragTo(row(onto), { targetPosition: { x: 200, y: half === 'upper' ? 10 : 60 } });
  await drag('Bab Mansour', 'Heri es-Souani', 'lower');
  await expect
    .poll(() => keptPlaces(page))
    .toEqual([
      ['heri-es-souani', 'bab-mansour'],
      ['volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  await drag('Bab Mansour', 'Volubilis', 'upper');
  await expect
    .poll(() => keptPlaces(page))
    .toEqual([
      ['heri-es-souani'],
      ['bab-mansour', 'volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  await row('Heri es-Souani')
    .getByRole('button', { name: /^Move/ })
    .dragTo(day(page, 3).getByRole('button', { name: 'Add a place' }));
  await expect
    .poll(() => keptPlaces(page))
    .toEqual([
      [],
      ['bab-mansour', 'volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud', 'heri-es-souani'],
    ]);
  expect(complaints).toEqual([]);
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
