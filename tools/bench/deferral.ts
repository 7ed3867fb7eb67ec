/**
 * Compares first views with deferred scripts (app/routerInternals.ts) and with React Router's own order, on
 * a phone with a slow connection and a slow processor. Both variants run in turns, through the same proxy.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { serveBuild } from './tools.ts';

const PAGES = {
  home: '/en',
  place: '/en/poi/bou-inania-madrasa-fes',
  destination: '/en/destination/fes',
  search: '/en/search?q=lake',
};
const RUNS = Number(process.env.DEFERRAL_RUNS ?? 7);
const PORT = 4804;

/** As Lighthouse: 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up, a processor four times slower. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const CPU_SLOWDOWN = 4;

const compress = promisify(brotliCompress);

/** Puts the scripts where React Router has them: the preloads into the head, the entry behind the page. */
function withoutDeferral(html: string): string {
  const found =
    /<template>((?:<link[^>]*>)*)(<script.*?<\/script>)<\/template><script>.*?<\/script>/s.exec(
      html,
    );
  if (!found) throw new Error('The page has no deferred scripts');
  const [deferred, links = '', entry = ''] = found;
  const preloads = links.replaceAll(' fetchpriority="low"', '');
  return html
    .replace(deferred, () => entry)
    .replace('<link rel="stylesheet"', (tag) => preloads + tag);
}

const VARIANTS = { deferred: (html: string) => html, 'not deferred': withoutDeferral };

export async function deferral(): Promise<Record<string, Record<string, number>>> {
  const site = await serveBuild(PORT);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const proxies = await Promise.all(
    Object.entries(VARIANTS).map(async ([name, change]) => ({
      name,
      ...(await startProxy(site.url, change)),
    })),
  );
  const table: Record<string, Record<string, number>> = {};
  try {
    for (const [page, path] of Object.entries(PAGES)) {
      const views = new Map<string, View[]>(proxies.map(({ name }) => [name, []]));
      // The first round makes the site render the pictures of this screen.
      for (let round = 0; round <= RUNS; round++) {
        for (const proxy of proxies) {
          const view = await viewPage(browser, proxy.url + path);
          if (round > 0) views.get(proxy.name)?.push(view);
        }
      }
      for (const [name, runs] of views) table[`${page}, ${name}`] = medianOf(runs);
    }
  } finally {
    await browser.close();
    for (const { close } of proxies) close();
    await site.stop();
  }
  return table;
}

/** A proxy that changes the HTML of pages. */
async function startProxy(site: string, change: (html: string) => string) {
  const bodies = new Map<string, Promise<Buffer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(site + path, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) {
      delete headers[name];
    }
    let body: Buffer = Buffer.from(await answer.arrayBuffer());
    const type = headers['content-type'] ?? '';
    if (/^text|javascript|json|svg/.test(type)) {
      if (type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
      const compressed = bodies.get(path) ?? compress(body);
      bodies.set(path, compressed);
      body = await compressed;
      headers['content-encoding'] = 'br';
    }
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

type View = Record<'first paint ms' | 'LCP ms' | 'hydrated ms' | 'bytes', number>;

/** A first view, without a cache. */
async function viewPage(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observeTimes);
  await page.goto(url);
  await page.locator('html[data-hydrated][data-after-load]').waitFor({ state: 'attached' });
  const times = await page.evaluate(() => (window as unknown as { times: Times }).times);
  await context.close();
  return {
    'first paint ms': times.paint,
    'LCP ms': times.largest,
    'hydrated ms': times.hydrated,
    bytes,
  };
}

type Times = Record<'paint' | 'largest' | 'hydrated', number>;

/** Runs in the page before its scripts. */
function observeTimes(): void {
  const times: Times = { paint: 0, largest: 0, hydrated: 0 };
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') times.paint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    times.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    times.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

function medianOf(views: readonly View[]): View {
  const median = (key: keyof View) =>
    Math.round(views.map((view) => view[key]).toSorted((a, b) => a - b)[views.length >> 1] ?? 0);
  return {
    'first paint ms': median('first paint ms'),
    'LCP ms': median('LCP ms'),
    'hydrated ms': median('hydrated ms'),
    bytes: median('bytes'),
  };
}
