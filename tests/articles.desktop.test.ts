import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, holdTimers, navigate, storeInBrowser, test } from './fixtures.ts';
import { day, storedPlaces } from './plan.ts';

const PATH = '/en/articles/reading-zellige';
const places = (page: Page) => page.getByRole('region', { name: 'Places in this text' });
const toast = (page: Page) => page.locator('.Toasts-toast');

test('shows the reading time, and pictures of places below the sections that name them', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.locator('.PageHeading-side')).toContainText('3 min read');
  const figures = page.locator('.Sections figure');
  await expect(figures).toHaveCount(4);
  const section = page.locator('.Sections section').filter({ hasText: 'From mud to star' });
  await expect(section.getByRole('figure')).toContainText('Ain Nokbi Pottery Quarter');
  await expect(section.locator('img')).toHaveAttribute('loading', 'lazy');
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(sources).size).toBe(sources.length);
  expect(await axeViolations(page)).toEqual([]);

  await section.getByRole('link', { name: 'Ain Nokbi Pottery Quarter' }).click();
  await expect(page).toHaveURL('/en/poi/ain-nokbi-pottery');
});

test('adds all places of a text to the itinerary in one step', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(PATH);
  const first = places(page).getByRole('listitem').first();
  await first.getByRole('button', { name: /^Add to my itinerary/ }).click();
  await expect(toast(page)).toContainText('Ain Nokbi Pottery Quarter is on day 1');
  await places(page).getByRole('button', { name: 'Add all to my itinerary' }).click();
  await expect(toast(page).last()).toContainText(
    '6 places added to your itinerary. 1 was there already.',
  );
  await expect(places(page).getByRole('button', { name: /^In my itinerary/ })).toHaveCount(7);
  const added = (await storedPlaces(page)).flat();
  expect(new Set(added).size).toBe(7);

  await places(page).getByRole('button', { name: 'All in my itinerary' }).click();
  await expect(toast(page).last()).toContainText('All these places are in your itinerary already.');

  // One step back, in the same tab.
  await navigate(page, '/en/itinerary');
  await expect(day(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedPlaces(page)).flat()).toEqual(['ain-nokbi-pottery']);
  expect(errors).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`the toast does not cover the button that caused it, ${width} pixels wide`, async ({
    page,
    context,
  }) => {
    await holdTimers(context, 4000);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PATH);
    const button = places(page).getByRole('button', { name: 'Add all to my itinerary' });
    // Below the header, where toasts are.
    await button.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' }),
    );
    await button.click();
    await expect(toast(page)).toBeVisible();
    const inMine = places(page).getByRole('button', { name: 'All in my itinerary' });
    const [pressed, shown] = [await inMine.boundingBox(), await toast(page).boundingBox()];
    if (!pressed || !shown) throw new Error('not visible');
    expect(shown.y).toBeGreaterThanOrEqual(pressed.y + pressed.height);
    expect(shown.y + shown.height).toBeLessThanOrEqual(844);
  });
}

test('says which places of a text find no room in a full itinerary', async ({ page, context }) => {
  await holdTimers(context, 4000);
  const full = Array.from({ length: 31 }, (_, index) => ({
    day: index + 1,
    city: 'fes',
    places: Array.from({ length: 20 }, (_, step) => `x${step}`),
  }));
  const tour = { days: full };
  await storeInBrowser(
    page,
    'tour',
    JSON.stringify({ version: 1, state: { tour, archive: tour } }),
  );
  await page.goto(PATH);
  await places(page).getByRole('button', { name: 'Add all to my itinerary' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '7 places did not fit. Your itinerary is full: 31 days of 20 stops.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link offers an itinerary of all places of a text', async ({ page }) => {
    await page.goto(PATH);
    await expect(places(page).getByRole('button')).toHaveCount(0);
    await places(page).getByRole('link', { name: 'Add all to my itinerary' }).click();
    await expect(page.locator('.Day-stop h3')).toHaveCount(7);
    await expect(page.locator('.Day-stop h3')).toContainText(['Bab Mansour']);
  });
});
