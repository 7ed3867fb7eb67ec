import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Marks the popup as shown, so that it appears in its own tests only. */
export async function withoutPopup(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('popupShown', 'true');
    } catch {
      // A page without an origin, such as about:blank, has no storage.
    }
  });
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutPopup(context);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goTo = page.goto.bind(page);
    // Clicks before hydration are tested in early.test.ts only.
    page.goto = async (url, options) => {
      const response = await goTo(url, options);
      if (javaScriptEnabled !== false && !options?.waitUntil)
        await page.waitForFunction(isHydrated);
      return response;
    };
    await use(page);
  },
});

/** Whether all listeners of a page are there (app/entry.client.tsx); other documents have none. */
export const isHydrated = () =>
  !('__reactRouterContext' in window) || document.documentElement.hasAttribute('data-hydrated');

/** Waits until a page has loaded what it loads after hydration, and its fonts. */
export async function waitForAfterLoad(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-after-load'));
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until a scroll that has begun has its event. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Navigates on the client, as a link does. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    interface Living {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> };
    }
    return (window as unknown as Living).__reactRouterDataRouter.navigate(to);
  }, path);

/** Collects errors and warnings of a page from now on. */
export function collectErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Written by Playwright because of `serviceWorkers: 'block'`.
    if (message.text().endsWith('blocked by Playwright')) return;
    // Written by Chromium without a graphics card, about WebGL.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Waits until the browser has stored a draft that contains a text. */
export const expectDraft = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join('\n'))).toContain(words);
