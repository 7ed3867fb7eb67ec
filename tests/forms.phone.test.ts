import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, expectDraft, navigate, test } from './fixtures.ts';

const field = (page: Page, name: string) => page.locator(`.VisitorForm [name="${name}"]`);
const send = (page: Page) => page.locator('.VisitorForm button[type="submit"]');

/** Every test has an address of its own: each may send few forms without a proof of work. */
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

/** Expects a message of a form to have the focus, in view and not under the fixed header. */
async function expectBelowHeader(message: Locator): Promise<void> {
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect
    .poll(() =>
      message.evaluate((element) => {
        const header = document.querySelector('.Header')?.getBoundingClientRect();
        return element.getBoundingClientRect().top >= (header?.bottom ?? 0);
      }),
    )
    .toBe(true);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the contact form shows errors, keeps its input and can be submitted', async ({
      page,
    }) => {
      const errors = collectErrors(page);
      await page.goto('/de/contact');
      await field(page, 'city').fill('Köln');
      await field(page, 'email').fill('eva@');
      await send(page).click();
      const summary = page.locator('.VisitorForm-summary');
      await expect(summary.getByRole('listitem')).toHaveCount(3);
      await expect(summary).toContainText('Diese E-Mail-Adresse ist nicht vollständig');
      await expectBelowHeader(summary);
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
      await expect(page.locator('.VisitorForm-success strong')).toHaveText(/^FM-\d{4}-\w{5}$/);
      expect(page.url()).toMatch(/\/de\/contact\?sent=FM-/);
      if (javaScriptEnabled) await expectAccessible(page);
      // The browser logs responses with status 400.
      expect(errors.filter((text) => !text.includes('400'))).toEqual([]);
    });

    test('the newsletter can be subscribed to in the footer, confirmed and cancelled', async ({
      page,
    }) => {
      await page.goto('/en/events?city=fes');
      const footer = page.getByRole('contentinfo');
      const answer = footer.locator('.NewsletterForm-answer');
      const email = footer.getByLabel('Your e-mail');
      await email.fill('walker@example');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(answer).toContainText('not a complete e-mail address');
      await expect(answer).toContainText('tick the box');
      await expectBelowHeader(answer);
      await expect(page).toHaveURL('/en/events?city=fes');
      await expect(email).toHaveValue('walker@example');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.fill('walker@example.org');
      await footer.getByLabel('Yes, send me the newsletter').check();
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(answer.getByRole('heading')).toHaveText('Please check your inbox');
      await expect(answer).toContainText('within the last six hours');
      await expectBelowHeader(answer);
      await expect(page).toHaveURL('/en/events?city=fes');
      if (javaScriptEnabled) {
        await navigate(page, '/en/newsletter');
        await expect(page.locator('.VisitorForm-note')).toContainText(
          'an e-mail with a link is on its way',
        );
      }
      for (const [step, button, heading] of [
        ['confirm', 'Yes, I want the newsletter', 'no longer valid'],
        ['leave', 'Unsubscribe', 'no longer valid'],
      ] as const) {
        await page.goto(`/en/newsletter/${step}?key=made.up`);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
    });
  });
}

test('the newsletter page shows that a subscription was requested or confirmed in this visit', async ({
  page,
}) => {
  const note = page.locator('.VisitorForm-note');
  await page.goto('/en/newsletter');
  await expect(note).toHaveCount(0);
  await field(page, 'email').fill('walker@example.org');
  await field(page, 'consent').check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'check your inbox' })).toBeVisible();
  await navigate(page, '/en/newsletter');
  await expect(note).toContainText('an e-mail with a link is on its way');
  // The response of the server to a valid key.
  await page.route('**/newsletter/confirm.data?*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ body: '[{"_1":2},"data",{"_3":4},"done",true]\n' })
      : route.continue(),
  );
  await navigate(page, '/en/newsletter/confirm?key=a.b');
  await page.getByRole('button', { name: 'Yes, I want the newsletter' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await navigate(page, '/en/newsletter');
  await expect(note).toContainText('From now on you will receive the newsletter');
});

test('keeps the draft of a message after a reload and without a network', async ({
  page,
  context,
}) => {
  await page.goto('/en/contact');
  await fillIn(page, 'draft@example.org');
  await expectDraft(page, 'cherries');
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('Good day, when do the cherries ripen?');
  await expect(page.locator('.VisitorForm-note')).toContainText('is here again');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.locator('.VisitorForm-summary')).toContainText('there is no connection');
  await expect(field(page, 'message')).toHaveValue('Good day, when do the cherries ripen?');
  await context.setOffline(false);
  await send(page).click();
  await expect(page.locator('.VisitorForm-success')).toBeVisible();
  await page.goto('/en/contact');
  await expect(field(page, 'message')).toHaveValue('');
});

test('solves a proof of work above the threshold and submits the form', async ({
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
  const rejection = page.waitForResponse((response) => response.status() === 429);
  await send(page).click();
  await rejection;
  await expect(page.locator('.VisitorForm-success strong')).toHaveText(/^FM-/);
});
