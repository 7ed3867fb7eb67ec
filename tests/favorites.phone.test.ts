import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, storeInBrowser, test, waitForAfterLoad, withoutPopup } from './fixtures.ts';
import { shifts, watchShifts } from './shifts.ts';

const FAVORITES = {
  circuits: ['imperial-meknes'],
  pois: ['bab-mansour', 'gone-long-ago', 'bou-inania-madrasa-fes', 'sefrou-waterfall'],
  events: ['sefrou-cherry-festival'],
  experiences: ['first-snow-at-michlifen'],
};

/** Stores favourites in the browser. */
async function storeFavorites(
  page: Page,
  favorites: Partial<typeof FAVORITES> | string,
): Promise<void> {
  const text =
    typeof favorites === 'string' ? favorites : JSON.stringify({ state: favorites, version: 1 });
  await storeInBrowser(page, 'favorites', text);
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '{}').state);
const badge = (page: Page) => page.locator('.Header .Header-badge');
const titles = (page: Page) => page.locator('.FavoriteGroups .Card-title');
const card = (page: Page, title: string) =>
  page.locator('.FavoriteGroups li').filter({ has: page.getByRole('link', { name: title }) });

test('are grouped by kind, newest first, and unknown ids are removed from storage', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await storeFavorites(page, FAVORITES);
  await page.goto('/en/fav');
  await expect(page.locator('.FavoriteGroups h2')).toHaveText([
    'Places',
    'Circuits',
    'Experiences',
    'Events',
  ]);
  await expect(titles(page)).toHaveText([
    'Oued Aggai Waterfall',
    'Bou Inania Madrasa, Fez',
    'Bab Mansour',
    'Imperial Meknes',
    'First snow at Michlifen',
    'Sefrou Cherry Festival',
  ]);
  await expect(page).toHaveURL('/en/fav');
  await expect(page.locator('.FavoritesMap-towns li').first()).toHaveText(/Fez1 favourite/);
  await expect
    .poll(() => stored(page))
    .toEqual({
      ...FAVORITES,
      pois: FAVORITES.pois.filter((id) => id !== 'gone-long-ago'),
    });
  await expect(badge(page)).toHaveText('6');
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(errors).toEqual([]);
});

test('are counted in the header and in the name of its link, without layout shifts', async ({
  page,
}) => {
  await storeFavorites(page, FAVORITES);
  await watchShifts(page);
  for (const path of ['/en/poi/bab-mansour', '/en/fav']) {
    await page.goto(path);
    await waitForAfterLoad(page);
    await expect(badge(page)).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.01);
  }
  await expect(badge(page)).toHaveText('6');
  await expect(page.getByRole('link', { name: 'Favourites: 6 entries' })).toBeVisible();
});

test('can be added on pages and cards of every kind, and survive a reload', async ({ page }) => {
  for (const path of [
    '/en/poi/bab-mansour',
    '/en/circuit/imperial-meknes',
    '/en/event/sefrou-cherry-festival',
    '/en/experience/first-snow-at-michlifen',
  ]) {
    await page.goto(path);
    await page.locator('.PageHeading-plain .FavoriteButton, .PageHeading .FavoriteButton').click();
    await expect(page.locator('.Card .FavoriteButton').first()).toHaveCount(
      path.includes('circuit/') ? 0 : 1,
    );
  }
  await page.goto('/en/circuit/imperial-meknes');
  await expect(page.locator('.StopItem .FavoriteButton[aria-pressed=true]')).toHaveCount(1);
  await page.reload();
  await expect(badge(page)).toHaveText('4');
  await page.goto('/en/fav');
  await expect(titles(page)).toHaveCount(4);
});

