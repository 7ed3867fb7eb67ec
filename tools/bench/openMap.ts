/**
 * Measures how long an opened map takes on a phone with a slow processor and a warm server, with the
 * schematic ground and with tiles: from the click until its ground is shown, and until it has its pins
 * and buttons. Beside it stands the time of a second map of one colour, whose code is there already:
 * what graphics take on this machine, which draws them without a graphics card.
 */
import { type Browser, chromium } from '@playwright/test';
import type { Map as MapLibre } from 'maplibre-gl';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { TOWN_MBTILES } from '../../server/testing/town.ts';
import { serveBuild } from './tools.ts';

const PAGE = '/en/poi/bou-inania-madrasa-fes';
const RUNS = Number(process.env.MAP_RUNS ?? 5);
const PORT = 4806;
const CPU_SLOWDOWN = 4;
const GOAL = 1500;

/** In ms. */
interface Times {
  ground: number;
  ready: number;
  bare: number;
}

/** Times of the fastest and the middle run, because other processes on the machine make runs slower. */
export async function openMap(): Promise<Record<string, Record<string, number>>> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const table: Record<string, Record<string, number>> = {};
  try {
    const variants: Record<string, Record<string, string>> = {
      schematic: {},
      'with tiles': { MAP_TILES: TOWN_MBTILES },
    };
    for (const [name, tiles] of Object.entries(variants)) {
      const site = await serveBuild(PORT, { env: tiles });
      try {
        await openOnce(browser, site.url);
        const runs: Times[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await openOnce(browser, site.url));
        const sorted = (part: keyof Times) =>
          runs.map((times) => Math.round(times[part])).sort((a, b) => a - b);
        table[name] = {
          'ground, best ms': sorted('ground')[0] ?? 0,
          [`median (goal ${GOAL})`]: sorted('ground')[RUNS >> 1] ?? 0,
          'ready, best': sorted('ready')[0] ?? 0,
          median: sorted('ready')[RUNS >> 1] ?? 0,
          'one colour, best': sorted('bare')[0] ?? 0,
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

/** Opens a map in a browser without a cache. */
async function openOnce(browser: Browser, url: string): Promise<Times> {
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
    const { ground, ready } = await button.evaluate(async (element) => {
      const start = performance.now();
      const drawn = new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.OpenMap-canvas[data-drawn="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document, { attributes: true, childList: true, subtree: true });
      });
      (element as HTMLElement).click();
      const ready = await drawn;
      const [mark] = performance.getEntriesByName('map-ground');
      return { ground: (mark?.startTime ?? Number.NaN) - start, ready };
    });
    const bare = await page.locator('.OpenMap-canvas').evaluate(async (element) => {
      const { mapLibre } = element as HTMLElement & { mapLibre: MapLibre };
      await new Promise((resolve) => {
        mapLibre.once('idle', resolve);
        mapLibre.triggerRepaint();
      });
      const container = element.cloneNode() as HTMLElement;
      element.after(container);
      const start = performance.now();
      const another = new (mapLibre.constructor as typeof MapLibre)({
        container,
        attributionControl: false,
        style: {
          version: 8,
          sources: {},
          layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f5ecd9' } }],
        },
      });
      await new Promise((resolve) => {
        another.once('render', resolve);
      });
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
    return { ground, ready, bare };
  } finally {
    await context.close();
  }
}
