/**
 * Load test of two processes on PostgreSQL behind nginx. Measures the maximum rate of requests. Then, at
 * half of that rate, counts failures while a process is killed, during a rolling restart and while
 * content changes. The environment variable `MANY_MINUTES` (default 10) is the length of the second part.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ApiTraffic } from './many/apiTraffic.ts';
import { changeContent } from './many/contentChange.ts';
import { crawl } from './many/crawl.ts';
import { Load, type Phase } from './many/load.ts';
import { startTestCluster, type TestCluster } from './many/testCluster.ts';
import { visitors } from './many/visitors.ts';

const MINUTES = Number(process.env.MANY_MINUTES ?? 10);
/** Open connections. */
const CONNECTIONS = 256;
/** Concurrent requests when the maximum rate is measured. */
const CONCURRENCY = 64;
/** How many pictures are requested: those of the first pages. */
const PICTURES = 300;
/** Seconds. */
const WARM_UP = 10;
const MEASURED = 15;

export async function many(): Promise<Record<string, string | number>> {
  const cluster = await startTestCluster();
  try {
    const { figures, failed } = await measure(cluster);
    if (failed) console.error(`nginx:\n${cluster.nginxErrors().join('\n')}`);
    return figures;
  } finally {
    await cluster.remove();
  }
}

async function measure(cluster: TestCluster) {
  const crawled = await crawl(cluster.url, PICTURES);
  const places = crawled.pages.en.flatMap((path) => /\/poi\/(.+)$/.exec(path)?.[1] ?? []);
  const api = new ApiTraffic(places);
  const load = new Load(cluster.url, CONNECTIONS, visitors(crawled, api));

  await load.runAtMaximum(CONCURRENCY, WARM_UP);
  const atMaximum = await load.runAtMaximum(CONCURRENCY, MEASURED);
  const maximum = atMaximum.requests / MEASURED;
  const rate = Math.floor(maximum / 2);

  /** Runs `work`, and waits until a share of the whole time has passed. */
  async function during(share: number, work?: () => Promise<void>): Promise<Phase> {
    const phase = load.begin();
    await Promise.all([pause(share * MINUTES * 60_000), work?.()]);
    return phase;
  }
  const [first, ...others] = cluster.sites;
  let pendingAtKill = 0;
  let changeTimes: number[] = [];

  load.start(rate);
  const started = performance.now();
  const quiet = await during(0.3);
  const killed = await during(0.2, async () => {
    pendingAtKill = load.pending;
    await first?.kill();
    await pause(0.05 * MINUTES * 60_000);
    await first?.start();
  });
  const rolling = await during(0.3, async () => {
    for (const site of [first, ...others]) {
      await site?.stop();
      await site?.start();
    }
  });
  const change = await during(0.2, async () => {
    changeTimes = await changeContent(cluster);
  });
  await load.stop();
  const minutes = (performance.now() - started) / 60_000;

  const phases = { quiet, 'process killed': killed, 'rolling restart': rolling, change };
  const all = Object.values(phases);
  const requests = all.reduce((sum, phase) => sum + phase.requests, 0);
  const { accepted, stored } = await api.check(cluster.sql);
  const figures = {
    'pages, pictures': `${Object.values(crawled.pages).flat().length}, ${PICTURES}`,
    'maximum, requests/s': Math.round(maximum),
    ...report('maximum', atMaximum),
    'rate of the following phases, requests/s': rate,
    [`requests in ${minutes.toFixed(1)} min`]: requests,
    ...Object.assign({}, ...Object.entries(phases).map(([name, phase]) => report(name, phase))),
    'pending requests when the process was killed': pendingAtKill,
    'submissions accepted, stored in the database': `${accepted}, ${stored}`,
    'delay of a content change, ms (goal 1000)': changeTimes.join(', '),
  };
  return { figures, failed: all.some(({ failures }) => failures.length > 0) };
}

function report(name: string, { requests, failures, times }: Phase): Record<string, string> {
  // Grouped by everything except the path: `POST: 502`.
  const groups = Map.groupBy(failures, (failure) => failure.replace(/ \S+:/, ':'));
  for (const [kind, { length, 0: first }] of groups) {
    console.error(`${name}: ${length} times ${kind}, for example ${first}`);
  }
  const ms = (percentile: number) => (times.percentile(percentile) / 1000).toFixed(1);
  return {
    [`${name}: failed requests; p50, p99 ms`]: `${failures.length} of ${requests}; ${ms(50)}, ${ms(99)}`,
  };
}
