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

/**
 * Lets timers of one length, in ms, never end in new pages: a busy machine would miss what they end, such as
 * a toast.
 */
export const holdTimers = (context: BrowserContext, length: number): Promise<unknown> =>
  context.addInitScript((held) => {
    const start = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
        start(run, delay === held ? 2 ** 31 - 1 : delay, ...rest),
    });
  }, length);

/** Responds to requests for pictures at once with an empty one, of the size that the page gives it. */
export const withEmptyPictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/img/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );

interface Options {
  /**
   * Whether the server renders the pictures, for tests that are about them: it takes longer for those
   * of a page than for all the rest of it, and renders each when it is first requested.
   */
  pictures: 'empty' | 'rendered';
}

export const test = base.extend<Options>({
  pictures: ['empty', { option: true }],
  context: async ({ context, pictures }, use) => {
    await withoutPopup(context);
    if (pictures === 'empty') await withEmptyPictures(context);
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

/** Options of tests about motion, which the others do without (playwright.config.ts). */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Stores an entry in the browser before a page of the site is opened. */
export async function storeInBrowser(page: Page, name: string, value: string): Promise<void> {
  // A document of the same origin without scripts.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
}

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

/** Navigates on the client, as a link does, once the page is hydrated. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate((to) => {
    interface WindowWithRouter {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> };
    }
    return (window as unknown as WindowWithRouter).__reactRouterDataRouter.navigate(to);
  }, path);
}

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
