/**
 * What the main thread of a phone does until a page is hydrated, in processor time, which other programs
 * hardly change; layout shifts; and the time from a tap on a link to the heading of the next page.
 *
 * `BENCH_BASE=FOLDER` measures the build of another checkout in turns with this one; `BENCH_PAGES` and
 * `BENCH_RUNS` limit pages (names separated by commas) and runs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { PAGES } from './pages.ts';
import { chosenPages, serveBuilds } from './tools.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const FIRST_PORT = 4810;
/** Lighthouse's phone is four times slower; of a task, what exceeds 50 ms blocks. */
const CPU_SLOWDOWN = 4;
const LONG_TASK = 50;
/** How long a page is watched after its last script, for layout shifts and late tasks, in ms. */
const AFTERWARDS = 1000;

export async function mainThread(): Promise<Record<string, Figures>> {
  const sites = await serveBuilds(FIRST_PORT);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const table: Record<string, Figures> = {};
  try {
    for (const [page, path] of chosenPages(PAGES)) {
      const runs = new Map<string, Figures[]>(sites.map(({ name }) => [name, []]));
      // The first round makes the sites render the page and its pictures.
      for (let round = 0; round <= RUNS; round++) {
        for (const { name, url } of sites) {
          const figures = await viewPage(browser, url + path);
          if (round > 0) runs.get(name)?.push(figures);
        }
      }
      for (const [name, figures] of runs) {
        table[sites.length > 1 ? `${page}, ${name}` : page] = medianOf(figures);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
  return table;
}

type Figures = Record<'blocking ms' | 'busy ms' | 'layout shift' | 'next page ms', number>;

async function viewPage(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observeShifts);
  await browser.startTracing(page, {
    categories: ['loading', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(url);
  await page.locator('html[data-hydrated][data-after-load]').waitFor({ state: 'attached' });
  await pause(AFTERWARDS);
  const tasks = tasksAfterPaint(await browser.stopTracing());
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  const next = await openNextPage(page);
  await context.close();
  const slowed = tasks.map((ms) => ms * CPU_SLOWDOWN);
  return {
    'blocking ms': slowed.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK), 0),
    'busy ms': slowed.reduce((sum, ms) => sum + ms, 0),
    'layout shift': shift,
    'next page ms': next,
  };
}

interface TraceEvent {
  name: string;
  ts: number;
  /** Processor time, in µs. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Processor time of the tasks of the page's main thread since the first paint of content, in ms. */
function tasksAfterPaint(trace: Buffer): number[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === painted?.pid && args.name === 'CrRendererMain',
  );
  if (!painted || !main) throw new Error('The trace has no paint');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid)
    .filter(({ ts }) => ts >= painted.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Runs in the page before its scripts. */
function observeShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      (window as unknown as { shift: number }).shift += (
        entry as unknown as { value: number }
      ).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Taps the first link within the page that leads to another page; ms until its heading is there. */
function openNextPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent ?? '';
        const before = heading();
        const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-link]');
        const link = [...links].find(
          ({ pathname, target }) => pathname !== location.pathname && !target,
        );
        if (!link) return resolve(Number.NaN);
        const started = performance.now();
        new MutationObserver((_, observer) => {
          if (heading() === '' || heading() === before) return;
          observer.disconnect();
          resolve(performance.now() - started);
        }).observe(document, { childList: true, characterData: true, subtree: true });
        link.click();
      }),
  );
}

function medianOf(runs: readonly Figures[]): Figures {
  const median = (key: keyof Figures) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  return {
    'blocking ms': Math.round(median('blocking ms')),
    'busy ms': Math.round(median('busy ms')),
    'layout shift': Number(median('layout shift').toFixed(4)),
    'next page ms': Math.round(median('next page ms')),
  };
}
