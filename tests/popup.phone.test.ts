import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../domain/locale.ts';
import { axeViolations } from './axe.ts';
import { isHydrated } from './fixtures.ts';
import { shifts, watchShifts } from './shifts.ts';

/** Opens a page whose clock stands still once it has come to life, at a known time after its load. */
async function visit(page: Page, path = '/en/about'): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await alive(page);
}

/** Stops it today: pages tell of this month and year. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

const alive = (page: Page) => page.waitForFunction(isHydrated);

const popup = (page: Page) => page.locator('dialog.Popup');

/** Runs the page's clock while what it fetches comes at its own pace. */
async function due(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/[a-z]{2}\/popup$/);
  await page.clock.runFor(5000);
  await answer;
  await expect(popup(page)).toHaveAttribute('open');
}

async function visible(page: Page): Promise<void> {
  await due(page);
  await page.clock.runFor(50);
  await expect(popup(page)).toHaveCSS('opacity', '1');
}

const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('popupShown'));

test('it comes 5 seconds after the page, and neither its code nor its words come earlier', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page);
  await page.clock.runFor(4900);
  expect(fetched.filter((url) => /popup/i.test(url))).toEqual([]);
  await expect(popup(page)).toHaveCount(0);
  const answer = page.waitForResponse(/\/en\/popup$/);
  await page.clock.runFor(100);
  await answer;
  await expect(popup(page)).toHaveAttribute('open');
  // Mounted, and visible only 50 ms later.
  await expect(popup(page)).not.toHaveAttribute('data-visible');
  await expect(popup(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(49);
  await expect(popup(page)).not.toHaveAttribute('data-visible');
  await page.clock.runFor(1);
  await expect(popup(page)).toHaveAttribute('data-visible', 'true');
  await expect(popup(page)).toHaveCSS('opacity', '1');
});

test('its two cards open the planner and the inspiring pages in a new tab', async ({
  page,
  context,
}) => {
  await visit(page, '/en');
  await visible(page);
  const links = popup(page).getByRole('link');
  await expect(links).toHaveText([/Explore at Your Own Pace/, /Find Your Inspiration/]);
  for (const [index, path] of ['/en/itinerary', '/en/inspire'].entries()) {
    const [tab] = await Promise.all([context.waitForEvent('page'), links.nth(index).click()]);
    await expect(tab).toHaveURL(path);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(popup(page)).toBeVisible();
  expect(await flag(page)).toBeNull();
});

for (const [name, close] of [
  ['the X button', (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click()],
  ['a click on the backdrop', (page: Page) => page.mouse.click(5, 5)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${name} closes it: it fades 500 ms, the session knows, the focus is back`, async ({
    page,
  }) => {
    await visit(page);
    const logo = page.locator('.Header-logo');
    await logo.focus();
    await visible(page);
    await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
    expect(await flag(page)).toBeNull();
    await close(page);
    await expect(popup(page)).not.toHaveAttribute('open');
    await expect(logo).toBeFocused();
    await expect.poll(() => flag(page)).toBe('true');
    await page.clock.runFor(499);
    await expect(popup(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(popup(page)).toHaveCount(0);

    await page.clock.runFor(20_000);
    await page.goto('/en/contact');
    await alive(page);
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
  });
}

test('a click on its sheet does not close it, and the focus stays within it', async ({ page }) => {
  await visit(page);
  await visible(page);
  await popup(page).getByRole('heading', { level: 2 }).click();
  await expect(popup(page)).toHaveAttribute('open');
  const close = popup(page).getByRole('button', { name: 'Close' });
  const last = popup(page).getByRole('link').last();
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
});

test('it waits while a menu is open, and while a field has the focus', async ({ page }) => {
  await visit(page, '/en/search');
  const menu = page.locator('header details').first();
  await menu.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  await page.locator('main').getByRole('searchbox').focus();
  await menu.evaluate((details: HTMLDetailsElement) => {
    details.open = false;
  });
  await page.clock.runFor(20_000);
  await page.keyboard.type('cedar');
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  await page.locator('main').getByRole('searchbox').blur();
  await page.clock.runFor(500);
  await expect(popup(page)).toHaveCount(1);
});

test('it waits for a dialog that opens while its words are on their way', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((release) => {
    letGo = release;
  });
  await page.route('**/en/popup', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page);
  const asked = page.waitForRequest('**/en/popup');
  await page.clock.runFor(5000);
  await asked;
  await page.evaluate(() => {
    const other = document.createElement('dialog');
    other.id = 'other';
    document.body.append(other);
    other.showModal();
  });
  const answered = page.waitForResponse('**/en/popup');
  letGo();
  await answered;
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.close());
  await page.clock.runFor(500);
  await expect(popup(page)).toHaveCount(1);
});

test('it does not invite to the page that the visitor is on', async ({ page }) => {
  await visit(page, '/en/itinerary');
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
});

test('the browser’s back button closes it', async ({ page }) => {
  await visit(page, '/en/terms');
  await page.locator('footer').getByRole('link', { name: 'About the region' }).first().click();
  await expect(page).toHaveURL('/en/about');
  await visible(page);
  await page.goBack();
  await expect(popup(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/en/terms');
});

test('without its words it does not come, and nothing else is wrong', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/fr/popup', (route) => route.fulfill({ status: 200, body: 'nonsense' }));
  await page.route('**/es/popup', (route) => route.abort());
  await page.route('**/de/popup', (route) => route.fulfill({ status: 500 }));
  await stopClock(page);
  for (const locale of ['fr', 'es', 'de']) {
    await page.goto(`/${locale}/about`);
    await alive(page);
    const asked = page.waitForRequest(`**/${locale}/popup`);
    await page.clock.runFor(10_000);
    await (await asked).response();
    await page.clock.runFor(10_000);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

for (const locale of LOCALES) {
  test(`it moves nothing, fits the screen and passes axe in ${locale}`, async ({ page }) => {
    await watchShifts(page);
    await visit(page, `/${locale}/about`);
    await visible(page);
    const outgrown = await popup(page).evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(outgrown).toBeLessThanOrEqual(0);
    const button = await popup(page).getByRole('button').boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.clock.resume();
    expect(await shifts(page)).toBeLessThan(0.01);
    expect(await axeViolations(page, { within: 'dialog.Popup' })).toEqual([]);
  });
}

test('with reduced motion it comes and goes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await due(page);
  await page.clock.runFor(50);
  await expect(popup(page)).toHaveAttribute('data-visible', 'true');
  expect(await popup(page).evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(popup(page)).not.toHaveAttribute('data-visible');
  await page.clock.runFor(500);
  await expect(popup(page)).toHaveCount(0);
});
