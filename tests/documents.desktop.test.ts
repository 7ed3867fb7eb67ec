import { type Download, expect, type Route } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, test } from './fixtures.ts';

async function bytesOf(download: Download): Promise<string> {
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

test('shows progress while a document is made, then downloads it', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/de/mapsguides');
  const golf = page.locator('#golf-destination');
  await expect(golf.getByText('Wird auf Wunsch')).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  const progress = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await progress.promise;
    await route.continue();
  };
  await page.route('**/api/documents/**', hold, { times: 1 });
  await golf.getByRole('link', { name: 'PDF herunterladen' }).click();
  await expect(golf.getByRole('status').filter({ hasText: /vorbereitet|entsteht/ })).toBeVisible();
  progress.resolve();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('golf-destination-de.pdf');
  expect(await bytesOf(download)).toMatch(/^%PDF-1\.7/);
  await expect(golf.getByText('Das Heft ist fertig')).toBeVisible();

  // The page shows date and size of a document that exists.
  await page.reload();
  await expect(golf.getByText('Aus den Inhalten der Website erstellt am')).toBeVisible();
  await expect(golf.locator('dt', { hasText: 'Seiten' })).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  expect(errors).toEqual([]);
});

test('downloads the current edition of a document of a past year', async ({ page }) => {
  await page.goto('/fr/mapsguides');
  const agenda = page.locator('#agenda-2020');
  await expect(agenda.getByText(/Édition actuelle, .+ : Agenda de l’année/)).toBeVisible();
  await expect(agenda.getByRole('link')).toHaveText(['Français', 'English', 'Español', 'Deutsch']);
  const downloadEvent = page.waitForEvent('download');
  await agenda.getByRole('link', { name: 'Español' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('agenda-es.pdf');
  expect(await bytesOf(download)).toMatch(/^%PDF-1\.7/);
});

test('shows an error if a document cannot be made, and allows another attempt', async ({
  page,
}) => {
  await page.route('**/api/documents/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/en/mapsguides');
  const golf = page.locator('#golf-destination');
  await golf.getByRole('link', { name: 'Download the PDF' }).click();
  await expect(golf.getByRole('alert')).toContainText('could not be made just now');
  await page.unroute('**/api/documents/**');
  const downloadEvent = page.waitForEvent('download');
  await golf.getByRole('link', { name: 'Download the PDF' }).click();
  expect((await downloadEvent).suggestedFilename()).toBe('golf-destination-en.pdf');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link downloads the document once it is made', async ({ page }) => {
    await page.goto('/es/mapsguides');
    const downloadEvent = page.waitForEvent('download');
    const golf = page.locator('#golf-destination');
    // The response arrives when the document is made.
    await golf.getByRole('link', { name: 'Descargar el PDF' }).click({ noWaitAfter: true });
    expect(await bytesOf(await downloadEvent)).toMatch(/^%PDF-1\.7/);
  });
});
