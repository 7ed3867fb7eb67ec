import { expect, type Page } from '@playwright/test';
import type { ErrorCodes } from '../app/api/errorCodes.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { axeViolations } from './axe.ts';
import { visitWithData } from './browserBundle.ts';
import { holdTimers, navigate, test, waitForAfterLoad } from './fixtures.ts';

// One worker builds the code of browserBundle.ts, not each.
test.describe.configure({ mode: 'default' });

// Toasts stay, but in the tests of toasts themselves.
test.beforeEach(async ({ context }, { titlePath }) => {
  if (!titlePath.includes('toasts')) await holdTimers(context, 4000);
});

/** Error codes of section 8 of the specification, by API path. */
const CODES: [path: string, codes: ErrorCodes][] = [
  ['/api/cache/places', ['PE01', 'PE02']],
  ['/api/tags', ['TE01', 'TE02']],
  ['/api/articles', ['AE01', 'AE02']],
  ['/api/experiences', ['EE01', 'EE02']],
  ['/api/mice', ['ME01', 'ME02']],
  ['/api/stories', ['STORYE01', 'STORYTE02']],
  ['/api/circuits', ['CIRCT01', 'CIRCT02']],
  ['/api/instawall', ['INST01', 'INST02']],
];

const toasts = (page: Page) => page.locator('.Toasts-toast');
const callApi = (page: Page, path: string, codes: ErrorCodes) =>
  page.evaluate(
    ([at, pair]) => window.data.fetchData(at as string, pair as ErrorCodes),
    [path, codes],
  );

async function expectToast(page: Page, code: ErrorCode, message: RegExp): Promise<void> {
  const toast = toasts(page).filter({ hasText: `Code: ${code}` });
  await expect(toast).toHaveText(message);
  await expect(toast).toHaveRole('alert');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

/** Collects exceptions and console errors such as CSP violations. */
function unexpectedErrors(page: Page): string[] {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(error.message));
  page.on('console', (message) => {
    // Failed requests are logged by the browser, and user info errors by the page.
    const isExpected = /^(Failed to load resource|USR0)/.test(message.text());
    if (message.type() === 'error' && !isExpected) list.push(message.text());
  });
  return list;
}

test('returns the data of an API call without a toast', async ({ page }) => {
  await visitWithData(page, 'en');
  const [, [, codes] = []] = CODES;
  const tags = await callApi(page, '/api/tags', codes ?? ['TE01', 'TE02']);
  expect((tags as unknown[]).length).toBeGreaterThan(10);
  // Toasts appear in the order of the calls: an earlier toast would be first.
  await page.evaluate(() => window.data.showToast({ type: 'default', message: 'The first' }));
  await expect(toasts(page)).toHaveText(['The first']);
});

