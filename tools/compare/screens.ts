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

/** Screens in English, and some in German, which has the longest words. */
const ADDRESSES = [
  ...SCREENS.map((screen) => `/en${screen}`),
  '/en/nothing-here',
  ...['', '/poi/bou-inania-madrasa-fes', '/destination/fes', '/search', '/fav'].map(
    (screen) => `/de${screen}`,
  ),
];

/** Share of pixels that may differ, because the antialiasing of text varies. */
const TOLERANCE = 0.0005;

/**
 * Opens each screen of both sites at two widths, and compares accessibility trees and screenshots.
 * Images of the differences are written to `folder`.
 *
 * @param before origin of a site
 * @param after origin of the other site
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
        const [old, current] = await Promise.all([
          capture(pages[0], before + address),
          capture(pages[1], after + address),
        ]);
        const place = `${address} at ${viewport.width} px`;
        if (old.tree !== current.tree) {
          const detail = firstDifference(old.tree, current.tree);
          differences.push({ address: place, aspect: 'accessibility tree', detail });
        }
        const name = `${address.replaceAll(/\W+/g, '-')}-${viewport.width}.png`;
        const detail = await comparePixels(old.screenshot, current.screenshot, join(folder, name));
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

interface Capture {
  tree: string;
  screenshot: Buffer;
}

async function capture(page: Page, url: string): Promise<Capture> {
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

/** Writes an image of the difference to `file`. @returns a description; undefined if there is none */
async function comparePixels(
  before: Buffer,
  after: Buffer,
  file: string,
): Promise<string | undefined> {
  const [old, current] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = old.info;
  if (width !== current.info.width || height !== current.info.height) {
    await writeFile(file.replace('.png', '-before.png'), before);
    await writeFile(file.replace('.png', '-after.png'), after);
    return `${width} × ${height} became ${current.info.width} × ${current.info.height}`;
  }
  const difference = new Uint8Array(old.data.length);
  const pixels = pixelmatch(old.data, current.data, difference, width, height, { threshold: 0.1 });
  const share = pixels / (width * height);
  if (share <= TOLERANCE) return undefined;
  await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
  return `${(share * 100).toFixed(2)} % of the pixels, see ${file}`;
}

const decode = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
