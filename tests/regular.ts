import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Makes visitors who have seen the popup already: it comes upon no one's test. */
export async function withoutPopup(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('popupShown', 'true');
    } catch {
      // A page without an origin, such as about:blank, keeps nothing.
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
    // These visitors wait until a page has come to life; those of early.test.ts do not.
    page.goto = async (url, options) => {
      const response = await goTo(url, options);
      if (javaScriptEnabled !== false && !options?.waitUntil) await page.waitForFunction(isAlive);
      return response;
    };
    await use(page);
  },
});

/** Pages of the website come to life by their router; others have none. */
const isAlive = () => !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window;

/** What the browser complains of in this page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The runner's own word on playwright.config.ts' `serviceWorkers`.
    if (message.text().endsWith('blocked by Playwright')) return;
    // The word of a computer without a graphics card on how it draws maps.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Waits until the browser keeps a draft with these words: the form has come to life. */
export const expectDraft = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join('\n'))).toContain(words);
