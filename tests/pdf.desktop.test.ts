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

/** What the programme says, by language: headings, titles, addresses. */
const WORDS = {
  en: ['Day 1 - Fez', 'Day 2 - Meknes', 'Bab Bou Jeloud (Blue Gate)', 'Bou Inania Madrasa, Fez'],
  fr: [
    'Jour 1 - Fès',
    'Jour 2 - Meknès',
    'Bab Boujloud (porte Bleue)',
    'Médersa Bou Inania de Fès',
  ],
  es: [
    'Día 1 - Fez',
    'Día 2 - Mequinez',
    'Bab Bou Jelud (Puerta Azul)',
    'Madrasa Bu Inania de Fez',
  ],
  de: ['Tag 1 - Fès', 'Tag 2 - Meknès', 'Bab Bou Jeloud (Blaues Tor)', 'Medersa Bou Inania, Fès'],
};
const ADDRESSES = [
  'Place Boujloud, Fes medina',
  'Talaa Kebira, Fes medina',
  'Place el-Hedim, Meknes',
];

const textOf = async (download: Download) =>
  execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });

/** The downloads of a page as they begin. */
function downloadsOf(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

for (const [locale, words] of Object.entries(WORDS)) {
  test(`tour.pdf comes by itself and has what the page shows, in ${locale}`, async ({ page }) => {
    const complaints = collectErrors(page);
    const downloads = downloadsOf(page);
    await page.goto(`/${locale}${PAGE}`);
    await expect.poll(() => downloads.length).toBe(1);
    expect(downloads[0]?.suggestedFilename()).toBe('tour.pdf');
    const text = await textOf(downloads[0] as Download);
    for (const wanted of [...words, ...ADDRESSES, TOUR.startingPoint.label]) {
      expect(text).toContain(wanted);
      await expect(page.locator('main')).toContainText(wanted);
    }
    expect(complaints).toEqual([]);
  });
}

test('the query names the language, whatever the page speaks', async ({ page }) => {
  const downloads = downloadsOf(page);
  await page.goto(`/en${PAGE}&lang=es`);
  await expect(page.getByRole('heading', { name: 'Día 2 - Mequinez' })).toBeVisible();
  await expect.poll(() => downloads.length).toBe(1);
  expect(await textOf(downloads[0] as Download)).toContain('Día 2 - Mequinez');
});

test('the download begins once: not again when one comes back, but when asked to', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tours/')) asked.push(request.url());
  });
  await page.goto(`/en${PAGE}`);
  const status = page.locator('.Downloads-status');
  await expect(status).toHaveText('tour.pdf has been downloaded.');
  await page.goto('/en/about');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Day 1 - Fez' })).toBeVisible();
  await page.reload();
  await waitForAfterLoad(page);
  expect(asked).toHaveLength(1);
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download tour.pdf' }).click();
  expect((await again).suggestedFilename()).toBe('tour.pdf');
  expect(asked).toHaveLength(2);
});

test('a download that fails says so, and can be tried again', async ({ page }) => {
  await page.route('**/api/tours/**', (route) => route.abort());
  await page.goto(`/en${PAGE}`);
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute('**/api/tours/**');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download tour.pdf' }).click();
  await download;
  await expect(page.locator('.Downloads-status')).toHaveText('tour.pdf has been downloaded.');
});

test('the other forms are files too', async ({ page }) => {
  await page.goto(`/en${PAGE}`);
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

test('the sheet to print has the plan and nothing to press', async ({ page }) => {
  await page.goto(`/en${PAGE}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.Downloads')).toBeHidden();
  for (const wanted of ['Day 1 - Fez', 'Bou Inania Madrasa, Fez', 'Emergency numbers']) {
    await expect(page.getByRole('heading', { name: wanted })).toBeVisible();
  }
  for (const address of ADDRESSES) {
    await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
  }
});

test('the page of a programme is clean for axe and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/de${PAGE}`);
  await expect(page.locator('.Downloads-status')).toHaveText('tour.pdf ist heruntergeladen.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan is there, and tour.pdf behind a link', async ({ page }) => {
    await page.goto(`/en${PAGE}`);
    await expect(page.getByRole('heading', { name: 'Day 2 - Meknes' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download tour.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('tour.pdf');
    expect(await textOf(await download)).toContain('Bab Mansour');
  });
});
