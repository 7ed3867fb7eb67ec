import AxeBuilder from '@axe-core/playwright';
import { type Download, expect } from '@playwright/test';
import { complaintsOf, test } from './regular.ts';

async function bytesOf(download: Download): Promise<string> {
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

test('a document is made while the page tells how far it is, and is then downloaded', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/de/mapsguides');
  const guide = page.locator('#guide');
  await expect(guide.getByText('Wird auf Wunsch')).toBeVisible();
  const begun = page.waitForEvent('download', { timeout: 60_000 });
  await guide.getByRole('link', { name: 'PDF herunterladen' }).click();
  await expect(guide.getByRole('status').filter({ hasText: /vorbereitet|entsteht/ })).toBeVisible();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('guide-de.pdf');
  expect(await bytesOf(download)).toMatch(/^%PDF-1\.7/);
  await expect(guide.getByText('Das Heft ist fertig')).toBeVisible();

  // What is known now, the page tells from now on.
  await page.reload();
  await expect(guide.getByText('Aus den Inhalten der Website erstellt am')).toBeVisible();
  await expect(guide.locator('dt', { hasText: 'Seiten' })).toBeVisible();
  const axe = await new AxeBuilder({ page }).include('main').analyze();
  expect(axe.violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a document that cannot be made is told, and can be asked for again', async ({ page }) => {
  await page.route('**/api/documents/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/en/mapsguides');
  const maps = page.locator('#maps-and-addresses');
  await maps.getByRole('link', { name: 'Download the PDF' }).click();
  await expect(maps.getByRole('alert')).toContainText('could not be made just now');
  await page.unroute('**/api/documents/**');
  const begun = page.waitForEvent('download', { timeout: 60_000 });
  await maps.getByRole('link', { name: 'Download the PDF' }).click();
  expect((await begun).suggestedFilename()).toBe('maps-and-addresses-en.pdf');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link waits until the document is made', async ({ page }) => {
    await page.goto('/es/mapsguides');
    const begun = page.waitForEvent('download', { timeout: 60_000 });
    const golf = page.locator('#golf-destination');
    // The browser's wait for the answer is the wait for the document.
    await golf.getByRole('link', { name: 'Descargar el PDF' }).click({ noWaitAfter: true });
    expect(await bytesOf(await begun)).toMatch(/^%PDF-1\.7/);
    await expect(page.getByRole('link', { name: /La sustituye/ })).toHaveCount(3);
  });
});
