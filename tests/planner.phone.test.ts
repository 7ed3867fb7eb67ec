import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import {
  collectErrors,
  holdTimers,
  storeInBrowser,
  test,
  waitForAfterLoad,
  withoutPopup,
} from './fixtures.ts';
import { day, openPlan, storedPlaces, storedTour, THREE_DAYS, tabTo } from './plan.ts';

/** How far the focus ring extends beyond the element, in pixels. */
const RING = 6;

/** Expects no axe violations and no horizontal scrolling. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('proposes an itinerary and saves it as the visitor’s own', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/en/itinerary');
  await page.getByLabel('Starting point').selectOption({ label: 'Fez railway station' });
  await page.getByLabel('Days', { exact: true }).fill('2');
  await page.getByLabel('First day').fill('2026-12-01');
  await page.getByLabel('Calm').check({ force: true });
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await expect(page.getByRole('heading', { name: 'A proposal: 2 days' })).toBeVisible();
  await expect(page.locator('.Day')).toHaveCount(2);
  await expect(page.locator('.DayWarnings')).toHaveCount(0);
  await expect(day(page, 1).locator('.Day-end').first()).toHaveText(
    '10:00 Start: Fez railway station',
  );
  await expect(day(page, 2).locator('.Day-end').last()).toContainText('Fez railway station');
  await expect(day(page, 1).locator('.Day-date')).toHaveText('Tuesday 1 December');
  const proposed = await page.locator('.Day-stop h3').allTextContents();
  expect(proposed.length).toBeGreaterThan(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan: 2 days' })).toBeVisible();
  await expect(page.locator('.Day-stop h3')).toHaveText(proposed);
  await expect(page).toHaveURL('/en/itinerary');
  await page.reload();
  await expect(page.locator('.Day-stop h3')).toHaveText(proposed);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('days start and end at the starting point or at the place of the night', async ({ page }) => {
  await openPlan(page);
  const ends = (number: number) => day(page, number).locator('.Day-end');
  await expect(ends(1).first()).toHaveText('09:00 Start: Riad of the test');
  await expect(ends(1).last()).toContainText('Bed in Meknes');
  await expect(ends(2).first()).toHaveText('09:00 Start: Bed in Meknes');
  await expect(ends(2).last()).toContainText('Bed in Ifrane');
  await expect(ends(3).first()).toHaveText('09:00 Start: Bed in Ifrane');
  await expect(ends(3).last()).toContainText('Riad of the test');
  // Travel times start there: from Meknes to Volubilis less than an hour, from Fez more.
  await expect(day(page, 2).locator('.Day-leg').first()).toContainText(/about \d\d min by car/);
  await page.getByLabel('The night after this day').first().selectOption('');
  await expect(ends(2).first()).toHaveText('09:00 Start: Riad of the test');
  await expect(day(page, 2).locator('.Day-leg').first()).toContainText(/about 1 h/);
});

test('an itinerary can be created, changed and saved with the keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const status = page.locator('.Plan > [role=status]');
  await page.goto('/en/itinerary');
  await tabTo(page, page.getByLabel('Starting point'));
  // The browser starts a new search in the list when the next letter comes a second later.
  await expect(async () => {
    await page.keyboard.type('Meknes');
    await expect(page.getByLabel('Starting point')).toHaveValue('meknes', { timeout: 1500 });
  }).toPass();
  await tabTo(page, page.getByLabel('Days', { exact: true }));
  await press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await tabTo(page, page.getByRole('button', { name: 'Build it by hand' }));
  await press('Enter');
  await expect(page.locator('.Day')).toHaveCount(2);

  await tabTo(page, day(page, 1).getByRole('button', { name: 'Add a place' }));
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to day 1' });
  for (const [term, title] of [
    ['Mansour', 'Bab Mansour'],
    ['granaries', 'Heri es-Souani granaries'],
  ]) {
    await dialog.getByRole('searchbox').focus();
    await press('ControlOrMeta+a');
    await page.keyboard.type(String(term));
    const choice = dialog.getByRole('button', { name: String(title) }).first();
    await tabTo(page, choice);
    await press('Enter');
    await expect(status).toHaveText(`${title} is on day 1 now.`);
    await expect(choice).toBeDisabled();
    await expect(choice).toBeFocused();
  }
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => storedPlaces(page)).toEqual([['bab-mansour', 'heri-es-souani'], []]);

  const handle = page.getByRole('button', { name: /^Move Bab Mansour/ });
  await tabTo(page, handle);
  await press('ArrowDown');
  await expect(status).toHaveText('Bab Mansour is now stop 2 of 2 on day 1.');
  await expect(handle).toBeFocused();
  await press('ArrowDown');
  await expect(status).toHaveText('Bab Mansour is now stop 1 of 1 on day 2.');
  await expect(handle).toBeFocused();
  await press('ArrowDown');
  await expect(status).toHaveText('This is already the last stop of the plan.');
  await press('ArrowUp');
  await expect(status).toHaveText('Bab Mansour is now stop 2 of 2 on day 1.');

  await tabTo(page, page.getByRole('button', { name: 'What to do with Bab Mansour' }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Lock here' }));
  await press('Enter');
  await expect(day(page, 1).getByText('locked', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await press('Enter');
  await expect(day(page, 1).getByText('locked', { exact: true })).toBeHidden();
  await expect.poll(() => storedPlaces(page)).toEqual([['heri-es-souani', 'bab-mansour'], []]);
});

test('an itinerary of more days than we propose is built by hand, up to 31 days', async ({
  page,
}) => {
  await page.goto('/en/itinerary?start=fes&days=30');
  await expect(page.getByRole('alert')).toContainText('Longer ones can be built by hand.');
  await waitForAfterLoad(page);
  await page.getByRole('button', { name: 'Build it by hand' }).click();
  await expect(page.locator('.Day')).toHaveCount(30);
  const add = page.getByRole('button', { name: 'Add a day' });
  await add.click();
  await expect(page.locator('.Day')).toHaveCount(31);
  await expect(page.locator('.Plan > [role=status]')).toHaveText('Day 31 has been added.');
  await add.click();
  await expect(page.getByRole('alert')).toHaveText('A plan has at most 31 days.');
  await expect(page.locator('.Plan > [role=status]')).toHaveText('Day 31 has been added.');
});

test('every change can be undone, even starting over', async ({ page }) => {
  await openPlan(page);
  const stop = (place: string) =>
    page.getByRole('button', { name: `What to do with ${place}`, exact: true });
  const choose = (name: string) => page.locator('[popover]:popover-open').getByText(name).click();
  await stop('Bab Mansour').click();
  await choose('To day 3');
  await stop('Volubilis archaeological site').or(stop('Volubilis')).first().click();
  await choose('Remove');
  await page.getByLabel('Your pace').first().selectOption('Calm');
  await page.getByRole('button', { name: 'What to do with day 2' }).click();
  await choose('Remove the day');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await expect(page.locator('.Day')).toHaveCount(3);
  await page.getByRole('button', { name: 'What to do with the plan' }).click();
  await choose('Start over');
  await expect(page.locator('.Day')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.Day')).toHaveCount(3);
  for (let change = 0; change < 5; change++) {
    await page.getByRole('button', { name: 'Undo' }).click();
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect.poll(() => storedTour(page)).toEqual(THREE_DAYS);
});

test('restores the saved version after other changes', async ({ page }) => {
  await openPlan(page);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'What to do with the plan' }).click();
    await page.getByRole('button', { name }).click();
  };
  await page.getByLabel('Your pace').first().selectOption('Calm');
  await choose('Keep this version');
  await page.getByLabel('How you travel').first().selectOption('By train and taxi');
  await choose('Back to the kept version');
  await expect.poll(() => storedTour(page)).toEqual({ ...THREE_DAYS, pace: 'calm' });
});

test('warns about a day that is too long and offers to move a stop', async ({ page }) => {
  const places = ['volubilis', 'medina-of-fes', 'bab-mansour', 'heri-es-souani'];
  await openPlan(page, {
    ...THREE_DAYS,
    days: [
      { day: 1, city: 'fes', places },
      { day: 2, city: 'fes', places: [] },
    ],
  });
  const warnings = day(page, 1).locator('.DayWarnings');
  await expect(warnings).toContainText(
    /This day is about .+ too long: at this pace it ends at 18:00\./,
  );
  await warnings.getByRole('button', { name: /granaries to day 2/ }).click();
  await expect.poll(() => storedPlaces(page)).toEqual([places.slice(0, 3), ['heri-es-souani']]);
});

test('adds a place from its page and from its card', async ({ page, context }) => {
  await holdTimers(context, 8000);
  await page.goto('/en/poi/bab-mansour');
  await page.getByRole('button', { name: 'Add to my itinerary', exact: true }).click();
  const toast = page.locator('.Toasts-toast');
  await expect(toast).toContainText('Bab Mansour is on day 1 of your itinerary.');
  const added = page.getByRole('button', { name: 'In my itinerary', exact: true });
  await added.click();
  await expect(page.getByText('Bab Mansour is already on day 1')).toBeVisible();
  await page.reload();
  await expect(added).toBeVisible();
  const card = page
    .locator('.Card')
    .filter({ has: page.locator('.AddToPlan-icon') })
    .first();
  const button = card.locator('.AddToPlan-icon');
  await expect(button).toHaveAccessibleName(/^Add to my itinerary: /);
  await card.hover();
  await button.click();
  await expect.poll(async () => (await storedPlaces(page)).flat().length).toBe(2);
  await expect(button).toHaveAccessibleName(/^In my itinerary: /);
  await toast.getByRole('link', { name: 'Open my itinerary' }).click();
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toBeVisible();
});

test('requires a starting point only when a link is made', async ({ page }) => {
  await openPlan(page, { ...THREE_DAYS, startingPoint: undefined });
  const error = page.locator('.Field-error');
  const start = page.getByLabel('Starting point').first();
  await expect(start).not.toHaveAttribute('aria-invalid');
  await expect(error).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(error).toContainText('needs a starting point');
  await expect(start).toBeFocused();
  await start.selectOption('meknes');
  await expect(error).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.locator('.ShareLink-link a')).toBeVisible();
});

test('plans favourites in four towns in two days', async ({ page }) => {
  const places = ['bou-inania-madrasa-fes', 'sefrou-waterfall', 'volubilis', 'bab-mansour'];
  await page.goto(`/en/itinerary?${new URLSearchParams(places.map((id) => ['places', id]))}`);
  await expect(page.getByRole('heading', { name: 'Your places in 2 days' })).toBeVisible();
  await expect(page.locator('.Day-stop')).toHaveCount(4);
  await expect(page.locator('.DayWarnings')).toHaveCount(0);
});

test('offers favourites and a search when a place is added to a day', async ({ page }) => {
  await storeInBrowser(page, 'favorites', '{"version":1,"state":{"pois":["sefrou-waterfall"]}}');
  await openPlan(page);
  await day(page, 3).getByRole('button', { name: 'Add a place' }).click();
  const dialog = page.getByRole('dialog');
  // The head does not scroll and does not cover the focus ring of the field below it.
  const [head, field] = [
    await dialog.locator('.DialogButton-head').boundingBox(),
    await dialog.getByRole('searchbox').boundingBox(),
  ];
  expect(field?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) + RING);
  await dialog
    .getByRole('region', { name: 'Your favourites' })
    .getByRole('button', { name: 'Oued Aggai Waterfall' })
    .click();
  await dialog.getByRole('searchbox').fill('zzzzqq');
  await expect(dialog.getByText('No place has a name like this.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('moulai idris');
  await expect(
    dialog.getByRole('region', { name: 'Found' }).getByRole('listitem').first(),
  ).toContainText(/Moulay Idris/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await storedPlaces(page))[2]).toEqual([
    'bou-inania-madrasa-fes',
    'bab-bou-jeloud',
    'sefrou-waterfall',
  ]);
});

test('a circuit can be used as an itinerary', async ({ page }) => {
  await page.goto('/en/circuit/imperial-meknes');
  await page.getByRole('link', { name: 'Use as my itinerary' }).click();
  await expect(page.getByRole('heading', { name: 'The circuit as a plan: 1 day' })).toBeVisible();
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan: 1 day' })).toBeVisible();
  expect((await storedTour(page)).startingPoint?.label).toBe('Meknes');
});

test('an itinerary can be stored under a link, opened in another browser, updated and deleted', async ({
  page,
  browser,
}) => {
  await openPlan(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.locator('.ShareLink-link a');
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/\/en\/itinerary\/[\w-]{22}$/);

  const clean = await browser.newContext({ serviceWorkers: 'block' });
  await withoutPopup(clean);
  const other = await clean.newPage();
  await other.goto(address.replace('/en/', '/de/'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ein Plan für 3 Tage');
  await expect(other.locator('.Day-stop')).toHaveCount(5);
  await expect(other.locator('.StopEditor-handle')).toHaveCount(0);
  await other.getByRole('button', { name: 'Zu meinem Plan machen' }).click();
  await expect(other.locator('.StopEditor-handle')).toHaveCount(5);

  // Files of a stored itinerary are requested by its id.
  const fileRequest = page.waitForRequest(/\/api\/tours\/[\w-]{22}\.txt/);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await fileRequest;
  await page.getByLabel('Your pace').first().selectOption('Full');
  await page.getByRole('button', { name: 'Update the link with my changes' }).click();
  await expect(page.getByRole('button', { name: 'Update the link with my changes' })).toBeHidden();
  await other.goto(address);
  await expect(other.locator('.Day-end').first()).toContainText('08:30');
  await page.getByRole('button', { name: 'Delete the link' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  const gone = await other.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(other.getByText('There is no plan at this address.')).toBeVisible();
  await clean.close();
  await expect.poll(() => storedTour(page)).toMatchObject({ days: THREE_DAYS.days });
});

test('downloads the itinerary in every file format', async ({ page }) => {
  await openPlan(page);
  for (const [name, file] of [
    ['Programme (PDF)', 'tour.pdf'],
    ['Calendar', 'tour.ics'],
    ['GPX', 'tour.gpx'],
    ['KML', 'tour.kml'],
    ['Plain text', 'tour.txt'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test.describe('invalid input', () => {
  test('of an address shows an error and keeps the stored itinerary', async ({ page }) => {
    await openPlan(page);
    for (const [query, message] of [
      ['start=atlantis&days=3', 'The tour needs a starting point'],
      ['days=3', 'The tour needs a starting point'],
      ['start=fes&days=10000', 'We propose plans of 1 to 14 days'],
      ['start=fes&days=-1', 'We propose plans of 1 to 14 days'],
      ['start=fes&days=2&from=2026-02-31', 'We cannot read this date'],
      ['start=moulay-yacoub&days=1&by=foot&for=snow&budget=1', 'Nothing fits these wishes'],
    ] as const) {
      await page.goto(`/en/itinerary?${query}`);
      await expect(page.getByRole('alert'), query).toContainText(message);
      expect(await storedTour(page), query).toEqual(THREE_DAYS);
    }
    await page.goto('/en/itinerary');
    await expect(page.locator('.Day-stop')).toHaveCount(5);
    await expect.poll(() => storedTour(page)).toEqual(THREE_DAYS);
  });

  test('ignores an invalid stored itinerary', async ({ page }) => {
    await openPlan(page, '{"state":{"tour":{"days":"x"}}}');
    await expect(page.getByRole('button', { name: 'Propose a plan' })).toBeVisible();
    await expect(page.locator('.PlanBar')).toHaveCount(0);
  });

  test('a place that no longer exists can be removed', async ({ page }) => {
    const days = [{ day: 1, city: 'fes', places: ['gone-long-ago', 'bab-bou-jeloud'] }];
    await openPlan(page, { ...THREE_DAYS, days });
    await expect(page.locator('.Day-stop')).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('no longer in our catalogue')).toBeHidden();
    await expect.poll(() => storedPlaces(page)).toEqual([['bab-bou-jeloud']]);
  });

  test('keeps the itinerary if the server is unreachable', async ({ page }) => {
    await openPlan(page);
    await page.route('**/api/tours**', (route) => route.abort());
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByText('Your plan is safe in this browser; try again')).toBeVisible();
    await page.getByRole('button', { name: 'Programme (PDF)' }).click();
    await expect(page.getByText('The file could not be made just now.')).toBeVisible();
    await expect.poll(() => storedTour(page)).toEqual(THREE_DAYS);
  });

  test('offers to try again if the list of places cannot be loaded', async ({ page }) => {
    await page.route('**/itinerary/places', (route) => route.abort());
    await openPlan(page);
    await expect(page.getByText('Your plan is safe in this browser')).toBeVisible();
    await page.unroute('**/itinerary/places');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.Day-stop')).toHaveCount(5);
  });
});

