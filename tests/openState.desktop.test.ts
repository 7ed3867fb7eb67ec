import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const status = (page: Page) => page.locator('.VisitFacts-status');
const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });

/** Opens a page at a moment; the clock runs on from there. */
async function openAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.install({ time: new Date(moment) });
  await page.goto(path);
}

// Borj Nord: 09:00 to 12:00 and 14:00 to 17:00, closed on Mondays. 2026-11-23 is a Monday.
test('a museum says whether it is open, when that changes, and when it is not known', async ({
  page,
}) => {
  await openAt(page, '2026-11-22T17:00Z', '/en/poi/borj-nord');
  for (const [moment, text] of [
    ['2026-11-22T18:00Z', 'Closed now, opens Tuesday at 09:00'],
    ['2026-11-23T10:00Z', 'Closed today, opens tomorrow at 09:00'],
    ['2026-11-24T08:30Z', 'Opens at 09:00'],
    ['2026-11-24T11:30Z', 'Open now until 12:00'],
    ['2026-11-24T18:00Z', 'Closed now, opens tomorrow at 09:00'],
    ['2027-01-11T10:00Z', 'Public holiday: hours may differ'],
    ['2027-02-17T10:00Z', 'Hours in Ramadan are not known'],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment));
    await page.clock.runFor(60_000);
    await expect(status(page), moment).toHaveText(text);
  }
});

test('the state follows the clock', async ({ page }) => {
  await openAt(page, '2026-11-24T11:58:30Z', '/en/poi/borj-nord');
  await expect(status(page)).toHaveText('Open now until 12:00');
  await page.clock.runFor(100_000);
  await expect(status(page)).toHaveText('Opens at 14:00');
});

test('the state follows the sunset at the place', async ({ page }) => {
  await openAt(page, '2026-11-23T10:00Z', '/de/poi/volubilis');
  // One hour before the sunset at 17:15.
  await expect(status(page)).toHaveText('Jetzt geöffnet bis 16:15 Uhr');
  await page.clock.setFixedTime(new Date('2026-11-23T16:30Z'));
  await page.clock.runFor(60_000);
  await expect(status(page)).toHaveText('Geschlossen, öffnet morgen um 08:30');
});

test('cards are marked while their place is open', async ({ page }) => {
  await openAt(page, '2026-11-24T11:58:30Z', '/en/search?q=borj+nord');
  const card = page.locator('.Card').filter({ has: page.getByRole('link', { name: 'Borj Nord' }) });
  await expect(card.getByText('Open now')).toBeVisible();
  await page.clock.runFor(100_000);
  await expect(card.getByText('Open now')).toHaveCount(0);
});

test('says that hours are unknown, with the closing day, and how old a value is', async ({
  page,
}) => {
  await page.goto('/en/poi/al-batha-museum');
  await expect(glance(page)).toContainText('Opening hours not confirmed.');
  await expect(status(page)).toHaveCount(0);
  await page.goto('/en/poi/borj-nord');
  await expect(glance(page)).toContainText('As of June 2021, check before you go.');
  await page.goto('/en/poi/place-boujloud');
  await expect(glance(page)).not.toContainText('not confirmed');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours of the week stand, without a state', async ({ page }) => {
    await page.goto('/en/poi/borj-nord');
    await expect(glance(page).getByRole('row', { name: 'Tue–Sun' })).toContainText(
      '09:00–12:00, 14:00–17:00',
    );
    await expect(glance(page).getByRole('row', { name: 'Mon' })).toContainText('closed');
    await expect(status(page)).toBeHidden();
  });
});
