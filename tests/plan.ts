import { expect, type Locator, type Page } from '@playwright/test';
import type { Tour } from '../domain/visitor/visitor.ts';
import { storeInBrowser, waitForAfterLoad } from './fixtures.ts';

const at = (label: string, latitude: number, longitude: number) => ({
  label,
  coordinates: { latitude, longitude },
});

/** Three days: Meknes with a night there, Volubilis with a night in Ifrane, and Fez. */
export const THREE_DAYS: Tour = {
  startingPoint: at('Riad of the test', 34.06, -4.98),
  startDate: '2026-12-01',
  by: 'car',
  pace: 'steady',
  days: [
    {
      day: 1,
      city: 'meknes',
      places: ['bab-mansour', 'heri-es-souani'],
      night: at('Bed in Meknes', 33.89, -5.55),
    },
    {
      day: 2,
      city: 'volubilis',
      places: ['volubilis'],
      night: at('Bed in Ifrane', 33.53, -5.11),
    },
    { day: 3, city: 'fes', places: ['bou-inania-madrasa-fes', 'bab-bou-jeloud'] },
  ],
};

/** Stores an itinerary in the browser and opens the planner. */
export async function openPlan(page: Page, tour: Tour | string = THREE_DAYS): Promise<void> {
  const text =
    typeof tour === 'string'
      ? tour
      : JSON.stringify({ version: 1, state: { tour, archive: tour } });
  await storeInBrowser(page, 'tour', text);
  await page.goto('/en/itinerary');
  await waitForAfterLoad(page);
}

/** The itinerary in the browser's storage. */
export const storedTour = (page: Page): Promise<Tour> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tour') ?? '{}').state?.tour);

export const storedPlaces = async (page: Page): Promise<string[][]> =>
  (await storedTour(page)).days.map(({ places }) => places);

export const day = (page: Page, number: number): Locator =>
  page.locator('.Day').filter({ has: page.locator(`#day-${number}`) });

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${target}`);
}
