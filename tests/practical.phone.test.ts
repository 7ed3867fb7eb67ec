import { expect } from '@playwright/test';
import { test } from './regular.ts';

test('numbers fill a thumb, and the contents unfold to lead on', async ({ page }) => {
  await page.goto('/de/practical-info');
  for (const number of ['19', '15', '177']) {
    const box = await page.getByRole('link', { name: number, exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(60);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  const money = contents.getByRole('link', { name: 'Geld', exact: true });
  await expect(money).toBeHidden();
  await contents.getByText('Auf dieser Seite').first().click();
  await expect(contents.getByRole('link')).toHaveCount(17);
  await money.click();
  await expect(page).toHaveURL(/#money$/);
  await expect(page.getByRole('heading', { name: 'Geld', exact: true })).toBeInViewport();
});
