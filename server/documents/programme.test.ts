/** The pages of a programme's PDF, as they are printed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readTourQuery } from '../../domain/planner/tourQuery.ts';
import { newAddress } from '../testing/newAddress.ts';
import { sharedSite } from '../testing/sharedSite.ts';
import { makeQrCode } from './qrCode.ts';
import { pageFills } from './testDocuments.ts';

const site = sharedSite();
const folder = mkdtempSync(join(tmpdir(), 'fm-programme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const START = { label: 'Fès', coordinates: { longitude: -4.98, latitude: 34.06 } };
const tourOf = (...days: string[][]) => ({
  startingPoint: START,
  days: days.map((places, index) => ({ day: index + 1, city: 'fes', places })),
});
const SHORT_DAYS = tourOf(
  ['bou-inania-madrasa-fes'],
  ['bab-mansour', 'heri-es-souani'],
  ['volubilis'],
);
const LONG = tourOf(
  ['bab-bou-jeloud', 'bou-inania-madrasa-fes', 'chrabliyine-mosque', 'nejjarine-museum'],
  ['al-qarawiyyin', 'chouara-tannery', 'andalusian-mosque', 'dar-al-mouaqqit'],
  ['bab-mansour', 'heri-es-souani', 'place-el-hedim'],
);

/** Saves the PDF of a tour, or of a stored one by its id, and returns the path. */
async function savePdf(tour: object | string): Promise<string> {
  const answer =
    typeof tour === 'string'
      ? await fetch(`${site.url}/api/tours/${tour}.pdf`, {
          headers: { 'x-forwarded-for': newAddress() },
        })
      : await site.post('/api/tours/export.pdf', tour);
  expect(answer.status).toBe(200);
  const file = join(folder, 'programme.pdf');
  writeFileSync(file, await answer.bytes());
  return file;
}

/** What a phone reads from the last page of a print with 150 dots per inch. */
async function scanLastPage(file: string): Promise<string> {
  const pages = pageFills(file).length;
  const prefix = join(folder, 'last');
  execFileSync('pdftoppm', ['-r', '150', '-f', `${pages}`, '-singlefile', '-png', file, prefix]);
  const image = sharp(`${prefix}.png`).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

it('a stored plan has a short link, which is printed and can be scanned', async () => {
  const answer = await site.post('/api/tours', LONG);
  const { data } = (await answer.json()) as { data: { id: string } };
  const url = `https://visit.example/en/itinerary/${data.id}`;
  const file = await savePdf(data.id);
  expect(await scanLastPage(file)).toBe(url);
  expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain(url);
});

it('the code of a plan that is not stored contains it, is coarse, and can be scanned', async () => {
  const text = await scanLastPage(await savePdf(LONG));
  const url = new URL(text);
  expect(url.origin + url.pathname).toBe('https://visit.example/en/pdf');
  expect(readTourQuery(url.searchParams)).toEqual(LONG);
  // The page at this address shows the plan.
  const page = await fetch(site.url + url.pathname + url.search);
  expect(await page.text()).toContain('Chouara');
  // Of at most 57 modules, which are 0.7 mm wide, as for 213 bytes.
  expect(makeQrCode(text)?.code.getModuleCount()).toBeLessThanOrEqual(57);
});

it('the code of a plan of ten full days can be scanned', async () => {
  const { places } = site.live.current();
  const ids = places.all.slice(0, 60).map(({ _id }) => _id);
  const days = Array.from({ length: 10 }, (_, day) => ids.slice(6 * day, 6 * day + 6));
  const url = new URL(await scanLastPage(await savePdf(tourOf(...days))));
  expect(readTourQuery(url.searchParams)).toEqual(tourOf(...days));
});

it('days with few stops fill their pages', async () => {
  const days = pageFills(await savePdf(SHORT_DAYS)).slice(1, -1);
  expect(days.length).toBeGreaterThan(1);
  expect(Math.min(...days)).toBeGreaterThan(0.75);
});
