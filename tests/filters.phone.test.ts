import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, isHydrated, storeInBrowser, test, waitForAfterLoad } from './fixtures.ts';
import { shifts, watchShifts } from './shifts.ts';

const FILTERS = {
  cities: ['meknes'],
  tags: ['craft'],
  triptags: ['craft'],
  seedoeat: ['eat'],
  keyword: 'cedar',
  startingPoint: 'fes',
  dates: { start: '2099-05-03', end: '2099-05-09' },
  stade: 'visiting',
};

/** Stores filters in the browser. */
async function storeFilters(page: Page, filters: Partial<typeof FILTERS> | string): Promise<void> {
  const text =
    typeof filters === 'string' ? filters : JSON.stringify({ state: filters, version: 1 });
  await storeInBrowser(page, 'filters', text);
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('filters') ?? '{}').state);
const offer = (page: Page) => page.getByRole('link', { name: /^Your filters: / });
const cards = (page: Page) => page.locator('.CardGrid .Card');
const towns = (page: Page) => page.getByRole('navigation', { name: 'By city' });

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isHydrated);
}

/** Expects no offer of the visitor's filters once the script that shows it is loaded. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('FilterOffer')),
  );
  await expect(page.locator('.OwnFilters')).toBeEmpty();
}

test('offers the town chosen in one list as a filter in another', async ({ page }) => {
  await open(page, '/en/preference/3');
  await expectNoOffer(page);
  await towns(page).getByRole('link', { name: 'Meknes' }).click();
  await expect(page).toHaveURL('/en/preference/3?city=meknes');
  await expect.poll(async () => (await stored(page))?.cities).toEqual(['meknes']);

  await open(page, '/en/discover/restaurants');
  await expect(towns(page).getByRole('link', { name: 'All cities' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const all = await cards(page).count();
  await expect(offer(page)).toHaveText('Your filters: Meknes');
  await offer(page).click();
  await expect(page).toHaveURL('/en/discover/restaurants?city=meknes');
  await expect(towns(page).getByRole('link', { name: 'Meknes' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await towns(page).getByRole('link', { name: 'All cities' }).click();
  await expect.poll(async () => (await stored(page)).cities).toEqual([]);
});

test('shares the themes of a list with the search and keeps the sort order', async ({ page }) => {
  await open(page, '/en/preference/3?city=fes&sort=name');
  await page.locator('.Filters summary').click();
  await page.getByRole('checkbox', { name: 'Crafts' }).check();
  await page.getByRole('button', { name: 'Show these' }).click();
  await expect(page).toHaveURL('/en/preference/3?city=fes&sort=name&tag=craft');
  await expect(page.locator('.Filters summary')).toHaveText(/: Crafts$/);
  // The town came with the address and was not chosen by the visitor.
  await expect.poll(() => stored(page)).toMatchObject({ cities: [], tags: ['craft'] });

  await open(page, '/en/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('button', { name: 'Filters: 1 chosen' })).toBeVisible();
  await open(page, '/en/search');
  await offer(page).click();
  await expect(page).toHaveURL('/en/search?tag=craft');
});

test('does not store filters that come with an address', async ({ page }) => {
  await storeFilters(page, { cities: ['fes'] });
  await open(page, '/en/preference/3?city=meknes');
  await expect(offer(page)).toHaveCount(0);
  await open(page, '/en/preference/3');
  await expect(offer(page)).toHaveText('Your filters: Fez');
});

test('combines several towns and themes', async ({ page }) => {
  await open(page, '/en/preference/3?city=fes&shown=240');
  const one = await cards(page).count();
  await open(page, '/en/preference/3?city=fes&city=meknes&shown=240');
  await expect(towns(page).locator('[aria-current]')).toHaveText([/^Fez/, /^Meknes/]);
  const two = await cards(page).count();
  expect(two).toBeGreaterThan(one);
  await open(page, '/en/preference/3?city=fes&city=meknes&tag=craft&shown=240');
  expect(await cards(page).count()).toBeLessThan(two);
  await open(page, '/en/preference/4?city=fes');
  await expect(page.getByText('Nothing here fits all of these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL('/en/preference/4');
});

test('offers only filters that apply to the page, and no past dates', async ({ page }) => {
  await storeFilters(page, {
    cities: ['fes', 'gone-long-ago'],
    tags: ['hotels'],
    dates: { start: '2020-05-03', end: '2020-05-09' },
  });
  // There is no lake in Fez.
  for (const path of ['/en/preference/4', '/en/planning']) {
    await open(page, path);
    await expectNoOffer(page);
  }
  for (const path of ['/en/preference/3', '/en/events']) {
    await open(page, path);
    await expect(offer(page)).toHaveText('Your filters: Fez');
  }
});

test('deletes the stored filters on request', async ({ page }) => {
  await storeFilters(page, FILTERS);
  await open(page, '/en/preference/3');
  await page.getByRole('button', { name: 'Forget these filters' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toMatchObject({ cities: [], tags: [], keyword: 'cedar' });
  // Keyboard users continue from here.
  await expect(page.locator('.OwnFilters')).toBeFocused();
});

test('shares dates between the events and the planning pages', async ({ page }) => {
  await open(page, '/en/events');
  await page.getByLabel('First day').fill('2099-05-09');
  await page.getByLabel('Last day').fill('2099-05-03');
  await page.getByRole('button', { name: 'Show these events' }).click();
  await expect(page.locator('.CardGroups h2')).toHaveText(['May', 'At moving dates']);
  await expect(page.getByLabel('First day')).toHaveValue('2099-05-03');
  await expect.poll(async () => (await stored(page))?.dates).toEqual(FILTERS.dates);

  await open(page, '/en/planning');
  await expect(page.getByRole('heading', { name: 'Ready-made routes' })).toBeVisible();
  await offer(page).click();
  await expect(page).toHaveURL('/en/planning?from=2099-05-03&to=2099-05-09');
  await expect(
    page.getByRole('region', { name: 'What usually happens in these months' }),
  ).toContainText('Fes Festival of World Sacred Music');
  await expect(page.locator('.ClimateTable-highlighted')).toHaveText(['May']);

  await page.getByLabel('Last day').fill('2099-05-03');
  await page.getByLabel('Start in').selectOption('Fez');
  await page.locator('.Filters-inline summary').click();
  await page.getByRole('checkbox', { name: 'Crafts' }).check();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page).toHaveURL(/&start=fes&for=craft$/);
  const routes = page.getByRole('region', { name: 'Routes that fit your journey' });
  await expect(routes.locator('.Card-fact').first()).toHaveText(/Fez · 1 day/);
  await expect(routes.locator('.Card-fact').filter({ hasText: /[2-9] days/ })).toHaveCount(0);
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      startingPoint: 'fes',
      triptags: ['craft'],
      dates: { start: '2099-05-03', end: '2099-05-03' },
    });
  await open(page, '/en/events');
  await expect(offer(page)).toHaveText(/^Your filters: 3 May/);
});

test('remembers what the visitor looks for nearby, in any town', async ({ page }) => {
  await open(page, '/en/visiting?city=meknes');
  const what = page.getByRole('navigation', { name: 'What are you looking for?' });
  await what.getByRole('link', { name: 'Eat and drink' }).click();
  await expect(page).toHaveURL('/en/visiting?city=meknes&what=eat');
  await expect.poll(async () => (await stored(page))?.seedoeat).toEqual(['eat']);
  await open(page, '/en/visiting?city=fes');
  await offer(page).click();
  await expect(page).toHaveURL('/en/visiting?city=fes&what=eat');
  await expect(what.locator('[aria-current]')).toHaveText('Eat and drink');
});

test('remembers and marks the mode of the home page', async ({ page }) => {
  const modes = page.getByRole('navigation', { name: 'How the site can help' });
  await open(page, '/en');
  await expect(modes.locator('.ModeMark')).toHaveCount(0);
  await modes.getByRole('link', { name: 'Near me' }).click();
  await expect(page).toHaveURL('/en/visiting');
  await expect.poll(async () => (await stored(page))?.stade).toBe('visiting');
  await open(page, '/en');
  await expect(modes.getByRole('link', { name: 'Near me (your mode)' })).toBeVisible();
  await expect(modes.locator('.ModeMark')).toHaveCount(1);
  await expect.poll(async () => (await stored(page)).stade).toBe('visiting');
  for (const path of ['/en/inspire', '/en/planning', '/en/inspiration']) {
    await open(page, path);
    const mode = path === '/en/planning' ? 'planning' : 'inspire';
    await expect.poll(async () => (await stored(page)).stade, path).toBe(mode);
  }
});

test('remembers the budget of an itinerary', async ({ page }) => {
  await open(page, '/en/itinerary');
  await page.getByLabel('Starting point').selectOption('fes');
  await page.getByRole('radio', { name: 'Only what is free or nearly so' }).check();
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await expect(page).toHaveURL(/budget=1/);
  await expect.poll(() => stored(page)).toMatchObject({ budget: 1, startingPoint: 'fes' });
  await open(page, '/en/itinerary');
  await expect(offer(page)).toContainText('Only what is free or nearly so');
});

test('offers a theme of the inspiration page on the planning page', async ({ page }) => {
  await open(page, '/en/inspiration');
  await page.locator('main').getByRole('link', { name: 'Crafts', exact: true }).click();
  await expect(page).toHaveURL('/en/lookfor/craft');
  await expect.poll(async () => (await stored(page))?.triptags).toEqual(['craft']);
  await open(page, '/en/planning');
  await expect(offer(page)).toHaveText('Your filters: Crafts');
});

/** Scripts that are loaded after hydration. */
const LATE_SCRIPTS = /(FilterOffer|ModeMark)-[^/]*\.js$/;

