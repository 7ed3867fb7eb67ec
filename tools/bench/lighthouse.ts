/**
 * Runs Lighthouse on ten pages with its default mobile settings: a phone on a slow connection, first
 * visit. The result is the median of several runs, because single runs vary.
 *
 * `BENCH_BASE=FOLDER` measures the build of another checkout in turns with this one; `BENCH_PAGES` (names
 * separated by commas) and `BENCH_RUNS` limit pages and runs.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { extraPackage } from '../extraPackage.ts';
import { PAGES } from './pages.ts';
import { chosenPages, newFolder, serveBuilds } from './tools.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const FIRST_PORT = 4803;

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
  const sites = await serveBuilds(FIRST_PORT);
  const table: Record<string, Record<string, number>> = {};
  try {
    for (const [page, path] of chosenPages(PAGES)) {
      const reports = new Map<string, Report[]>(sites.map(({ name }) => [name, []]));
      // The first round fills the response cache and renders the pictures of this screen.
      for (let round = 0; round <= RUNS; round++) {
        for (const { name, url } of sites) {
          await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
          const figures = await runLighthouse(program, url + path);
          if (round > 0) reports.get(name)?.push(figures);
        }
      }
      for (const [name, runs] of reports) {
        table[sites.length > 1 ? `${page}, ${name}` : page] = medianOf(runs);
      }
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
  return table;
}

/** Runs Lighthouse, up to three times: sometimes it misses the start of a page and asks to be run again. */
async function runLighthouse(program: string, url: string, tries = 3): Promise<Report> {
  try {
    return await report(program, url);
  } catch (error) {
    if (tries === 1) throw error;
    return runLighthouse(program, url, tries - 1);
  }
}

async function report(program: string, url: string): Promise<Report> {
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
