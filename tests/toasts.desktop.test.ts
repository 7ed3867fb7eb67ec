import { expect } from '@playwright/test';
import { visitWithData } from './browserBundle.ts';
import { test } from './fixtures.ts';

test('a toast does not time out while it is hovered', async ({ page }) => {
  await page.clock.install();
  await visitWithData(page, 'en');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() =>
    window.data.showToast({ type: 'default', message: 'x', duration: 2500 }),
  );
  const toast = page.locator('.Toasts-toast');
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(5, 500);
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(0);
});
