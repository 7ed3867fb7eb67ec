import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS } from '../../playwright.config.ts';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { withoutPopup } from '../../tests/fixtures.ts';
import { SCREENS } from '../../tests/screens.ts';
import type { Difference } from './report.ts';
import { firstDifference } from './report.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Screens in English, and some in German, whose words are the longest. */
const ADDRESSES = [
  ...SCREENS.map((screen) => `/en${screen}`),
  '/en/nothing-here',
  ...['', '/poi/bou-inania-madrasa-fes', '/destination/fes', '/search', '/fav'].map(
    (screen) => `/de${screen}`,
  ),
];

/** How much of a screenshot may differ: letters are drawn alike to within their edges. */
const TOLERATED_SHARE = 0.0005;

/**
 * Opens each screen of both sites at two widths and compares the accessibility tree and the pixels.
 * Pictures of the differences are written into `folder`.
 */
export async function compareScreens(
  before: string,
  after: string,
  folder: string,
): Promise<{ compared: number; differences: Difference[] }> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const differences: Difference[] = [];
  try {
    for (const viewport of VIEWPORTS) {
      const pages = await Promise.all([newPage(browser, viewport), newPage(browser, viewport)]);
      for (const address of ADDRESSES) {
        const [one, other] = await Promise.all([
          look(pages[0], before + address),
          look(pages[1], after + address),
        ]);
        const place = `${address} at ${viewport.width} px`;
        if (one.tree !== other.tree) {
          const detail = firstDifference(one.tree, other.tree);
          differences.push({ address: place, aspect: 'accessibility tree', detail });
        }
        const name = `${address.replaceAll(/\W+/g, '-')}-${viewport.width}.png`;
        const detail = await comparePixels(one.screenshot, other.screenshot, join(folder, name));
        if (detail) differences.push({ address: place, aspect: 'pixels', detail });
      }
      await Promise.all(pages.map((page) => page.context().close()));
    }
  } finally {
    await browser.close();
  }
  return { compared: ADDRESSES.length * VIEWPORTS.length, differences };
}

async function newPage(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await withoutPopup(context);
  return context.newPage();
}

interface Look {
  tree: string;
  screenshot: Buffer;
}

async function look(page: Page, url: string): Promise<Look> {
  await page.goto(url);
  await page.waitForFunction(
    () => !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window,
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return { tree: await page.locator('body').ariaSnapshot(), screenshot };
}

/** Writes what differs into `file`. @returns a description, or nothing where the pictures are alike */
async function comparePixels(
  before: Buffer,
  after: Buffer,
  file: string,
): Promise<string | undefined> {
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    await writeFile(file.replace('.png', '-before.png'), before);
    await writeFile(file.replace('.png', '-after.png'), after);
    return `${width} × ${height} became ${other.info.width} × ${other.info.height}`;
  }
  const difference = new Uint8Array(one.data.length);
  const pixels = pixelmatch(one.data, other.data, difference, width, height, { threshold: 0.1 });
  const share = pixels / (width * height);
  if (share <= TOLERATED_SHARE) return undefined;
  await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
  return `${(share * 100).toFixed(2)} % of the pixels, see ${file}`;
}

const decode = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
