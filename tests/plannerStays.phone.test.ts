import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { test } from './fixtures.ts';
import { day, openPlan, storedTour, THREE_DAYS, tabTo } from './plan.ts';

const GRANARIES = 'Heri es-Souani granaries';

const stayOf = async (page: Page) => (await storedTour(page)).days[0]?.stays;
const summary = (page: Page) => page.getByText('Start and duration').nth(1);
const stop = (page: Page) => day(page, 1).locator('.Day-stop').filter({ hasText: GRANARIES });

/** Opens the inputs of the second stop, which may have a stay already. */
async function openStay(page: Page, stay: { minutes?: number; at?: string } = {}): Promise<void> {
  const [first, ...others] = THREE_DAYS.days;
  if (!first) throw new Error('the itinerary has days');
  const stays = Object.keys(stay).length > 0 ? [{ place: 'heri-es-souani', ...stay }] : undefined;
  await openPlan(page, { ...THREE_DAYS, days: [{ ...first, ...(stays && { stays }) }, ...others] });
  await summary(page).click();
}

test('a stay gets a fixed start and a length with the keyboard alone', async ({ page }) => {
  await openPlan(page);
  await tabTo(page, stop(page).locator('summary'));
  await page.keyboard.press('Enter');
  const begins = stop(page).getByLabel('Begins at');
  await tabTo(page, begins);
  await page.keyboard.type('0230PM');
  await expect(begins).toHaveValue('14:30');
  await expect(stop(page).locator('time').first()).toHaveText('14:30');
  await expect(stop(page)).toContainText(/ to spare/);
  const minutes = stop(page).getByLabel('Minutes');
  await tabTo(page, minutes);
  await page.keyboard.type('45');
  await expect(stop(page)).toContainText('45 min');
  await expect(page.locator('.Plan > [role=status]')).toHaveText(
    'The times have been recalculated.',
  );
  const stays = [{ place: 'heri-es-souani', at: '14:30', minutes: 45 }];
  await expect.poll(() => stayOf(page)).toEqual(stays);

  await page.reload();
  await expect(stop(page).locator('time').first()).toHaveText('14:30');
  await expect(stop(page)).toContainText('45 min');
  await tabTo(page, stop(page).locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, begins);
  for (const _ of ['hour', 'minute', 'half of the day']) {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowRight');
  }
  await expect(begins).toHaveValue('');
  await tabTo(page, minutes);
  await expect.poll(() => stayOf(page)).toEqual([{ place: 'heri-es-souani', minutes: 45 }]);
});

test('a length that is not possible gets an error and changes nothing', async ({ page }) => {
  await openStay(page, { minutes: 50 });
  const minutes = stop(page).getByLabel('Minutes');
  const error = stop(page).getByText('A visit lasts 5 to 720 minutes.');
  for (const wrong of ['2', '721', '7.5', '-30']) {
    await minutes.fill(wrong);
    await minutes.blur();
    await expect(error).toBeVisible();
    await expect(minutes).toHaveValue(wrong);
    await expect(minutes).toHaveAttribute('aria-invalid', 'true');
    await expect(minutes).toHaveAccessibleDescription('A visit lasts 5 to 720 minutes.');
    expect(await stayOf(page)).toEqual([{ place: 'heri-es-souani', minutes: 50 }]);
  }
  expect(await axeViolations(page)).toEqual([]);
  await minutes.fill('35');
  await expect(error).toBeHidden();
  await expect.poll(() => stayOf(page)).toEqual([{ place: 'heri-es-souani', minutes: 35 }]);
  await minutes.fill('');
  await expect.poll(() => stayOf(page)).toBeUndefined();
});

test('a time that is not complete gets an error and changes nothing', async ({ page }) => {
  await openStay(page, { at: '15:00' });
  const begins = stop(page).getByLabel('Begins at');
  await begins.focus();
  await page.keyboard.press('Backspace');
  await begins.blur();
  await expect(stop(page).getByText('Give the time in full, such as 14:30.')).toBeVisible();
  await expect(begins).toHaveAttribute('aria-invalid', 'true');
  expect(await stayOf(page)).toEqual([{ place: 'heri-es-souani', at: '15:00' }]);
  await begins.fill('16:15');
  await expect(begins).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => stayOf(page)).toEqual([{ place: 'heri-es-souani', at: '16:15' }]);
});

test('a night is chosen with the keyboard', async ({ page }) => {
  await openPlan(page);
  const night = page.getByLabel('The night after this day').first();
  await tabTo(page, night);
  // The browser starts a new search in the list when the next letter comes a second later.
  await expect(async () => {
    await page.keyboard.type('Azrou');
    await expect(night).toHaveValue('azrou', { timeout: 1500 });
  }).toPass();
  await expect(page.locator('.Plan > [role=status]')).toHaveText('The night after day 1: Azrou.');
  await expect(day(page, 2).locator('.Day-end').first()).toHaveText('09:00 Start: Azrou');
  await expect.poll(async () => (await storedTour(page)).days[0]?.night?.label).toBe('Azrou');
});

test('hours explain why a fixed stop is not possible', async ({ page }) => {
  await openPlan(page, {
    ...THREE_DAYS,
    // A Tuesday.
    startDate: '2026-12-01',
    days: [
      { day: 1, city: 'meknes', places: ['dar-jamai-museum'] },
      {
        day: 2,
        city: 'meknes',
        places: ['dar-jamai-museum'],
        stays: [{ place: 'dar-jamai-museum', at: '21:30' }],
      },
    ],
  });
  await expect(page.getByLabel('What to know about day 1')).toContainText(
    /Dar Jama.* is closed on Tuesdays\./,
  );
  await expect(page.getByLabel('What to know about day 2')).toContainText(/Closes at \d\d:\d\d\./);
});

test('hours explain why a wish is not met', async ({ page }) => {
  // A Tuesday.
  await page.goto('/en/itinerary?start=meknes&days=1&by=foot&for=museums&from=2026-11-24');
  await expect(page.getByText('This plan has nothing for: Museums.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dar Jama' })).toHaveText(
    /Dar Jama.* · Closed on Tuesdays/,
  );
});
