import { expect } from '@playwright/test';
import { visitWithData } from './inPage.ts';
import { test } from './regular.ts';

test('a toast stays while the pointer is on it', async ({ page }) => {
  await visitWithData(page, 'en');
  await page.evaluate(() =>
    window.data.showToast({ type: 'default', message: 'x', duration: 2500 }),
  );
  const toast = page.locator('.toast');
  await toast.hover();
  await page.waitForTimeout(3000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(5, 500);
  await expect(toast).toHaveCount(0);
});