async function heightOf(page: Page): Promise<number> {
  await waitForAfterLoad(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('the offer causes no layout shift, no overflow and no accessibility issue', async ({
  page,
}) => {
  test.slow();
  const errors = collectErrors(page);
  await storeFilters(page, { ...FILTERS, cities: ['fes', 'meknes', 'azrou', 'sefrou', 'ifrane'] });
  await watchShifts(page);
  for (const path of ['/preference/3', '/events', '/planning', '/visiting', '/search', '']) {
    // Layout shifts below the view are not recorded: the height of the page shows them.
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route(LATE_SCRIPTS, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, `/en${path}`);
    // Rows have a line more when the browser knows what is open.
    if (path === '/visiting') {
      await expect(page.getByRole('checkbox', { name: /Open now/ })).toBeEnabled();
    }
    const before = await heightOf(page);
    release();
    if (path) await expect(offer(page)).toBeVisible();
    else await expect(page.locator('.ModeMark')).toHaveCount(1);
    expect(await heightOf(page), path).toBe(before);
    await page.unroute(LATE_SCRIPTS);
    expect(await shifts(page), path).toBeLessThan(0.01);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    const within = path ? '.OwnFilters' : 'main';
    expect(await axeViolations(page, { within })).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('synchronises filters between two tabs', async ({ page, context }) => {
  await storeFilters(page, { cities: ['fes'] });
  const other = await context.newPage();
  await open(page, '/en/preference/3');
  await open(other, '/en/preference/3');
  await expect(offer(page)).toHaveText('Your filters: Fez');
  await towns(other).getByRole('link', { name: 'Meknes' }).click();
  await expect(offer(page)).toHaveText('Your filters: Meknes');
  await page.getByRole('button', { name: 'Forget these filters' }).click();
  await open(other, '/en/preference/3');
  await expectNoOffer(other);
});

test('synchronises recent searches and votes between two tabs', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, '/en/poi/bab-mansour');
    await tab.route('**/api/vote', (route) => route.fulfill({ status: 204 }));
  }
  await page.getByRole('button', { name: 'Worth it' }).click();
  await expect(other.getByRole('button', { name: 'Worth it' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const tab of [page, other]) {
    await open(tab, '/en/about');
    await tab.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  }
  await page.getByRole('dialog').getByRole('textbox').fill('cedar');
  await page.getByRole('dialog').getByRole('textbox').blur();
  await expect(other.locator('.RecentTerms-list li')).toHaveText(['cedar']);
});

test('ignores stored filters that are invalid, and stores new ones', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const text of ['{"state":', '7', '[]', '{"state":{"cities":7,"dates":"x","stade":{}}}']) {
    await storeFilters(page, text);
    for (const path of ['/planning', '/preference/3']) {
      await open(page, `/en${path}`);
      await expectNoOffer(page);
    }
  }
  await towns(page).getByRole('link', { name: 'Meknes' }).click();
  await expect.poll(async () => (await stored(page))?.cities).toEqual(['meknes']);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every filter form works', async ({ page }) => {
    await page.goto('/en/preference/3?city=fes');
    await page.locator('.Filters summary').click();
    await page.getByRole('checkbox', { name: 'Crafts' }).check();
    await page.getByRole('button', { name: 'Show these' }).click();
    await expect(page).toHaveURL('/en/preference/3?city=fes&tag=craft');
    await page.goto('/en/events');
    await page.getByLabel('First day').fill('2099-05-03');
    await page.getByRole('button', { name: 'Show these events' }).click();
    await expect(page.locator('.CardGroups h2')).toHaveText(['May', 'At moving dates']);
    await page.goto('/en/planning');
    await page.getByLabel('Start in').selectOption('Taounate');
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await expect(
      page.getByRole('region', { name: 'Routes that fit your journey' }).locator('.Card'),
    ).toHaveCount(1);
    await page.goto('/en/planning?start=taounate&from=2099-05-03&to=2099-05-04');
    await expect(page.getByText('None of our routes fits all of this')).toBeVisible();
  });
});
