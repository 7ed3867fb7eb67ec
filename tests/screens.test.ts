import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { complaintsOf, test } from './regular.ts';
import { SCREENS } from './screens.ts';
import { faultsSpoken } from './spoken.ts';

/** What a first view may weigh, in bytes as they travel: at 390 px on a screen of double density. */
const FIRST_VIEWS: Record<string, number> = {
  '': 275_000,
  '/poi/bou-inania-madrasa-fes': 250_000,
  '/destination/fes': 270_000,
  '/destination/middle-atlas': 260_000,
  '/circuit/two-imperial-cities-and-volubilis': 220_000,
  '/event/sefrou-cherry-festival': 235_000,
  '/fav': 220_000,
  '/search': 210_000,
  '/mice': 300_000,
};
/** The same for a screen that is not named there. */
const ANY_FIRST_VIEW = 290_000;

for (const screen of SCREENS) {
  test(`${screen || 'home'} is sound`, async ({ page }, { project }) => {
    const phone = project.name === 'phone';
    // German words are the longest: they are for the narrow screen.
    const locale = phone ? 'de' : 'en';
    const complaints = complaintsOf(page);
    const weight = await weigh(page);
    await watchShifts(page);
    await page.goto(`/${locale}${screen}`);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(await shifts(page)).toBeLessThan(0.01);
    if (phone) expect(await weight()).toBeLessThan(FIRST_VIEWS[screen] ?? ANY_FIRST_VIEW);
    await expectNoSidewaysScroll(page);
    expect(await faultsOf(page)).toEqual([]);
    expect(await faultsSpoken(page)).toEqual([]);
    if (phone) {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/**
 * Sums up all that a page loads; the function that it gives waits for the sum. How far ahead pictures
 * are fetched depends on the network: here it is a phone's.
 */
async function weigh(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Adds up how far things move that the visitor did not move. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);
