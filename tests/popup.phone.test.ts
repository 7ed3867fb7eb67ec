import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../domain/locale.ts';
import { axeViolations } from './axe.ts';
import { isHydrated, WITH_MOTION } from './fixtures.ts';
import { shifts, watchShifts } from './shifts.ts';

test.use(WITH_MOTION);

/** Opens a page with a stopped clock and waits until it is hydrated. */
async function openPage(page: Page, path = '/en/about'): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await waitForHydration(page);
}

/** Stops the clock today: pages contain the current month and year. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

const waitForHydration = (page: Page) => page.waitForFunction(isHydrated);

const popup = (page: Page) => page.locator('dialog.Popup');

/** Runs the clock of the page until the popup is due, and waits for its texts. */
async function popupOpens(page: Page): Promise<void> {
  const response = page.waitForResponse(/\/[a-z]{2}\/popup$/);
  await page.clock.runFor(5000);
  await response;
  await expect(popup(page)).toHaveAttribute('open');
}

async function popupIsVisible(page: Page): Promise<void> {
  await popupOpens(page);
  await page.clock.runFor(50);
  await expect(popup(page)).toHaveCSS('opacity', '1');
}

const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('popupShown'));

test('appears 5 seconds after the page, and loads its code and texts only then', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page);
  await page.clock.runFor(4900);
  expect(fetched.filter((url) => /popup/i.test(url))).toEqual([]);
  await expect(popup(page)).toHaveCount(0);
  const response = page.waitForResponse(/\/en\/popup$/);
  await page.clock.runFor(100);
  await response;
  await expect(popup(page)).toHaveAttribute('open');
  // Mounted, but visible only 50 ms later.
  await expect(popup(page)).not.toHaveAttribute('data-visible');
  await expect(popup(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(49);
  await expect(popup(page)).not.toHaveAttribute('data-visible');
  await page.clock.runFor(1);
  await expect(popup(page)).toHaveAttribute('data-visible', 'true');
  await expect(popup(page)).toHaveCSS('opacity', '1');
});

test('its two cards open the planner and the inspiration page in a new tab', async ({
  page,
  context,
}) => {
  await openPage(page, '/en');
  await popupIsVisible(page);
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
  test(`${name} closes it with a fade of 500 ms, restores the focus and is remembered in the session`, async ({
    page,
  }) => {
    await openPage(page);
    const logo = page.locator('.Header-logo');
    await logo.focus();
    await popupIsVisible(page);
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
    await waitForHydration(page);
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
  });
}

test('traps the focus and does not close on a click inside', async ({ page }) => {
  await openPage(page);
  await popupIsVisible(page);
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

test('waits while a menu is open or a field has the focus', async ({ page }) => {
  await openPage(page, '/en/search');
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

test('waits for a dialog that opens while its texts are loading', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/en/popup', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page);
  const requested = page.waitForRequest('**/en/popup');
  await page.clock.runFor(5000);
  await requested;
  await page.evaluate(() => {
    const other = document.createElement('dialog');
    other.id = 'other';
    document.body.append(other);
    other.showModal();
  });
  const responded = page.waitForResponse('**/en/popup');
  release();
  await responded;
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.close());
  await page.clock.runFor(500);
  await expect(popup(page)).toHaveCount(1);
});

test('does not appear on a page that it links to', async ({ page }) => {
  await openPage(page, '/en/itinerary');
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
});

test('closes on back navigation', async ({ page }) => {
  await openPage(page, '/en/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/en/accessibility');
  await popupIsVisible(page);
  await page.goBack();
  await expect(popup(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/en/terms');
});

test('does not appear, and causes no error, if its texts cannot be loaded', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/fr/popup', (route) => route.fulfill({ status: 200, body: 'nonsense' }));
  await page.route('**/es/popup', (route) => route.abort());
  await page.route('**/de/popup', (route) => route.fulfill({ status: 500 }));
  await stopClock(page);
  for (const locale of ['fr', 'es', 'de']) {
    await page.goto(`/${locale}/about`);
    await waitForHydration(page);
    const requested = page.waitForRequest(`**/${locale}/popup`);
    await page.clock.runFor(10_000);
    await (await requested).response();
    await page.clock.runFor(10_000);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

for (const locale of LOCALES) {
  test(`causes no layout shift, fits the screen and passes axe in ${locale}`, async ({ page }) => {
    await watchShifts(page);
    await openPage(page, `/${locale}/about`);
    await popupIsVisible(page);
    const overflow = await popup(page).evaluate(
      (element) => element.scrollHeight - element.clientHeight,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const button = await popup(page).getByRole('button').boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.clock.resume();
    expect(await shifts(page)).toBeLessThan(0.01);
    expect(await axeViolations(page, { within: 'dialog.Popup' })).toEqual([]);
  });
}

test('appears and disappears at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page);
  await popupOpens(page);
  await page.clock.runFor(50);
  await expect(popup(page)).toHaveAttribute('data-visible', 'true');
  expect(await popup(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(popup(page)).not.toHaveAttribute('data-visible');
  await page.clock.runFor(500);
  await expect(popup(page)).toHaveCount(0);
});
