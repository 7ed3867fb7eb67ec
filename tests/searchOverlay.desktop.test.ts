import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { holdTimers, test, twoFrames, waitForAfterLoad } from './fixtures.ts';

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search the region' });
const input = (page: Page) => overlay(page).getByRole('textbox');
const suggestions = (page: Page) => overlay(page).locator('.Suggestions-groups a');
const chips = (page: Page) => overlay(page).locator('.RecentTerms-list li');
const filterButton = (page: Page) => overlay(page).getByRole('button', { name: /^Filters/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const choice = (page: Page, name: string) =>
  panel(page).getByRole('checkbox', { name, exact: true });

async function open(page: Page, path = '/en/about'): Promise<void> {
  await page.goto(path);
  await icon(page).click();
  await expect(input(page)).toBeFocused();
}

const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state, name);

/** Collects the search requests to the API. */
function collectSearches(page: Page): URL[] {
  const requests: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search') requests.push(url);
  });
  return requests;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the icon links to the search page, which tolerates spelling mistakes', async ({ page }) => {
    await page.goto('/en/about');
    await icon(page).click();
    await expect(page).toHaveURL('/en/search');
    for (const [term, title] of [
      ['Mekness', 'Meknes'],
      ['Fez', 'Fez'],
      ['fés', 'Fez'],
      ['Volubulis', 'Volubilis'],
      ['Dayet Awa', 'Dayet Aoua'],
      ['مكناس', 'Meknes'],
    ] as const) {
      await page.goto(`/en/search?q=${encodeURIComponent(term)}`, {
        waitUntil: 'domcontentloaded',
      });
      await expect(page.locator('.Card-title').first(), term).toContainText(title);
    }
  });

  test('the search page suggests similar spellings when there are no results', async ({ page }) => {
    await page.goto('/en/search?q=Voloobeelees', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('No results')).toBeVisible();
    const near = page.getByRole('region', { name: 'Perhaps you meant' });
    await expect(near.getByRole('link').first()).toContainText('Volubilis');
    await page.goto('/en/search?q=Volubilis&city=taza', { waitUntil: 'domcontentloaded' });
    await expect(near.getByRole('link').first()).toContainText('Volubilis');
    await page.goto('/en/search?q=xyzzyqq', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Oops.')).toBeVisible();
    await expect(page.getByText('No results')).toBeVisible();
    await expect(near).toHaveCount(0);
  });
});

