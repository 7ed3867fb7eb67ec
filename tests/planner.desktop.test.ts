import { expect, type Locator } from '@playwright/test';
import { collectErrors, test } from './fixtures.ts';
import { MAP_DENSITY, stableCentre } from './openMap.ts';
import { day, openPlan, storedPlaces } from './plan.ts';

test.use(MAP_DENSITY);

test('a stop can be dragged within its day and to another day', async ({ page }) => {
  const errors = collectErrors(page);
  // The whole itinerary is in view: the page would scroll near an edge.
  await page.setViewportSize({ width: 1440, height: 1500 });
  await openPlan(page);
  await expect(page.locator('.Day-stop')).toHaveCount(5);
  const row = (place: string) =>
    page.locator('.StopEditor').filter({ has: page.locator('h3', { hasText: place }) });
  /** Drags a stop by its handle and drops it `below` pixels below the top of an element. */
  async function drag(place: string, onto: Locator, below: number): Promise<void> {
    await day(page, 1).evaluate((element) => {
      element.scrollIntoView();
      scrollBy(0, -100);
    });
    await stableCentre(onto);
    const from = await row(place).getByRole('button', { name: /^Move/ }).boundingBox();
    const to = await onto.boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 35, { steps: 3 });
    await page.mouse.move(to.x + 100, to.y + below, { steps: 8 });
    // A last small move, as by hand.
    await page.mouse.move(to.x + 101, to.y + below);
    await page.mouse.up();
  }
  /** Expects stops to be shown in a day, which happens after they were stored. */
  const expectStops = (number: number, ...titles: string[]) =>
    expect(day(page, number).locator('.StopEditor h3')).toContainText(titles);
  await drag('Bab Mansour', row('Heri es-Souani'), 60);
  await expect
    .poll(() => storedPlaces(page))
    .toEqual([
      ['heri-es-souani', 'bab-mansour'],
      ['volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  await expectStops(1, 'Heri es-Souani', 'Bab Mansour');
  await drag('Bab Mansour', row('Volubilis'), 10);
  await expect
    .poll(() => storedPlaces(page))
    .toEqual([
      ['heri-es-souani'],
      ['bab-mansour', 'volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  await expectStops(2, 'Bab Mansour', 'Volubilis');
  await expectStops(1, 'Heri es-Souani');
  await drag('Heri es-Souani', day(page, 2).getByRole('button', { name: 'Add a place' }), 10);
  await expect
    .poll(() => storedPlaces(page))
    .toEqual([
      [],
      ['bab-mansour', 'volubilis', 'heri-es-souani'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  expect(errors).toEqual([]);
});

test('several tabs show the same itinerary', async ({ page, context }) => {
  await openPlan(page);
  const other = await context.newPage();
  await other.goto('/en/itinerary');
  await expect(other.locator('.Day-stop')).toHaveCount(5);
  await page.getByRole('button', { name: 'What to do with Bab Mansour' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(other.locator('.Day-stop')).toHaveCount(4);
  // Changes of another tab cannot be undone here.
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('selecting a stop in the list selects it on the map', async ({ page }) => {
  await openPlan(page);
  await page.locator('.Plan-map').getByRole('button', { name: 'Show on the map' }).click();
  const marker = page
    .locator('.Plan-map .MapMarker-marker, .Plan-map [aria-label*="Volubilis"]')
    .first();
  await expect(marker).toBeVisible();
  await page.getByRole('button', { name: 'What to do with Bab Mansour' }).click();
  await page.locator('[popover]:popover-open').getByText('Show on the map').click();
  await expect(page.locator('.StopEditor:has(.StopBody-selected)')).toContainText('Bab Mansour');
  await expect(page.locator('.Plan-map').getByRole('link', { name: /Bab Mansour/ })).toBeVisible();
});

test('a point on the map can be chosen as the starting point', async ({ page }) => {
  await page.goto('/en/itinerary');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Touch the map' });
  await expect(dialog.locator('.OpenMap-canvas[data-drawn=true]')).toBeVisible();
  await dialog.locator('.OpenMap-canvas').click({ position: { x: 300, y: 200 } });
  await expect(dialog).toBeHidden();
  const start = page.getByLabel('Starting point');
  await expect(start).toHaveValue(/^3[34]\.\d{4},-[456]\.\d{4}$/);
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await expect(page.locator('.Day-end').first()).toContainText(/Start: 3[34]\.\d{4},-/);
});
