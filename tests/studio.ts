/** A site of its own for tests of the Studio, so that they see no other test's accounts. */
import { createServer } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import type { RunningSite } from '../server/site.ts';
import { newAddress } from '../server/testing/newAddress.ts';
import { seededFolder } from '../server/testing/seededFolder.ts';
import type { Member } from '../server/testing/studioClient.ts';
import { makeTestPlace } from '../server/testing/testSite.ts';
import { axeViolations } from './axe.ts';

export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures
    async ({}, use) => {
      const seeded = await seededFolder();
      const place = await makeTestPlace('embedded', { seeded });
      // Passkeys belong to the address of the site, so that the port must be known before.
      const port = String(await freePort());
      const env = { PORT: port, SITE_URL: `http://localhost:${port}`, TRUSTED_PROXY: 'true' };
      await use(await place.start(env));
      await place.remove();
      await seeded.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // The Studio reads dates of this language in tests.
  locale: 'en-GB',
  extraHTTPHeaders: ({ baseURL: _ }, use) => use({ 'x-forwarded-for': newAddress() }),
});

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Gives the browser a member's session and opens a screen. */
export async function openAs(page: Page, { client }: Member, path = ''): Promise<void> {
  await page.context().addCookies(client.cookies);
  await page.goto(`/studio${path}`);
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** The text field of a name, such as "Title Deutsch" for the column of a language. */
export const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The editor's message that everything typed is on the server. */
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

/** Expects that axe finds nothing in either colour scheme, and that 320 px are wide enough. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  const size = page.viewportSize();
  // 1280 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