test('opens full screen and loads its scripts only then', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/en/about');
  await waitForAfterLoad(page);
  await page.evaluate(() => window.scrollTo(0, 40));
  expect(urls.filter((url) => url.includes('SearchOverlay'))).toEqual([]);
  await icon(page).click();
  await expect(input(page)).toBeFocused();
  expect(urls.filter((url) => url.includes('SearchOverlay'))).toHaveLength(1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  expect(await overlay(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(page).toHaveURL('/en/about');

  // The page below does not scroll.
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 60);
  await page.mouse.wheel(0, 600);
  await twoFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(scrolled);
});

test('the icon links to the search page if the overlay cannot be loaded', async ({ page }) => {
  await page.route(/SearchOverlay/, (route) => route.abort());
  await page.goto('/en/about');
  await icon(page).click();
  await expect(page).toHaveURL('/en/search');
});

test('has one button that clears the text and another that closes the search', async ({ page }) => {
  await open(page);
  const clear = overlay(page).getByRole('button', { name: 'Clear the text' });
  await expect(clear).toHaveCount(0);
  await input(page).fill('cedar');
  await clear.click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await overlay(page).getByRole('button', { name: 'Close the search' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
});

test('searches 300 ms after the last key press with term, cities and tags', async ({ page }) => {
  const chosen = { cities: ['fes', 'meknes'], tags: ['music'] };
  await page.addInitScript(
    (state) => localStorage.setItem('filters', JSON.stringify({ state, version: 1 })),
    chosen,
  );
  await page.clock.install();
  const requests = collectSearches(page);
  await open(page);
  // Without a term, the places that match the filters.
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  await input(page).fill('fe');
  await page.clock.runFor(299);
  await input(page).fill('fes');
  await page.clock.runFor(299);
  expect(requests).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => requests.length).toBe(2);
  expect(Object.fromEntries(requests[1]?.searchParams ?? [])).toMatchObject({
    q: 'fes',
    cities: 'fes,meknes',
    tags: 'music',
  });
});

test('does not search for spaces or for a single letter', async ({ page }) => {
  await page.clock.install();
  const requests = collectSearches(page);
  await open(page);
  // The suggestions need the network and the timers of React: the clock stops after they are shown.
  await expect(overlay(page).getByRole('heading', { name: 'For you' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input(page).fill('   ');
  await page.clock.runFor(1000);
  await expect(overlay(page).getByRole('heading', { name: 'For you' })).toBeVisible();
  await input(page).fill('f');
  await expect(overlay(page).getByText('One more letter')).toBeVisible();
  await page.clock.runFor(1000);
  expect(requests).toEqual([]);
});

test('arrow keys move through the suggestions and Enter opens one', async ({ page }) => {
  await open(page);
  await input(page).fill('Mekness');
  await expect(suggestions(page).first()).toBeVisible();
  // The groups with the best matches come first.
  const groups = overlay(page).locator('.Suggestions-groups h3');
  await expect(groups.first()).toHaveText('Destinations');
  await expect(groups.nth(1)).toHaveText('Places');
  await expect(suggestions(page).filter({ hasNot: page.locator('img') })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(input(page)).toBeFocused();
  // The focus wraps around; the last item is the link to all results.
  await page.keyboard.press('ArrowUp');
  await expect(overlay(page).getByRole('link', { name: 'All results' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // A letter typed on a suggestion is added to the term.
  await page.keyboard.press('x');
  await expect(input(page)).toHaveValue('Meknessx');
  await page.keyboard.press('Backspace');
  await expect(overlay(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/destination/meknes');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('shows similar spellings when there are no results', async ({ page }) => {
  await open(page);
  await input(page).fill('Voloobeelees');
  await expect(overlay(page).getByRole('heading', { name: 'Oops' })).toBeVisible();
  await expect(overlay(page).getByText('No results')).toBeVisible();
  await expect(overlay(page).getByRole('heading', { name: 'Perhaps you meant' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(overlay(page).locator('.SuggestionLink').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/destination/volubilis');
});

test('suggests nothing when no spelling is similar', async ({ page }) => {
  await open(page);
  await input(page).fill('xyzzyqq');
  await expect(overlay(page).getByText('No results')).toBeVisible();
  await expect(overlay(page).locator('.SuggestionLink')).toHaveCount(0);
});

test.describe('recent searches', () => {
  const searchAndBlur = async (page: Page, term: string) => {
    await input(page).fill(term);
    await input(page).blur();
  };

  test('are stored when the input loses focus: at least two characters, newest first, no duplicates', async ({
    page,
  }) => {
    await open(page);
    await input(page).fill('cedar');
    expect(await stored(page, 'recentSearches')).toBeUndefined();
    await input(page).blur();
    await expect.poll(() => stored(page, 'recentSearches')).toEqual({ terms: ['cedar'] });
    for (const term of ['f', '  ', ' x ', 'Fez', 'lake', 'fez']) await searchAndBlur(page, term);
    await expect
      .poll(() => stored(page, 'recentSearches'))
      .toEqual({ terms: ['fez', 'lake', 'cedar'] });
    await input(page).fill('tagine');
    await page.keyboard.press('Escape');
    await page.reload();
    await open(page);
    await expect(chips(page)).toHaveText(['tagine', 'fez', 'lake', 'cedar']);
  });

  test('are limited to ten', async ({ page }) => {
    await open(page);
    for (let n = 1; n <= 12; n += 1) await searchAndBlur(page, `term ${n}`);
    await input(page).fill('');
    await expect(chips(page)).toHaveCount(10);
    await expect(chips(page).first()).toHaveText('term 12');
    await expect(chips(page).last()).toHaveText('term 3');
  });

  test('can be searched again and removed, one by one or all at once', async ({ page }) => {
    await open(page);
    for (const term of ['lake', 'Volubulis', 'cedar']) await searchAndBlur(page, term);
    await input(page).fill('');
    await chips(page).getByRole('button', { name: 'Volubulis', exact: true }).click();
    await expect(input(page)).toHaveValue('Volubulis');
    await expect(suggestions(page).first()).toHaveText(/Volubilis/);
    await input(page).fill('');
    await page.getByRole('button', { name: 'Forget the search “lake”' }).click();
    await expect(chips(page)).toHaveText(['cedar', 'Volubulis']);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect.poll(() => stored(page, 'recentSearches')).toEqual({ terms: [] });
  });
});

test('shows a selection of places and five random suggestions when there is no term', async ({
  page,
}) => {
  const selections = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    await open(page);
    const forYou = overlay(page).locator('.Suggestions-arches a');
    await expect(forYou).toHaveCount(5);
    const paths = await forYou.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(new Set(paths).size).toBe(5);
    selections.add(paths.join());
    const heading = overlay(page).getByRole('heading', { name: 'A selection of places' });
    await expect(heading).toBeVisible();
    await expect(overlay(page).locator('.Suggestions-grid a').nth(3)).toBeVisible();
  }
  expect(selections.size).toBeGreaterThan(1);
});

test('suggests no pharmacies and stations when there is no term', async ({ page }) => {
  await page.route('**/api/cache/places*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { isService: boolean }[] };
    // The selection takes six of these sights, and the random suggestions the other five.
    const sights = data.filter(({ isService }) => !isService).slice(0, 11);
    await route.fulfill({ json: { data: [...data.filter((one) => one.isService), ...sights] } });
  });
  await open(page);
  const links = overlay(page).locator('.Suggestions-grid a, .Suggestions-arches a');
  await expect(links).toHaveCount(11);
  await expect(links.filter({ hasText: /taxi|station|hospital|bank|pharmac/i })).toHaveCount(0);
});

test.describe('the filter panel', () => {
  test('applies and stores changes on Apply and discards them on Escape', async ({ page }) => {
    await open(page);
    await expect(filterButton(page)).toHaveText(/0$/);
    await expect(overlay(page).locator('.SearchBar-dot')).toHaveCount(0);
    await filterButton(page).click();
    await choice(page, 'Meknes').check();
    await choice(page, 'Fez').check();
    await choice(page, 'Hotels').check();
    expect(await stored(page, 'filters')).toBeUndefined();
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(overlay(page)).toBeVisible();
    await expect(filterButton(page)).toBeFocused();
    await expect(filterButton(page)).toHaveText(/3$/);
    await expect(overlay(page).locator('.SearchBar-dot')).toBeVisible();
    await expect
      .poll(() => stored(page, 'filters'))
      .toMatchObject({
        cities: ['meknes', 'fes'],
        tags: ['hotels'],
        stade: 'planning',
      });
    await expect(overlay(page).getByText('Places that match your filters')).toBeVisible();

    // Escape discards the draft and closes the panel only.
    await filterButton(page).click();
    await choice(page, 'Sefrou').check();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(overlay(page)).toBeVisible();
    await filterButton(page).click();
    await expect(choice(page, 'Meknes')).toBeChecked();
    await expect(choice(page, 'Sefrou')).not.toBeChecked();

    // So does a click on the backdrop.
    await choice(page, 'Sefrou').check();
    await page.mouse.click(10, 400);
    await expect(panel(page)).toHaveCount(0);
    await expect(overlay(page)).toBeVisible();
    await expect(filterButton(page)).toHaveText(/3$/);

    await page.reload();
    await open(page);
    await expect(filterButton(page)).toHaveText(/3$/);
  });

  test('Cancel discards the draft and clears cities and tags', async ({ page }) => {
    await open(page);
    await filterButton(page).click();
    await choice(page, 'Meknes').check();
    await choice(page, 'Music').check();
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(filterButton(page)).toHaveText(/2$/);
    await filterButton(page).click();
    await choice(page, 'Fez').check();
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(filterButton(page)).toHaveText(/0$/);
    await expect.poll(() => stored(page, 'filters')).toMatchObject({ cities: [], tags: [] });
    await filterButton(page).click();
    await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('lists the cities of the last visit if they cannot be loaded', async ({ page, context }) => {
    await holdTimers(context, 4000);
    await open(page);
    await expect
      .poll(async () => (await stored(page, 'cities'))?.cities.length)
      .toBeGreaterThan(10);
    await page.route('**/api/city*', (route) => route.abort());
    await page.reload();
    await open(page);
    const toast = page.locator('.Toasts-toast');
    await expect(toast).toContainText('Code: TE02');
    // It does not cover the field.
    const { y = 0, height = 0 } = (await input(page).boundingBox()) ?? {};
    expect((await toast.boundingBox())?.y).toBeGreaterThan(y + height);
    await filterButton(page).click();
    await expect(choice(page, 'Meknes')).toBeVisible();
  });

  test('filters the suggestions and the page with all results', async ({ page }) => {
    await open(page);
    await input(page).fill('Volubilis');
    await expect(suggestions(page).first()).toBeVisible();
    await filterButton(page).click();
    await choice(page, 'Taza').check();
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(overlay(page).getByText('No results')).toBeVisible();
    await input(page).press('Enter');
    await expect(page).toHaveURL('/en/search?q=Volubilis&city=taza');
    await expect(overlay(page)).toHaveCount(0);
    await icon(page).click();
    await input(page).fill('Volubilis');
    await page.getByRole('button', { name: 'Search without filters' }).click();
    await expect(suggestions(page).first()).toHaveText(/Volubilis/);
    await expect(filterButton(page)).toHaveText(/0$/);
  });
});

test('Enter opens the search page with the term and all filters', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { cities: ['fes', 'meknes'], tags: ['music'] };
    localStorage.setItem('filters', JSON.stringify({ state, version: 1 }));
  });
  await open(page);
  await input(page).fill('oud & candles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=oud+%26+candles&city=fes&city=meknes&tag=music');
  await expect(page.getByRole('searchbox')).toHaveValue('oud & candles');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => stored(page, 'recentSearches')).toEqual({ terms: ['oud & candles'] });
});

for (const invalid of ['{"state":{"terms":7,"cities":"x","tags":[3]},"version":1}', '{{', '[]']) {
  test(`ignores invalid stored data: ${invalid}`, async ({ page }) => {
    await page.addInitScript((text) => {
      localStorage.setItem('recentSearches', text);
      localStorage.setItem('filters', text.replace('"version":1', '"version":99'));
    }, invalid);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page);
    await expect(filterButton(page)).toHaveText(/0$/);
    await input(page).fill('Fez');
    await expect(suggestions(page).first()).toHaveText(/Fez/);
    expect(errors).toEqual([]);
  });
}

test('links to the search page if the API fails', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page);
  await input(page).fill('Fez');
  await overlay(page).getByRole('link', { name: 'All results for “Fez”' }).click();
  await expect(page).toHaveURL('/en/search?q=Fez');
  expect(errors).toEqual([]);
});

test('every state is accessible and has touch targets of at least 44 px', async ({ page }) => {
  test.slow();
  const expectAccessible = async () => {
    // The name of the filter button spells out its number: “none chosen”.
    expect(await axeViolations(page, { except: ['label-content-name-mismatch'] })).toEqual([]);
    const small = await page
      .locator('dialog')
      .locator('button, a, label')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            text: element.outerHTML,
            ...element.getBoundingClientRect().toJSON(),
          }))
          .filter(({ width, height }) => width < 44 || height < 44)
          .map(({ text, width, height }) => [text, width, height]),
      );
    expect(small).toEqual([]);
    const wide = await overlay(page).evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll('form, .SearchOverlay-body')].filter(
          (element) => element.scrollWidth > element.clientWidth,
        ).length,
    );
    expect(wide).toBe(0);
  };
  await page.setViewportSize({
    width: page.viewportSize()?.width === 390 ? 320 : 1440,
    height: 800,
  });
  await open(page);
  await input(page).fill('Mekness');
  await input(page).blur();
  await expect(suggestions(page).first()).toBeVisible();
  await expectAccessible();
  await input(page).fill('');
  await expect(chips(page)).toHaveCount(1);
  await expectAccessible();
  await input(page).fill('Voloobeelees');
  await expect(overlay(page).getByText('No results')).toBeVisible();
  await expectAccessible();
  await filterButton(page).click();
  await choice(page, 'Fez').check();
  await expectAccessible();
});

test('suggests the matching section of the practical information', async ({ page }) => {
  await page.goto('/de/about');
  await page.getByRole('banner').getByRole('link', { name: 'Suchen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Wetter');
  await page.locator('.Suggestions-groups a').first().click();
  await expect(page).toHaveURL('/de/practical-info#weather');
});

test('shows the rate limit message in the language of the page and keeps the term', async ({
  page,
}) => {
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '7' }, body: '{}' }),
  );
  await page.goto('/fr/about');
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  const typed = page.getByRole('dialog').getByRole('textbox');
  await typed.fill('cèdres');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('dans 7 secondes');
  await expect(typed).toHaveValue('cèdres');
  await expect(page.locator('.Toasts-toast')).toHaveCount(0);
});

test('pictures of suggestions are masked with the whole arch', async ({ page }) => {
  await open(page);
  const picture = overlay(page).locator('.Suggestions-arches picture').first();
  const [mask, arch] = await picture.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.maskImage, style.getPropertyValue('--arch')];
  });
  expect(mask.replaceAll(/\\?"/g, '"')).toBe(arch?.trim().replaceAll(/\\?"/g, '"'));
});
