import type { Page } from '@playwright/test';

/**
 * Waits until all animations have ended, except those that follow the scroll position (they have a
 * timeline of their own) or are endless.
 */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );
}
