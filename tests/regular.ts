import { type BrowserContext, test as base } from '@playwright/test';

/** Makes visitors who have seen the popup in this session: it comes upon no one's test. */
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
});
