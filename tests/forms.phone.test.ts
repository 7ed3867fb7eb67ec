import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectDraft, test } from './regular.ts';

const field = (page: Page, name: string) => page.locator(`.visitor-form [name="${name}"]`);
const send = (page: Page) => page.locator('.visitor-form button[type="submit"]');

/** Every test is a network of its own, of which few forms are taken without a question. */
let nextAddress = 1;
test.beforeEach(async ({ context }, { workerIndex }) => {
  const ip = `2001:db8:${workerIndex}:${(nextAddress++).toString(16)}::1`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': ip });
});

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'name').fill('Meyer');
  await field(page, 'email').fill(email);
  await field(page, 'message').fill('Good day, when do the cherries ripen?');
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the contact form tells what is wrong, loses nothing, and is taken', async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto('/de/contact');
      await field(page, 'city').fill('Köln');
      await field(page, 'email').fill('eva@');
      await send(page).click();
      const summary = page.locator('.form-summary');
      await expect(summary.getByRole('listitem')).toHaveCount(3);
      await expect(summary).toContainText('Diese E-Mail-Adresse ist nicht vollständig');
      await expect(field(page, 'name')).toBeFocused();
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'city')).toHaveValue('Köln');
      if (javaScriptEnabled) await expectAccessible(page);
      await summary.getByRole('link', { name: 'E-Mail' }).click();
      if (javaScriptEnabled) await expect(field(page, 'email')).toBeFocused();
      await fillIn(page, 'eva@example.org');
      await send(page).click();
      await expect(
        page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }),
      ).toBeVisible();
      await expect(page.locator('.form-sent strong')).toHaveText(/^FM-\d{4}-\w{5}$/);
      expect(page.url()).toMatch(/\/de\/contact\?sent=FM-/);
      if (javaScriptEnabled) await expectAccessible(page);
      // A refused page is written to the console by the browser itself.
      expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
    });

    test('the newsletter is asked for in the footer, agreed to, confirmed and left', async ({
      page,
    }) => {
      await page.goto('/en/about');
      const footer = page.locator('footer');
      await footer.getByLabel('Your e-mail').fill('walker@example.org');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(field(page, 'email')).toHaveValue('walker@example.org');
      await send(page).click();
      await expect(page.locator('.field-problem')).toContainText('tick the box');
      await page.getByLabel('Yes, send me the newsletter').check();
      await field(page, 'locale').selectOption('fr');
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'look into your mailbox' })).toBeVisible();
      for (const [step, button, heading] of [
        ['confirm', 'Yes, I want the newsletter', 'no longer valid'],
        ['leave', 'Leave the newsletter', 'no longer valid'],
      ] as const) {
        await page.goto(`/en/newsletter/${step}?key=made.up`);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
    });
  });
}

test('what is written outlasts a reload and a lost network', async ({ page, context }) => {
  await page.goto('/en/contact');
  await fillIn(page, 'draft@example.org');
  await expectDraft(page, 'cherries');
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('Good day, when do the cherries ripen?');
  await expect(page.locator('.form-note')).toContainText('is here again');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.locator('.form-summary')).toContainText('there is no connection');
  await expect(field(page, 'message')).toHaveValue('Good day, when do the cherries ripen?');
  await context.setOffline(false);
  await send(page).click();
  await expect(page.locator('.form-sent')).toBeVisible();
  await page.goto('/en/contact');
  await expect(field(page, 'message')).toHaveValue('');
});

test('past the threshold the browser solves a puzzle, and the form is taken', async ({
  page,
  request,
}) => {
  const headers = { 'x-forwarded-for': '2001:db8:ffff::1' };
  await page.setExtraHTTPHeaders(headers);
  for (let times = 0; times < 5; times++) {
    const data = { name: 'Meyer', email: 'often@example.org', message: `Number ${times}` };
    await request.post('/api/contact', { headers, data });
  }
  await page.goto('/en/contact');
  await fillIn(page, 'sixth@example.org');
  const puzzle = page.waitForResponse((response) => response.status() === 429);
  await send(page).click();
  await puzzle;
  await expect(page.locator('.form-sent strong')).toHaveText(/^FM-/, { timeout: 30_000 });
});
