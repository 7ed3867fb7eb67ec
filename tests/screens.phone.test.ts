import { expect, type Page, type Request } from '@playwright/test';
import { accessibilityTreeIssues } from './accessibilityTree.ts';
import { axeViolations } from './axe.ts';
import { collectErrors, test, WITH_MOTION, waitForAfterLoad } from './fixtures.ts';
import { ONE_OF_EACH, SCREENS } from './screens.ts';
import { shifts, watchShifts } from './shifts.ts';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';

/**
 * Limits of the transfer size of a first view, in compressed bytes, at 390 px and double density, with
 * some room for differences between browsers. Headers are not counted: HTTP/2 compresses them.
 */
const FIRST_VIEWS: Record<string, number> = {
  '': 270_300,
  '/poi/bou-inania-madrasa-fes': 256_700,
  '/destination/fes': 265_000,
  '/destination/middle-atlas': 251_200,
  '/circuit/two-imperial-cities-and-volubilis': 215_000,
  '/event/sefrou-cherry-festival': 231_500,
  '/fav': 212_000,
  '/search': 205_000,
  '/mice': 290_000,
};
/** The limit of all other screens. */
const DEFAULT_FIRST_VIEW = 285_000;

/** Height of the phone's screen in pixels, and the greatest length of a page in such screens. */
const SCREEN_HEIGHT = 844;
const MAX_LENGTH = 20;

test.use({ ...WITH_MOTION, pictures: 'rendered' });

// In German, which has the longest words.
for (const screen of SCREENS) {
  test(`${screen || 'home'} is accessible, light and stable, without errors`, async ({ page }) => {
    const errors = collectErrors(page);
    const transferredBytes = await measureTransfer(page);
    await watchShifts(page);
    await page.goto(`/de${screen}`);
    await waitForAfterLoad(page);
    expect(await transferredBytes()).toBeLessThan(FIRST_VIEWS[screen] ?? DEFAULT_FIRST_VIEW);
    await expectNoSidewaysScroll(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / SCREEN_HEIGHT, 'screens of a phone').toBeLessThan(MAX_LENGTH);
    if (ONE_OF_EACH.has(screen)) {
      expect(await axeViolations(page)).toEqual([]);
      expect(await accessibilityTreeIssues(page)).toEqual([]);
    }
    expect(await shifts(page)).toBeLessThan(0.01);
    expect(errors).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

/**
 * Measures the transfer size of a page, in bytes, on an emulated phone network: how early the browser
 * loads lazy pictures depends on the kind of network.
 *
 * @returns a function that waits for open requests and returns the sum
 */
async function measureTransfer(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  });
  const finished: Request[] = [];
  const open = new Set<Request>();
  // Only browsers with a window fetch the icon of their tabs.
  page.on('request', (request) => request.url().endsWith('/icon.svg') || open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    if (open.delete(request)) finished.push(request);
  });
  return async () => {
    await expect.poll(() => open.size).toBe(0);
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
  };
}
