/** Section 4 of the specification for every modal: focus trap, scroll lock and ways to close. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { day, openPlan } from './plan.ts';

const CONTROLS = 'a[href], button, input, select, summary';

/** The index of the focused control of a dialog, and of its last control. */
const focused = (dialog: Locator) =>
  dialog.evaluate((element, controls) => {
    const all = [...element.querySelectorAll<HTMLElement>(controls)].filter(
      (item) => item.tabIndex >= 0 && item.checkVisibility({ visibilityProperty: true }),
    );
    return { at: all.indexOf(document.activeElement as HTMLElement), last: all.length - 1 };
  }, CONTROLS);

const bodyOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow);

/** Expects Tab and Shift+Tab to stay within the dialog, and the page below not to scroll. */
async function expectModal(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => bodyOverflow(page)).toBe('hidden');
  // Controls may still be added: repeated until all are there.
  await expect(async () => {
    await dialog.locator(CONTROLS).first().focus();
    await page.keyboard.press('Shift+Tab');
    const { at, last } = await focused(dialog);
    expect([at, last > 0]).toEqual([last, true]);
  }).toPass();
  await page.keyboard.press('Tab');
  expect((await focused(dialog)).at).toBe(0);
}

async function expectClosed(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden();
  await expect.poll(() => bodyOverflow(page)).not.toBe('hidden');
}

test('the full-screen menu traps the focus, locks scrolling and closes on Escape', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.getByRole('button', { name: 'Everything on this site' }).click();
  const menu = page.getByRole('dialog', { name: 'Everything on this site' });
  await expectModal(page, menu);
  await page.keyboard.press('Escape');
  await expectClosed(page, menu);
});

test('the search and its filter panel trap the focus, lock scrolling and close on Escape', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.locator('.Header-tools').getByRole('link', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search the region' });
  await expect(search.locator('.SuggestionLink').first()).toBeVisible();
  await expectModal(page, search);
  await search.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  await expectModal(page, panel);
  const cancel = panel.getByRole('button', { name: 'Cancel', exact: true });
  await expect(cancel).toHaveAccessibleDescription('Cancelling clears all cities and themes.');
  // Pressing inside and releasing outside is not a click on the backdrop.
  const { x, y } = (await panel.getByRole('heading').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expectClosed(page, search);
});

test('a dialog of the planner traps the focus, locks scrolling and closes on Escape', async ({
  page,
}) => {
  await openPlan(page);
  const opener = day(page, 1).getByRole('button', { name: 'Add a place' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add to day 1' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectModal(page, dialog);
  await page.mouse.click(5, 450);
  await expectClosed(page, dialog);
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page, dialog);
});
