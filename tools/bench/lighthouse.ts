/**
 * Runs Lighthouse on ten pages with its default mobile settings: a phone on a slow connection, first
 * visit. The result is the median of several runs, because single runs vary.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { extraPackage } from '../../scripts/extraPackage.ts';
import { PAGES } from './pages.ts';
import { newFolder, serve } from './tools.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const PORT = '4803';

/** The part of Lighthouse's report that is used here. Times are in ms. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const FIGURES = {
  'LCP ms (goal 1200)': 'largest-contentful-paint',
  'blocking ms (goal 50)': 'total-blocking-time',
  'FCP ms': 'first-contentful-paint',
  'CLS (goal 0.01)': 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

export async function lighthouse(): Promise<Record<string, Record<string, number>>> {
  const program = join(extraPackage('lighthouse@13.5.0'), 'cli/index.js');
  const env = {
    PORT,
    SITE_URL: `http://localhost:${PORT}`,
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    WEATHER_URL: 'off',
    RATES_URL: 'off',
    TILES_URL: 'off',
  };
  const site = await serve(process.execPath, ['build/main.js'], `${env.SITE_URL}/readyz`, { env });
  const table: Record<string, Record<string, number>> = {};
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const url = env.SITE_URL + path;
      // Fill the response cache: most visitors get cached pages.
      await fetch(url, { headers: { 'accept-encoding': 'br' } });
      const reports: Report[] = [];
      // The first run makes the site render the pictures of this screen.
      await runLighthouse(program, url);
      for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(program, url));
      table[name] = medianOf(reports);
    }
  } finally {
    await site.stop();
  }
  return table;
}

async function runLighthouse(program: string, url: string): Promise<Report> {
  const file = join(newFolder(), 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--form-factor=mobile',
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM } },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

function medianOf(reports: Report[]): Record<string, number> {
  const median = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => [
    category,
    Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
  ]);
  const figures = Object.entries(FIGURES).map(([title, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return [
      title,
      audit === 'cumulative-layout-shift' ? Number(value.toFixed(3)) : Math.round(value),
    ];
  });
  return Object.fromEntries([...scores, ...figures]);
}