test('names the part of a request that cannot be met and suggests alternatives', async ({
  page,
}) => {
  await page.goto('/en/itinerary?start=moulay-yacoub&days=1&by=foot&for=snow&budget=1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'This rules everything out: On foot in one town, Only what is free',
  );
  await alert.getByRole('link', { name: 'By car' }).click();
  await expect(page.getByRole('heading', { name: 'A proposal: 1 day' })).toBeVisible();
  await expect(page.getByLabel('By car')).toBeChecked();

  await page.goto('/en/itinerary?start=fes&days=2&by=car&for=golf&budget=1');
  const note = page.getByText('This plan has nothing for: Golf.');
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Spa and golf too' }).click();
  await expect(page.getByLabel('Spa and golf too')).toBeChecked();
  await expect(note).toBeHidden();
});

test('rejects a position that is too far away as the starting point', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  await page.goto('/en/itinerary');
  await page.getByRole('button', { name: 'Start where I am' }).click();
  await expect(page.getByText('You are too far away')).toBeVisible();
  await expect(page.getByLabel('Starting point')).toHaveValue('');
});

test('uses the visitor’s position as the starting point on request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 33.8935, longitude: -5.5473 });
  await page.goto('/en/itinerary');
  await page.getByRole('button', { name: 'Start where I am' }).click();
  await expect(page.getByLabel('Starting point')).toHaveValue('33.8935,-5.5473');
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await expect(page.locator('.Day-end').first()).toContainText('33.8935,-5.5473');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('proposes an itinerary and links to its programme', async ({ page }) => {
    await page.goto('/en/itinerary');
    await page.getByLabel('Starting point').selectOption('meknes');
    await page.getByRole('button', { name: 'Propose a plan' }).click();
    await expect(page.locator('.Day')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Make it mine' })).toBeHidden();
    await page.getByRole('link', { name: 'Programme (PDF)' }).click();
    await expect(page.getByRole('heading', { name: /^Day 1 - / })).toBeVisible();
  });
});

