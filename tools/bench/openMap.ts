/**
 * Measures how long an opened map takes to show ground: from the click to its first frame, on a phone
 * with a slow processor and a warm server, with the schematic ground and with tiles.
 */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { TOWN_MBTILES } from '../../server/testing/town.ts';
import { newFolder, serve } from './tools.ts';

const PAGE = '/en/poi/bou-inania-madrasa-fes';
const RUNS = Number(process.env.MAP_RUNS ?? 5);
const PORT = '4806';
const CPU_SLOWDOWN = 4;
const GOAL = 1500;

/** Times of the fastest and the middle run, because other processes on the machine make runs slower. */
export async function openMap(): Promise<Record<string, Record<string, number>>> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const url = `http://localhost:${PORT}`;
  const table: Record<string, Record<string, number>> = {};
  try {
    const variants: Record<string, Record<string, string>> = {
      schematic: {},
      'with tiles': { MAP_TILES: TOWN_MBTILES },
    };
    for (const [name, tiles] of Object.entries(variants)) {
      const env = {
        PORT,
        SITE_URL: url,
        DATA_DIR: newFolder(),
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        WEATHER_URL: 'off',
        RATES_URL: 'off',
        TILES_URL: 'off',
        ...tiles,
      };
      const site = await serve(process.execPath, ['build/main.js'], `${url}/readyz`, { env });
      try {
        await timeToGround(browser, url);
        const times: number[] = [];
        for (let run = 0; run < RUNS; run++) times.push(await timeToGround(browser, url));
        times.sort((a, b) => a - b);
        table[name] = {
          'best ms': Math.round(times[0] ?? 0),
          [`median ms (goal ${GOAL})`]: Math.round(times[RUNS >> 1] ?? 0),
        };
      } finally {
        await site.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return table;
}

/** From the click to the first frame with ground, in ms, without a cache. */
async function timeToGround(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('popupShown', 'true'));
    await page.goto(url + PAGE);
    await page.locator('html[data-hydrated][data-after-load]').waitFor({ state: 'attached' });
    const button = page.getByRole('button', { name: 'Show on the map' });
    await button.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await button.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.OpenMap-canvas[data-drawn="true"]')) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }).observe(document, { attributes: true, childList: true, subtree: true });
          (element as HTMLElement).click();
        }),
    );
  } finally {
    await context.close();
  }
}