for (const [how, answer] of [
  ['returns status 500', { status: 500, json: { detail: 'The wells are dry.' } }],
  ['returns HTML', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ['returns JSON without data', { status: 200, json: { message: 'The wells are dry.' } }],
] as const) {
  test(`shows a toast with the first error code if the API ${how}`, async ({ page }) => {
    const errors = unexpectedErrors(page);
    let calls = 0;
    await page.route('**/api/**', (route) => {
      // The page itself calls the view counter and user info.
      if (!/\/(bi|whoami)$/.test(route.request().url())) calls += 1;
      return route.fulfill(answer);
    });
    await visitWithData(page, 'en');
    for (const [path, codes] of CODES) {
      expect(await callApi(page, path, codes)).toBeUndefined();
      const server = codes[0] === 'PE01' && 'json' in answer ? '\\. The wells are dry\\.' : '';
      await expectToast(
        page,
        codes[0],
        new RegExp(`^Something bad happens. Code: ${codes[0]}${server}$`),
      );
    }
    expect(calls, 'no retry').toBe(CODES.length);
    expect(errors).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
  });
}

test('shows a toast with the second error code if the API is unreachable, and the page stays usable', async ({
  page,
}) => {
  const errors = unexpectedErrors(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await visitWithData(page, 'en');
  for (const [path, codes] of CODES) {
    expect(await callApi(page, path, codes)).toBeUndefined();
    const more =
      codes[1] === 'PE02'
        ? '\\. Our team is aware of such failures and is working on a fix\\.'
        : '';
    await expectToast(
      page,
      codes[1],
      new RegExp(`^Something bad happens. Code: ${codes[1]}${more}$`),
    );
  }
  expect(errors).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/en/contact');
});

test('shows an error toast when the network is gone', async ({ page, context }) => {
  await visitWithData(page, 'en');
  await callApi(page, '/api/tags', ['TE01', 'TE02']);
  await context.setOffline(true);
  await callApi(page, '/api/tags', ['TE01', 'TE02']);
  await expectToast(page, 'TE02', /TE02$/);
});

for (const [locale, text] of [
  ['fr', 'Une erreur s’est produite. Code : PE02. Notre équipe connaît ce type de panne'],
  [
    'es',
    'Se ha producido un error. Código: PE02. Nuestro equipo está al corriente de este tipo de fallos',
  ],
  ['de', 'Etwas ist schiefgegangen. Code: PE02. Unser Team kennt solche Störungen'],
] as const) {
  test(`shows the error toast in the language of the page: ${locale}`, async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await visitWithData(page, locale);
    await callApi(page, '/api/cache/places', ['PE01', 'PE02']);
    await expect(toasts(page)).toContainText(text);
  });
}

/** Pages with their error codes for a bad response and for a network failure. */
const PAGES = [
  ['/en/articles', 'AE01', 'AE02'],
  ['/en/experiences', 'EE01', 'EE02'],
  ['/en/mice', 'ME01', 'ME02'],
  ['/en/inspiration', 'STORYE01', 'STORYTE02'],
  ['/en/circuits', 'CIRCT01', 'CIRCT02'],
  ['/en/destination/fes', 'TE01', 'TE02'],
  ['/en', 'INST01', 'INST02'],
  ['/en/deals', 'PE01', 'PE02'],
] as const;

/** Opens a page and waits until its error reporting has loaded. */
async function openAndWait(page: Page, path = '/en/about'): Promise<void> {
  await page.goto(path);
  await waitForAfterLoad(page);
}

for (const [how, answer, title, message] of [
  [
    'returns an error',
    { status: 502, json: { detail: 'The wells are dry.' } },
    'Something broke on our side',
    ' The wells are dry.',
  ],
  ['returns HTML instead of data', { status: 200, body: '<!doctype html>' }, 'Something broke', ''],
  ['is unreachable', undefined, 'No connection', ' Our team is aware of such failures'],
] as const) {
  test(`shows the error code on the page and in a toast if the server ${how}`, async ({ page }) => {
    await openAndWait(page);
    await page.route('**/*.data*', (route) => (answer ? route.fulfill(answer) : route.abort()));
    for (const [path, bad, network] of PAGES) {
      const code = answer ? bad : network;
      await navigate(page, path);
      const toast = toasts(page).filter({ hasText: `Something bad happens. Code: ${code}` });
      await expect(toast).toHaveRole('alert');
      await expect(page.locator('h1')).toContainText(title);
      await expect(page.locator('main')).toContainText(`Something bad happens. Code: ${code}`);
      if (code.startsWith('PE')) await expect(toast).toContainText(message);
      expect(await page.locator('main').textContent()).not.toMatch(/told|reported/);
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toasts(page)).toHaveCount(0);
    }
    // Pages without an error code of their own show the error without a code.
    await navigate(page, '/en/events');
    await expect(page).toHaveURL('/en/events');
    await expect(page.locator('main')).not.toContainText('Code:');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('h1')).not.toContainText(title);
    await expect(toasts(page)).toHaveCount(0);
  });
}

