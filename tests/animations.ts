import type { Page } from '@playwright/test';

/**
 * Waits until nothing fades or moves any more. What follows the scroll (a timeline of its own) or goes
 * on for ever has no end to wait for.
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
