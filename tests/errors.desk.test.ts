import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Codes } from '../app/data/fetchData.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { visitWithData } from './inPage.ts';
import { test } from './regular.ts';

/** Section 8, by what is asked for. */
const CODES: [path: string, codes: Codes][] = [
  ['/api/cache/places', ['PE01', 'PE02']],
  ['/api/tags', ['TE01', 'TE02']],
  ['/api/articles', ['AE01', 'AE02']],
  ['/api/experiences', ['EE01', 'EE02']],
  ['/api/mice', ['ME01', 'ME02']],
  ['/api/stories', ['STORYE01', 'STORYTE02']],
  ['/api/circuits', ['CIRCT01', 'CIRCT02']],
  ['/api/instawall', ['INST01', 'INST02']],
];

const toasts = (page: Page) => page.locator('.toast');
const ask = (page: Page, path: string, codes: Codes) =>
  page.evaluate(([at, pair]) => window.data.fetchData(at as string, pair as Codes), [path, codes]);

async function told(page: Page, code: ErrorCode, message: RegExp): Promise<void> {
  const toast = toasts(page).filter({ hasText: `Code: ${code}` });
  await expect(toast).toHaveText(message);
  await expect(toast).toHaveRole('alert');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

/** What the browser complains of: broken policies, exceptions. The failed calls themselves are due. */
function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(error.message));
  page.on('console', (message) => {
    const own = /Failed to load resource/.test(message.text());
    if (message.type() === 'error' && !own) list.push(message.text());
  });
  return list;
}

test('an API that answers well is read, and nothing is said', async ({ page }) => {
  await visitWithData(page, 'en');
  const [, [, codes] = []] = CODES;
  const tags = await ask(page, '/api/tags', codes ?? ['TE01', 'TE02']);
  expect((tags as unknown[]).length).toBeGreaterThan(10);
  await page.waitForTimeout(100);
  await expect(toasts(page)).toHaveCount(0);
});

for (const [how, answer] of [
  ['answers 500', { status: 500, json: { detail: 'The wells are dry.' } }],
  ['answers nonsense', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ['answers without data', { status: 200, json: { message: 'The wells are dry.' } }],
] as const) {
  test(`an API that ${how} is told by the first code of each pair`, async ({ page }) => {
    const heard = complaints(page);
    let calls = 0;
    await page.route('**/api/**', (route) => {
      // The count of views is told to no one who waits for an answer.
      if (!route.request().url().endsWith('/api/bi')) calls += 1;
      return route.fulfill(answer);
    });
    await visitWithData(page, 'en');
    for (const [path, codes] of CODES) {
      expect(await ask(page, path, codes)).toBeUndefined();
      const server = codes[0] === 'PE01' && 'json' in answer ? '\\. The wells are dry\\.' : '';
      await told(page, codes[0], new RegExp(`^Something bad happens. Code: ${codes[0]}${server}$`));
    }
    expect(calls, 'no retry').toBe(CODES.length);
    expect(heard).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
  });
}

test('an API that does not answer is told by the second, and the page goes on', async ({
  page,
}) => {
  const heard = complaints(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await visitWithData(page, 'en');
  for (const [path, codes] of CODES) {
    expect(await ask(page, path, codes)).toBeUndefined();
    const more =
      codes[1] === 'PE02' ? '\\. Our team is aware of it and is working on a fix\\.' : '';
    await told(page, codes[1], new RegExp(`^Something bad happens. Code: ${codes[1]}${more}$`));
  }
  expect(heard).toEqual([]);
  await page.locator('footer').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/en/contact');
});

test('it is told with the network cut altogether after a first call', async ({ page, context }) => {
  await visitWithData(page, 'en');
  await ask(page, '/api/tags', ['TE01', 'TE02']);
  await context.setOffline(true);
  await ask(page, '/api/tags', ['TE01', 'TE02']);
  await told(page, 'TE02', /TE02$/);
});

for (const [locale, words] of [
  ['fr', 'Une erreur s’est produite. Code : PE02. Notre équipe en est informée'],
  ['es', 'Se ha producido un error. Código: PE02. Nuestro equipo está al corriente'],
  ['de', 'Etwas ist schiefgegangen. Code: PE02. Unser Team weiß Bescheid'],
] as const) {
  test(`it is told in ${locale}`, async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await visitWithData(page, locale);
    await ask(page, '/api/cache/places', ['PE01', 'PE02']);
    await expect(toasts(page)).toContainText(words);
  });
}

test('user info fails to the console alone', async ({ page }) => {
  const heard = complaints(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  await visitWithData(page, 'en');
  await ask(page, '/api/whoami', ['USR01', 'USR02']);
  await expect.poll(() => heard.join()).toContain('USR01');
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('toasts', () => {
  test('go after 4000 ms, or after the time they were given', async ({ page }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await visitWithData(page, 'en');
    await page.clock.pauseAt(now + 60_000);
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

  test('stand top right in four kinds, once each, without breaking the policy', async ({
    page,
  }) => {
    const heard = complaints(page);
    await visitWithData(page, 'en');
    const kinds = ['success', 'error', 'loading', 'default'] as const;
    for (const type of [...kinds, ...kinds]) {
      await page.evaluate(
        (it) => window.data.showToast({ type: it, message: `It is ${it}` }),
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
    const { violations } = await new AxeBuilder({ page }).include('.toasts').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('are above an open dialog and within reach there, and outlive it', async ({ page }) => {
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
