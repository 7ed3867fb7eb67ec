/**
 * `npm run gallery`: writes screenshots of every screen at three widths in English and German, and all
 * posters and screens of the Studio, into `gallery/`, with an HTML page for each, and `nearest.png`: the
 * posters that look most alike among those that a page shows together.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { buildCatalogue } from '../domain/content/catalogue.ts';
import { type EntryWithPicture, entryPicture } from '../domain/content/picture.ts';
import { validateImport } from '../domain/content/validateImport.ts';
import { CHROMIUM_ARGUMENTS } from '../playwright.config.ts';
import { CHROMIUM } from '../scripts/browser.mjs';
import { buildWebsite } from '../scripts/prepare.mjs';
import { readContent } from '../server/content/files.ts';
import { SCREENS } from '../tests/screens.ts';
import { newFolder, serve } from './bench/tools.ts';
import { pairsSheet } from './pictures/contactSheet.ts';
import { pictureLists } from './pictures/lists.ts';
import { formatNearest, nearestPairs, type Pair } from './pictures/nearest.ts';
import { saveStudioScreens } from './studioScreens.ts';

const PORT = 4805;
const SITE = `http://127.0.0.1:${PORT}`;
const OUT = fileURLToPath(new URL('../gallery/', import.meta.url));
const WIDTHS = [390, 768, 1440];
const LOCALES = ['en', 'de'];
const ILLUSTRATED_KINDS = [
  'cities',
  'places',
  'events',
  'circuits',
  'experiences',
  'articles',
  'stories',
];

buildWebsite();
await mkdir(OUT, { recursive: true });
const site = await serve(process.execPath, ['build/main.js'], `${SITE}/readyz`, {
  env: { PORT: String(PORT), DATA_DIR: newFolder(), LOG_LEVEL: 'warn', NODE_ENV: 'production' },
});
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
try {
  await savePosters();
  await saveNearest();
  await saveScreenshots();
  await saveStudio();
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Open ${OUT}index.html`);

async function saveScreenshots(): Promise<void> {
  const figures: string[] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } });
    for (const locale of LOCALES) {
      for (const screen of [...SCREENS, '/nothing-here']) {
        const name = `${locale}${screen.replaceAll(/[^a-z0-9]+/g, '-')}-${width}.jpg`;
        await page.goto(`${SITE}/${locale}${screen}`);
        await scrollThrough(page);
        await page.screenshot({ path: OUT + name, fullPage: true, type: 'jpeg', quality: 70 });
        figures.push(`<figure><a href="${name}"><img src="${name}" loading="lazy"></a>
          <figcaption>/${locale}${screen} · ${width}</figcaption></figure>`);
      }
    }
    await page.close();
    console.log(`Screens at ${width} px`);
  }
  await writeFile(`${OUT}index.html`, gallery(figures, 300));
}

async function saveStudio(): Promise<void> {
  const saved = await saveStudioScreens(browser, OUT);
  const figures = saved.map(
    ({ file, caption }) => `<figure><a href="${file}"><img src="${file}" loading="lazy"></a>
      <figcaption>${caption}</figcaption></figure>`,
  );
  await writeFile(`${OUT}studio.html`, gallery(figures, 300));
  console.log(`${saved.length} screens of the Studio`);
}

async function savePosters(): Promise<void> {
  const { accepted } = validateImport((await readContent('content')).raws);
  const figures: string[] = [];
  for (const { kind, data } of accepted) {
    if (!ILLUSTRATED_KINDS.includes(kind)) continue;
    const { src } = entryPicture(kind, data as EntryWithPicture);
    const file = `${kind}-${data._id}.webp`;
    const response = await fetch(`${SITE}/img/w_480,f_webp/${src}`);
    await writeFile(OUT + file, Buffer.from(await response.arrayBuffer()));
    figures.push(`<figure><img src="${file}" loading="lazy"><figcaption>${kind} · ${data._id}
      </figcaption></figure>`);
  }
  await writeFile(`${OUT}posters.html`, gallery(figures, 240));
  console.log(`${figures.length} posters`);
}

/** Writes the nearest pair of every list as a contact sheet, and prints the nearest pairs. */
async function saveNearest(): Promise<void> {
  const { accepted } = validateImport((await readContent('content')).raws);
  const lists = await nearestPairs(pictureLists(buildCatalogue(1, accepted)));
  const nearest = lists.flatMap(({ pairs }) => pairs.slice(0, 3));
  const different = [...new Map(nearest.map((pair) => [pairName(pair), pair])).values()];
  await writeFile(`${OUT}nearest.png`, await pairsSheet(different));
  console.log(lists.map(formatNearest).join('\n'));
}

const pairName = ({ pictures }: Pair) => pictures.map(({ name }) => name).join(' ');

/** Scrolls to the end of the page, so that lazy pictures load. */
async function scrollThrough(page: Awaited<ReturnType<typeof browser.newPage>>): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

function gallery(figures: readonly string[], width: number): string {
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
    body { font: 14px sans-serif; columns: ${width}px auto; gap: 16px; margin: 16px }
    figure { margin: 0 0 16px; break-inside: avoid } img { width: 100%; border: 1px solid #ccc }
    </style><p><a href="index.html">Screens</a> · <a href="posters.html">Posters</a> ·
    <a href="studio.html">Studio</a></p>
    ${figures.join('\n')}`;
}
