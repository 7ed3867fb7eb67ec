/** Fixtures for offline tests: a browser with a service worker and a profile on disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { isHydrated, withoutPopup } from './fixtures.ts';
import { Network } from './network.ts';

interface Fixtures {
  network: Network;
  /** A browser with a profile on disk: `restart` closes and reopens it. */
  browsing: { page: Page; restart(): Promise<Page> };
}

export const test = base.extend<Fixtures>({
  network: async ({ baseURL }, use) => {
    const network = new Network(baseURL ?? '');
    await use(network);
    network.close();
  },
  browsing: async (
    {
      network,
      launchOptions,
      contextOptions,
      viewport,
      deviceScaleFactor,
      userAgent,
      isMobile,
      hasTouch,
    },
    use,
  ) => {
    const baseURL = await network.open();
    const folder = mkdtempSync(join(tmpdir(), 'fm-visitor-'));
    let context: BrowserContext | undefined;
    async function start(): Promise<Page> {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        ...{ baseURL, viewport, deviceScaleFactor, userAgent, isMobile, hasTouch },
        serviceWorkers: 'allow',
      });
      await withoutPopup(context);
      return context.pages()[0] ?? context.newPage();
    }
    await use({ page: await start(), restart: start });
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Paths of the responses in a cache. */
export const cachedPaths = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cache);

/** Waits until the page is hydrated, and the service worker controls it and has filled the cache `kept`. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedPaths(page, 'kept')).toContain('/en/practical-info');
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

export const expectCached = (page: Page, cache: string, path: string) =>
  expect.poll(() => cachedPaths(page, cache)).toContain(path);

/** Expects the first picture that matches a selector to be loaded. */
export async function expectPicture(page: Page, selector: string): Promise<void> {
  const width = (image: Element) => {
    image.scrollIntoView();
    return (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth;
  };
  await expect.poll(() => page.locator(selector).first().evaluate(width)).toBeGreaterThan(100);
}

/** Expects a page to have its title and style sheet, and to be hydrated. */
export async function expectRendered(page: Page, title: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 234)');
  await page.waitForFunction(isHydrated);
}