test('touch moves a stop by its handle and scrolls the page elsewhere', async ({ page }) => {
  await openPlan(page);
  const handle = page.getByRole('button', { name: /^Move Bab Mansour/ });
  const target = page.getByRole('button', { name: /^Move Heri es-Souani/ });
  await target.scrollIntoViewIfNeeded();
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const middle = async (of: typeof handle) => {
    const box = await of.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };

  const scroll = () => page.evaluate(() => window.scrollY);
  const before = await scroll();
  const [from, to] = [await middle(handle), await middle(target)];
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', from.x, from.y + ((to.y + 40 - from.y) * step) / 8);
  }
  await expect(page.locator('.StopEditor-dragged')).toHaveCount(1);
  await expect(page.locator('.StopEditor-dropIndicator')).toHaveCount(1);
  expect(await scroll()).toBe(before);
  await touch('touchEnd');
  await expect
    .poll(() => storedPlaces(page))
    .toEqual([
      ['heri-es-souani', 'bab-mansour'],
      ['volubilis'],
      ['bou-inania-madrasa-fes', 'bab-bou-jeloud'],
    ]);
  await expect(page.locator('.StopEditor-dragged')).toHaveCount(0);

  const title = await middle(page.getByRole('heading', { name: 'Bab Mansour' }));
  await touch('touchStart', title.x, title.y);
  for (let step = 1; step <= 8; step++) await touch('touchMove', title.x, title.y - step * 25);
  await touch('touchEnd');
  await expect.poll(scroll).toBeGreaterThan(before);
  expect((await storedPlaces(page))[0]).toEqual(['heri-es-souani', 'bab-mansour']);
});