for (const [locale, text] of [
  ['fr', 'Une erreur s’est produite. Code : AE02'],
  ['es', 'Se ha producido un error. Código: AE02'],
  ['de', 'Etwas ist schiefgegangen. Code: AE02'],
] as const) {
  test(`shows an error page and a toast in ${locale} when a link is followed without a network`, async ({
    page,
    context,
  }) => {
    await openAndWait(page, `/${locale}/about`);
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').locator(`a[href="/${locale}/articles"]`);
    // React Router would reload the page where it cannot prefetch the next one.
    const failedPrefetch = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error loading route module'),
    );
    await link.hover();
    await failedPrefetch;
    await link.click();
    await expect(toasts(page)).toContainText(text);
    await expect(page).toHaveURL(`/${locale}/articles`);
    await expect(page.locator('main')).toContainText(text);
  });
}

test('shows error PE01 if the favourites cannot be loaded', async ({ page }) => {
  await openAndWait(page, '/en/about');
  await page.route('**/fav/cards*', (route) => route.fulfill({ status: 500 }));
  await page.evaluate(() =>
    localStorage.setItem('favorites', '{"state":{"pois":["bab-mansour"]},"version":1}'),
  );
  await page.goto('/en/fav');
  await expect(toasts(page)).toContainText('Code: PE01');
  await expect(page.locator('.LoadError')).toBeVisible();
});

for (const [code, answer] of [
  ['USR01', { status: 500 }],
  ['USR02', undefined],
] as const) {
  test(`requests user info once and logs ${code} without a toast`, async ({ page }) => {
    const messages: string[] = [];
    let calls = 0;
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/api/whoami', (route) => {
      calls += 1;
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.goto('/en/about');
    await expect.poll(() => messages.join()).toContain(`${code}: user info`);
    await expect(toasts(page)).toHaveCount(0);
    expect(calls).toBe(1);
  });
}

test.describe('toasts', () => {
  test('disappear after 4000 ms or after their own duration', async ({ page }) => {
    await page.clock.install();
    await visitWithData(page, 'en');
    await page.clock.pauseAt(Date.now() + 60_000);
    const show = (message: string, duration?: number) =>
      page.evaluate(
        ([text, time]) =>
          window.data.showToast({
            type: 'default',
            message: text as string,
            duration: time as number | undefined,
          }),
        [message, duration] as const,
      );
    await show('four seconds');
    await show('one second', 1000);
    await expect(toasts(page)).toHaveText(['four seconds', 'one second']);
    await page.clock.runFor(1300);
    await expect(toasts(page)).toHaveText(['four seconds']);
    await page.clock.runFor(2600);
    await expect(toasts(page)).toHaveText(['four seconds']);
    await expect(toasts(page)).not.toHaveClass(/leaving/);
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveClass(/leaving/);
    await page.clock.runFor(300);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('appear at the top right in four types, without duplicates or CSP violations', async ({
    page,
  }) => {
    const errors = unexpectedErrors(page);
    await visitWithData(page, 'en');
    const kinds = ['success', 'error', 'loading', 'default'] as const;
    for (const type of [...kinds, ...kinds]) {
      await page.evaluate(
        (it) => window.data.showToast({ type: it, message: `It is ${it}`, duration: 60_000 }),
        type,
      );
    }
    await expect(toasts(page)).toHaveCount(4);
    await expect(toasts(page).first()).toHaveCSS('opacity', '1');
    for (const type of kinds) {
      const toast = toasts(page).filter({ hasText: `It is ${type}` });
      await expect(toast).toHaveRole(type === 'error' ? 'alert' : 'status');
      const box = await toast.boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(Math.round(width - ((box?.x ?? 0) + (box?.width ?? 0))), type).toBe(16);
      expect(box?.y, type).toBeGreaterThan(60);
      expect(box?.y, type).toBeLessThan(450);
    }
    expect(await axeViolations(page, { within: '.Toasts' })).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('can be closed above an open dialog and stay when the dialog closes', async ({ page }) => {
    await visitWithData(page, 'en');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.id = 'other';
      document.body.append(dialog);
      dialog.showModal();
      return window.data.showToast({ type: 'error', message: 'Within', duration: 20_000 });
    });
    const close = toasts(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.close());
    await expect(close).toBeVisible();
    await page.evaluate(() => document.querySelector('#other')?.remove());
    await close.click();
    await expect(toasts(page)).toHaveCount(0);
  });
});
