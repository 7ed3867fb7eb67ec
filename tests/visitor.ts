/** A visitor whose browser saves pages for the time without a network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { Network } from './network.ts';
import { withoutPopup } from './regular.ts';

interface Fixtures {
  network: Network;
  /** A browser with a memory: `restart` closes it and opens it again. */
  browsing: { page: Page; restart(): Promise<Page> };
}

export const test = base.extend<Fixtures>({
  network: async ({ baseURL }, use) => {
    const network = new Network(baseURL ?? '');
    await use(network);
    network.close();
  },
  browsing: async ({ network, launchOptions, viewport, userAgent, isMobile, hasTouch }, use) => {
    const baseURL = await network.open();
    const folder = mkdtempSync(join(tmpdir(), 'fm-visitor-'));
    let context: BrowserContext | undefined;
    async function start(): Promise<Page> {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...{ baseURL, viewport, userAgent, isMobile, hasTouch, serviceWorkers: 'allow' },
      });
      await withoutPopup(context);
      return context.pages()[0] ?? context.newPage();
    }
    await use({ page: await start(), restart: start });
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Paths that are saved in a cache. */
export const paths = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cache);

/** Waits until the page lives, and the worker answers for it and has saved what must always open. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => paths(page, 'kept')).toContain('/en/practical-info');
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

export const saved = (page: Page, cache: string, path: string) =>
  expect.poll(() => paths(page, cache)).toContain(path);

/** The pictures in view have something to show. */
export async function expectPicture(page: Page, selector: string): Promise<void> {
  const width = (image: Element) => {
    image.scrollIntoView();
    return (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth;
  };
  await expect.poll(() => page.locator(selector).first().evaluate(width)).toBeGreaterThan(100);
}

/** A page reads, wears its style, and has come to life. */
export async function expectWhole(page: Page, title: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 234)');
  await expect
    .poll(() => page.evaluate(() => 'onclick' in window && '__reactRouterDataRouter' in window))
    .toBe(true);
}
