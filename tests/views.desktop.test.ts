import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** What the page tells of views from now on, to us and to others. */
async function toldBy(page: Page): Promise<{ own: unknown[]; others: string[] }> {
  const told = { own: [] as unknown[], others: [] as string[] };
  await page.exposeFunction('told', (body: string) => told.own.push(JSON.parse(body)));
  // What a beacon carries is not shown to the runner: the page itself is listened to.
  await page.addInitScript(() => {
    navigator.sendBeacon = (_, body) => {
      const { told } = window as unknown as { told(body: string): void };
      void (body as Blob).text().then(told);
      return true;
    };
  });
  await page.route('https://matomo.example/**', async (route) => {
    told.others.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return told;
}

test('pages are counted when they have come to rest, each once, plans without their id', async ({
  page,
}) => {
  const { own, others } = await toldBy(page);
  await page.goto('/en/about?from=somewhere');
  await expect.poll(() => own).toEqual([{ page: '/about', locale: 'en' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maps and guides' }).click();
  await expect.poll(() => own.at(-1)).toEqual({ page: '/mapsguides', locale: 'en' });
  await page.goto('/de/poi/bab-mansour');
  await expect.poll(() => own.at(-1)).toEqual({ page: '/poi/bab-mansour', locale: 'de' });
  // Shown at two addresses, counted at one.
  await page.goto('/fr/destination/fez');
  await expect.poll(() => own.at(-1)).toEqual({ page: '/destination/fes', locale: 'fr' });
  // No such page, and no such plan: not counted.
  await page.goto('/en/nowhere');
  await page.goto('/fr/terms');
  await expect.poll(() => own.at(-1)).toEqual({ page: '/terms', locale: 'fr' });
  expect(own).toHaveLength(5);
  expect(others).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('the server counts what the browser sends', async ({ page }) => {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/bi'));
  await page.goto('/en/policy');
  expect((await counted).status()).toBe(204);
});

test('who does not want to be tracked is not counted', async ({ page }) => {
  const { own } = await toldBy(page);
  await page.addInitScript(() => {
    if (location.search !== '?counted') {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    }
  });
  await page.goto('/en/about');
  await page.goto('/en/terms?counted');
  await expect.poll(() => own).toEqual([{ page: '/terms', locale: 'en' }]);
});

test('a configured Matomo is told of page, title and language, and of nothing else', async ({
  page,
}) => {
  const { others } = await toldBy(page);
  // As the server writes it where ANALYTICS_URL and ANALYTICS_SITE_ID are set.
  await page.route('**/en/about', async (route) => {
    const answer = await route.fetch();
    const meta = '<meta name="analytics" content="https://matomo.example 7">';
    const body = (await answer.text()).replace('<head>', `<head>${meta}`);
    const headers = { ...answer.headers() };
    headers['content-security-policy'] =
      headers['content-security-policy']?.replace(
        "connect-src 'self'",
        "connect-src 'self' https://matomo.example",
      ) ?? '';
    await route.fulfill({ response: answer, headers, body });
  });
  await page.goto('/en/about');
  await expect.poll(() => others).toHaveLength(1);
  const { rand, ...view } = Object.fromEntries(new URLSearchParams(others[0]));
  expect(rand).toMatch(/^\d+$/);
  expect(view).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    url: `${new URL(page.url()).origin}/en/about`,
    action_name: await page.title(),
    lang: 'en',
  });
});
