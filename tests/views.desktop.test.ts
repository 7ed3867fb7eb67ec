import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Collects the views that the page reports from now on, to the site and to Matomo. */
async function collectViews(page: Page): Promise<{ own: unknown[]; matomo: string[] }> {
  const views = { own: [] as unknown[], matomo: [] as string[] };
  await page.exposeFunction('told', (body: string) => views.own.push(JSON.parse(body)));
  // Playwright does not expose the body of a beacon: it is read in the page.
  await page.addInitScript(() => {
    navigator.sendBeacon = (_, body) => {
      const { told } = window as unknown as { told(body: string): void };
      void (body as Blob).text().then(told);
      return true;
    };
  });
  await page.route('https://matomo.example/**', async (route) => {
    views.matomo.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return views;
}

test('counts each page once after it has loaded, without a query', async ({ page }) => {
  const { own, matomo } = await collectViews(page);
  await page.goto('/en/about?from=somewhere');
  await expect.poll(() => own).toEqual([{ page: '/about', locale: 'en' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maps and guides' }).click();
  await expect.poll(() => own.at(-1)).toEqual({ page: '/mapsguides', locale: 'en' });
  await page.goto('/de/poi/bab-mansour');
  await expect.poll(() => own.at(-1)).toEqual({ page: '/poi/bab-mansour', locale: 'de' });
  // The page has two addresses and is counted under its canonical one.
  await page.goto('/fr/destination/fez');
  await expect.poll(() => own.at(-1)).toEqual({ page: '/destination/fes', locale: 'fr' });
  // Missing pages are not counted.
  await page.goto('/en/nowhere');
  await page.goto('/fr/terms');
  await expect.poll(() => own.at(-1)).toEqual({ page: '/terms', locale: 'fr' });
  expect(own).toHaveLength(5);
  expect(matomo).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('the server counts what the browser sends', async ({ page }) => {
  const response = page.waitForResponse((response) => response.url().endsWith('/api/bi'));
  await page.goto('/en/policy');
  expect((await response).status()).toBe(204);
});

test('does not count visitors who send Global Privacy Control', async ({ page }) => {
  const { own } = await collectViews(page);
  await page.addInitScript(() => {
    if (location.search !== '?counted') {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    }
  });
  await page.goto('/en/about');
  await page.goto('/en/terms?counted');
  await expect.poll(() => own).toEqual([{ page: '/terms', locale: 'en' }]);
});

test('sends only page, title and language to a configured Matomo', async ({ page }) => {
  const { matomo } = await collectViews(page);
  // As rendered by the server if ANALYTICS_URL and ANALYTICS_SITE_ID are set.
  await page.route('**/en/about', async (route) => {
    const original = await route.fetch();
    const meta = '<meta name="analytics" content="https://matomo.example 7">';
    const body = (await original.text()).replace('<head>', `<head>${meta}`);
    const headers = { ...original.headers() };
    headers['content-security-policy'] =
      headers['content-security-policy']?.replace(
        "connect-src 'self'",
        "connect-src 'self' https://matomo.example",
      ) ?? '';
    await route.fulfill({ response: original, headers, body });
  });
  await page.goto('/en/about');
  await expect.poll(() => matomo).toHaveLength(1);
  const { rand, ...view } = Object.fromEntries(new URLSearchParams(matomo[0]));
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
