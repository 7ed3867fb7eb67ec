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

/** Whether a page is hydrated (app/entry.client.tsx). Documents without React count as hydrated. */
export const isHydrated = () =>
  !('__reactRouterContext' in window) || document.documentElement.hasAttribute('data-hydrated');

/** Waits until a page has loaded its fonts and the scripts that it loads after hydration. */
export async function waitForAfterLoad(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-after-load'));
  await page.evaluate(() => document.fonts.ready);
}

/** Waits two frames, after which the event of a scroll has been dispatched. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Navigates on the client, as a link does. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    interface WindowWithRouter {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> };
    }
    return (window as unknown as WindowWithRouter).__reactRouterDataRouter.navigate(to);
  }, path);

/** Collects errors and warnings of a page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Written by Playwright because of `serviceWorkers: 'block'`.
    if (message.text().endsWith('blocked by Playwright')) return;
    // Written by Chromium without a graphics card, about WebGL.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return errors;
}

/** Waits until the browser has stored a draft that contains a text. */
export const expectDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join('\n'))).toContain(text);
