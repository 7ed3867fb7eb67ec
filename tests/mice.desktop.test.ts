import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, expectDraft, test } from './fixtures.ts';

const field = (page: Page, name: string) => page.locator(`#quote [name="${name}"]`);
const chip = (page: Page, value: string) => page.locator(`#quote input[value="${value}"]`);
const venue = (page: Page, id: string) => page.locator(`.Venue input[value="${id}"]`);
const send = (page: Page) => page.locator('#quote button[type="submit"]');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Every test has an address of its own: each may send few forms without a proof of work. */
let nextAddress = 1;
test.beforeEach(async ({ context }, { workerIndex }) => {
  const ip = `2001:db8:${workerIndex}:a${(nextAddress++).toString(16)}::1`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': ip });
});

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
}

async function expectSubmitted(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('.miceSent-reference dd')).toHaveText(/^FM-\d{4}-\w{5}$/);
}

test('a request can be completed in four steps with the keyboard, with errors at each step', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/mice'),
  );
  await page.goto('/en/mice');
  await venue(page, 'riad-fes-meetings').check();
  await expect(page.locator('.SelectedVenues')).toContainText('Riad Fès');
  await venue(page, 'bab-makina-court').check();
  await page.getByRole('button', { name: 'Remove Bab Makina' }).click();
  await expect(venue(page, 'bab-makina-court')).not.toBeChecked();

  await expect(heading(page, 'What are you planning?')).toBeHidden();
  await send(page).press('Enter');
  const summary = page.locator('.VisitorForm-summary');
  await expect(summary).toContainText('Please choose one or more cities');
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Cities' }).press('Enter');
  await expect(chip(page, 'fes')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What are you planning?')).toBeFocused();
  await expect(summary).toBeHidden();

  await send(page).press('Enter');
  await expect(summary.getByRole('listitem')).toHaveText([
    /Please choose one or more categories/,
    /Please choose one or more formats/,
  ]);
  await summary.getByRole('link', { name: 'Formats' }).press('Enter');
  await expect(chip(page, 'seminar')).toBeFocused();
  await page.keyboard.press('Space');
  await chip(page, 'riads').press('Space');
  await page.keyboard.press('Enter');

  await expect(heading(page, 'When, and how many?')).toBeFocused();
  await field(page, 'participants').fill('none');
  await field(page, 'endDate').fill('2024-05-01');
  await field(page, 'participants').press('Enter');
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await field(page, 'endDate').fill('');
  await field(page, 'participants').fill('1,200');
  await field(page, 'participants').press('Enter');

  await expect(heading(page, 'Who should we reply to?')).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(heading(page, 'When, and how many?')).toBeFocused();
  await send(page).press('Enter');
  await field(page, 'name').fill('Meyer');
  await field(page, 'email').fill('eva@');
  await send(page).press('Enter');
  await expect(summary).toContainText('not a complete e-mail address');
  await field(page, 'email').fill('eva@example.org');
  await expectAccessible(page);
  await send(page).press('Enter');
  await expectSubmitted(page, 'Your request has arrived');
  await expectAccessible(page);
  const fields = new URLSearchParams((await sent).postData() ?? '');
  expect(fields.getAll('quotes')).toEqual(['riad-fes-meetings']);
  expect(errors).toEqual([]);
});

test('keeps the draft of a request after a reload and deletes it once sent', async ({ page }) => {
  await page.goto('/de/mice?category=riads');
  await expect(chip(page, 'riads')).toBeChecked();
  await expect(venue(page, 'hotel-sahrai-meetings')).toBeHidden();
  await venue(page, 'riad-fes-meetings').check();
  await chip(page, 'fes').check();
  await send(page).click();
  await chip(page, 'incentive').check();
  await send(page).click();
  await field(page, 'participants').fill('25');

  await expectDraft(page, '"25"');
  await page.reload();
  await expect(page.locator('.SelectedVenues')).toContainText('Riad Fès');
  await expect(chip(page, 'fes')).toBeChecked();
  for (const step of [
    'Was planen Sie?',
    'Wann, und mit wie vielen Personen?',
    'Wem dürfen wir antworten?',
  ]) {
    await send(page).click();
    await expect(heading(page, step)).toBeVisible();
  }
  await field(page, 'name').fill('Meyer');
  await field(page, 'email').fill('eva@example.org');
  await send(page).click();
  await expectSubmitted(page, 'Ihre Anfrage ist angekommen');
  await page.goto('/de/mice');
  await expect(page.locator('.SelectedVenues')).toContainText('Noch keine');
  await expect(chip(page, 'fes')).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the request as a single form and keeps its input after errors', async ({ page }) => {
    await page.goto('/en/mice');
    await venue(page, 'riad-fes-meetings').check();
    await chip(page, 'fes').check();
    await field(page, 'participants').fill('many');
    await field(page, 'name').fill('Meyer');
    await field(page, 'email').fill('eva@example.org');
    await send(page).click();
    await expect(page.locator('.VisitorForm-summary').getByRole('listitem')).toHaveText([
      /Please choose one or more categories/,
      /Please choose one or more formats/,
      /Please give a number from 1 to 10,000/,
    ]);
    await expect(page.locator('.VisitorForm-summary')).toBeFocused();
    await expect(venue(page, 'riad-fes-meetings')).toBeChecked();
    await expect(chip(page, 'fes')).toBeChecked();
    await expect(field(page, 'participants')).toHaveValue('many');
    await chip(page, 'riads').check();
    await chip(page, 'workshop').check();
    await field(page, 'participants').fill('12');
    await send(page).click();
    await expectSubmitted(page, 'Your request has arrived');
    await page.goto('/en/mice?city=ifrane');
    await expect(page.locator('.Venue:visible')).toHaveCount(2);
    await expect(chip(page, 'ifrane')).toBeChecked();
  });
});
