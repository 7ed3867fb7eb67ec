import { execFileSync } from 'node:child_process';
import { type Download, expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, test, waitForAfterLoad } from './fixtures.ts';

const TOUR = {
  startingPoint: {
    label: 'Gare de Fès',
    coordinates: { longitude: -4.9944, latitude: 34.0466 },
  },
  days: [
    { day: 1, city: 'fes', places: ['bab-bou-jeloud', 'bou-inania-madrasa-fes'] },
    { day: 2, city: 'meknes', places: ['bab-mansour'] },
  ],
};
const PAGE = `/pdf?tour=${encodeURIComponent(JSON.stringify(TOUR))}`;

/** Headings and titles of the programme, by language. */
const TEXTS = {
  en: ['Day 1 - Fez', 'Day 2 - Meknes', 'Bab Boujloud (Blue Gate)', 'Bou Inania Madrasa, Fez'],
  fr: [
    'Jour 1 - Fès',
    'Jour 2 - Meknès',
    'Bab Boujloud (porte Bleue)',
    'Médersa Bou Inania de Fès',
  ],
  es: ['Día 1 - Fez', 'Día 2 - Mequinez', 'Bab Boujloud (Puerta Azul)', 'Madrasa Bu Inania de Fez'],
  de: ['Tag 1 - Fès', 'Tag 2 - Meknès', 'Bab Boujloud (Blaues Tor)', 'Medersa Bou Inania, Fès'],
};
const ADDRESSES = {
  en: ['Place Boujloud, Fez medina', 'Talaa Kebira, Fez medina', 'Place el-Hedim, Meknes'],
  fr: ['Place Boujloud, médina de Fès', 'Talaa Kebira, médina de Fès', 'Place El Hedim, Meknès'],
  es: ['Plaza Boujloud, medina de Fez', 'Talaa Kebira, medina de Fez', 'Plaza El Hedim, Mequinez'],
  de: ['Place Boujloud, Medina von Fès', 'Talaa Kebira, Medina von Fès', 'Place el-Hedim, Meknès'],
};

const textOf = async (download: Download) =>
  execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });

/** Collects the downloads of a page. */
function downloadsOf(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`downloads tour.pdf with the content of the page in ${locale}`, async ({ page }) => {
    const errors = collectErrors(page);
    const downloads = downloadsOf(page);
    await page.goto(`/${locale}${PAGE}`);
    await expect.poll(() => downloads.length).toBe(1);
    expect(downloads[0]?.suggestedFilename()).toBe('tour.pdf');
    const text = await textOf(downloads[0] as Download);
    const addresses = ADDRESSES[locale as keyof typeof ADDRESSES];
    for (const expected of [...texts, ...addresses, TOUR.startingPoint.label]) {
      expect(text).toContain(expected);
      await expect(page.locator('main')).toContainText(expected);
    }
    expect(errors).toEqual([]);
  });
}

test('uses the language of the query instead of that of the address', async ({ page }) => {
  const downloads = downloadsOf(page);
  await page.goto(`/en${PAGE}&lang=es`);
  await expect(page.getByRole('heading', { name: 'Día 2 - Mequinez' })).toBeVisible();
  await expect.poll(() => downloads.length).toBe(1);
  expect(await textOf(downloads[0] as Download)).toContain('Día 2 - Mequinez');
});

test('starts the download once, and again only on request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tours/')) requests.push(request.url());
  });
  await page.goto(`/en${PAGE}`);
  const status = page.locator('.Downloads-status');
  await expect(status).toHaveText('tour.pdf has been downloaded.');
  await page.goto('/en/about');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Day 1 - Fez' })).toBeVisible();
  await page.reload();
  await waitForAfterLoad(page);
  expect(requests).toHaveLength(1);
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download tour.pdf' }).click();
  expect((await again).suggestedFilename()).toBe('tour.pdf');
  expect(requests).toHaveLength(2);
});

test('shows an error if the download fails, and allows another attempt', async ({ page }) => {
  await page.route('**/api/tours/**', (route) => route.abort());
  await page.goto(`/en${PAGE}`);
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute('**/api/tours/**');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download tour.pdf' }).click();
  await download;
  await expect(page.locator('.Downloads-status')).toHaveText('tour.pdf has been downloaded.');
});

test('downloads all other file formats', async ({ page }) => {
  const first = page.waitForEvent('download');
  await page.goto(`/en${PAGE}`);
  await first;
  for (const [name, file] of [
    ['Calendar (ICS)', 'tour.ics'],
    ['GPS route (GPX)', 'tour.gpx'],
    ['Map (KML)', 'tour.kml'],
    ['Plain text', 'tour.txt'],
  ] as const) {
    await expect(page.locator('.Downloads-status')).toHaveText('tour.pdf has been downloaded.');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('prints the itinerary without controls', async ({ page }) => {
  await page.goto(`/en${PAGE}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.Downloads')).toBeHidden();
  for (const expected of ['Day 1 - Fez', 'Bou Inania Madrasa, Fez', 'Emergency numbers']) {
    await expect(page.getByRole('heading', { name: expected })).toBeVisible();
  }
  for (const address of ADDRESSES.en) {
    await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
  }
});

test('the page of a programme passes axe and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/de${PAGE}`);
  await expect(page.locator('.Downloads-status')).toHaveText('tour.pdf ist heruntergeladen.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the itinerary and a link to tour.pdf', async ({ page }) => {
    await page.goto(`/en${PAGE}`);
    await expect(page.getByRole('heading', { name: 'Day 2 - Meknes' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download tour.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('tour.pdf');
    expect(await textOf(await download)).toContain('Bab Mansour');
  });
});