test('are synchronised between two tabs', async ({ page, context }) => {
  await storeFavorites(page, { pois: ['bab-mansour'] });
  const other = await context.newPage();
  await Promise.all([page.goto('/en/fav'), other.goto('/en/poi/bou-inania-madrasa-fes')]);
  await expect(titles(page)).toHaveCount(1);
  await other.locator('.PageHeading .FavoriteButton').click();
  await expect(titles(page)).toHaveText(['Bou Inania Madrasa, Fez', 'Bab Mansour']);
  await expect(badge(page)).toHaveText('2');
  await card(page, 'Bou Inania Madrasa, Fez').locator('.FavoriteButton').click();
  await expect(other.locator('.PageHeading .FavoriteButton')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(badge(other)).toHaveText('1');
});

test('can be put back for some seconds after their removal', async ({ page }) => {
  await page.clock.install();
  await storeFavorites(page, FAVORITES);
  await page.goto('/en/fav');
  const madrasa = card(page, 'Bou Inania Madrasa, Fez');
  // Stopping the clock makes it jump, which would time out open requests.
  await expect(madrasa).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await madrasa.locator('.FavoriteButton').click();
  await expect(page.getByRole('status').filter({ hasText: 'was removed' })).toHaveCount(1);
  await expect(badge(page)).toHaveText('5');
  await madrasa.getByRole('button', { name: 'Put back: Bou Inania Madrasa, Fez' }).click();
  await expect(madrasa.locator('.FavoriteButton')).toBeFocused();
  await expect(badge(page)).toHaveText('6');
  await expect
    .poll(async () => (await stored(page)).pois)
    .toEqual(['bab-mansour', 'bou-inania-madrasa-fes', 'sefrou-waterfall']);

  await madrasa.locator('.FavoriteButton').click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(madrasa).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(madrasa).toHaveCount(0);
  await expect(titles(page)).toHaveCount(5);
});

test('stay in the list while they have the focus, and an empty list shows a message', async ({
  page,
}) => {
  await page.clock.install();
  await storeFavorites(page, { pois: ['bab-mansour'] });
  await page.goto('/en/fav');
  const gate = card(page, 'Bab Mansour');
  await gate.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Past the button that adds it to the itinerary.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(gate.getByRole('button', { name: /Put back/ })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(gate).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.clock.runFor(9000);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await expect(page.locator('.EmptyState').getByRole('link', { name: 'Circuits' })).toBeVisible();
});

test('can be shared by link and added to the favourites of another visitor', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await storeFavorites(page, FAVORITES);
  await page.goto('/en/fav');
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'link has been copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/en/fav?circuits=imperial-meknes&pois=sefrou-waterfall&pois=bou-inania');

  const otherBrowser = await browser.newContext();
  await withoutPopup(otherBrowser);
  const recipient = await otherBrowser.newPage();
  await storeFavorites(recipient, { pois: ['bab-mansour', 'volubilis-triumphal-arch'] });
  await recipient.goto(link);
  await expect(recipient.getByRole('heading', { level: 1 })).toHaveText('Favourites for you');
  await expect(titles(recipient)).toHaveCount(6);
  await expect(badge(recipient)).toHaveText('2');
  expect(await axeViolations(recipient)).toEqual([]);
  await recipient.getByRole('button', { name: 'Keep them all' }).click();
  await expect(
    recipient.getByRole('status').filter({ hasText: '5 favourites were added' }),
  ).toBeVisible();
  await expect(recipient.getByRole('link', { name: 'Your own favourites' })).toBeFocused();
  await recipient.keyboard.press('Enter');
  await expect(titles(recipient)).toHaveText([
    'Oued Aggai Waterfall',
    'Bou Inania Madrasa, Fez',
    'Arch of Caracalla, Volubilis',
    'Bab Mansour',
    'Imperial Meknes',
    'First snow at Michlifen',
    'Sefrou Cherry Festival',
  ]);
  await recipient.goto(link);
  await expect(recipient.getByText('All of these are among your favourites')).toBeVisible();
  await recipient.context().close();
});

test('are shared with the Web Share API, with a link to copy if that fails', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    Object.assign(Navigator.prototype, {
      share: async (what: { url: string }) => {
        const { shared } = window as unknown as { shared: string[] };
        if (shared.push(what.url) > 1) throw new DOMException('no', 'NotAllowedError');
      },
    });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await storeFavorites(page, { pois: ['bab-mansour'] });
  await page.goto('/en/fav');
  const share = page.getByRole('button', { name: 'Share this list' });
  await share.click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await expect.poll(async () => (await shared())[0]).toMatch(/\/en\/fav\?pois=bab-mansour$/);
  await expect(page.locator('.ShareStatus')).toBeEmpty();
  await share.click();
  await expect(page.getByLabel('Copy this link')).toHaveValue(/\/en\/fav\?pois=bab-mansour$/);
});

test('can be made into an itinerary, with events, circuits and experiences listed by town', async ({
  page,
}) => {
  await storeFavorites(page, FAVORITES);
  await page.goto('/en/fav');
  await page.getByRole('link', { name: 'Make an itinerary of these' }).click();
  await expect(page).toHaveURL(/\/en\/itinerary\?.*places=sefrou-waterfall&places=bou-inania/);
  await expect(page.getByRole('heading', { name: 'Your places in 2 days' })).toBeVisible();
  await expect(page.locator('.Day-stop h3')).toHaveText([
    'Oued Aggai Waterfall',
    'Bou Inania Madrasa, Fez',
    'Bab Mansour',
  ]);
  await expect(page.locator('.CardGroups h3:not(.Card-title)')).toHaveText([
    'Meknes',
    'Ifrane',
    'Sefrou',
  ]);
  await expect(page.locator('.CardGroups .Card')).toHaveCount(3);
});

test('are ignored if what is stored is invalid, and stored anew', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const text of [
    '{"state":',
    '7',
    '[]',
    '{"state":{"pois":7},"version":1}',
    '{"state":{"pois":[{},null,7]},"version":"x"}',
  ]) {
    await storeFavorites(page, text);
    await page.goto('/en/fav');
    await expect(page.getByText('Nothing here yet'), text).toBeVisible();
  }
  await page.goto('/en/poi/bab-mansour');
  await page.getByRole('button', { name: 'Favourite: Bab Mansour' }).click();
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  expect(errors).toEqual([]);
});

test('can be added if the browser blocks storage', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/en/poi/bab-mansour');
  await page.getByRole('button', { name: 'Favourite: Bab Mansour' }).click();
  await expect(badge(page)).toHaveText('1');
  expect(errors).toEqual([]);
});

test('show an error if they cannot be loaded, and can be loaded again', async ({ page }) => {
  await storeFavorites(page, { pois: ['bab-mansour'] });
  await page.route('**/fav/cards*', (route) => route.abort());
  await page.goto('/en/fav');
  await expect(page.locator('.LoadError')).toContainText('safe in this browser');
  await page.unroute('**/fav/cards*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles(page)).toHaveText(['Bab Mansour']);
  expect((await stored(page)).pois).toEqual(['bab-mansour']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list is readable and shows no buttons', async ({ page }) => {
    await page.goto('/fr/fav?pois=bab-mansour&pois=gone&circuits=imperial-meknes');
    await expect(page.locator('h1')).toHaveText('Des favoris pour vous');
    await expect(page.locator('.FavoriteGroups .Card')).toHaveCount(2);
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'En faire un itinéraire' })).toBeVisible();
    await page.goto('/fr/fav?pois=gone');
    await expect(page.getByText('Rien de ce que nomme ce lien')).toBeVisible();
  });
});