test('dragging to the edge of the window scrolls to the other days', async ({ page }) => {
  await openPlan(page);
  const handle = page.getByRole('button', { name: /^Move Bab Mansour/ });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await page.context().newCDPSession(page);
  const box = await handle.boundingBox();
  const x = (box?.x ?? 0) + 20;
  const bottom = (page.viewportSize()?.height ?? 0) - 20;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', (box?.y ?? 0) + 20);
  await touch('touchMove', bottom - 60);
  await touch('touchMove', bottom);
  await expect(day(page, 3).locator('.StopEditor-dropIndicator')).toHaveCount(1);
  await touch('touchEnd');
  await expect.poll(async () => (await storedPlaces(page))[2]).toContain('bab-mansour');
});

test('keeps the scroll position on reload', async ({ page }) => {
  await openPlan(page);
  const volubilis = page.locator('#day-2');
  await volubilis.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(844);
  await page.reload();
  await expect(volubilis).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('removing a stop keeps the scroll position and focuses the next stop', async ({ page }) => {
  await openPlan(page);
  const menu = page.getByRole('button', { name: 'What to do with Bab Mansour', exact: true });
  // The head of the day is out of view.
  await menu.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -90);
  });
  await menu.click();
  const before = await page.evaluate(() => window.scrollY);
  await page.locator('[popover]:popover-open').getByText('Remove', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Move Heri es-Souani/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
