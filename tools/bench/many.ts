/**
 * Many visitors at once, on two processes with PostgreSQL behind nginx: how many they can be, and at
 * half of that, what fails while a process is killed, while all are started anew one after the other,
 * and while content changes. `MANY_MINUTES` (10) is how long the second part takes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { changeContent } from './many/contentChange.ts';
import { crawl } from './many/crawl.ts';
import { Load, type Phase } from './many/load.ts';
import { Senders } from './many/senders.ts';
import { makeStand, type Stand } from './many/stand.ts';
import { visitors } from './many/visitors.ts';

const MINUTES = Number(process.env.MANY_MINUTES ?? 10);
/** How many browsers are connected, and how many ask at a time when the most is looked for. */
const CONNECTIONS = 256;
const AT_A_TIME = 64;
/** How many pictures are looked at: those of the first pages. */
const PICTURES = 300;
/** Seconds. */
const WARM_UP = 10;
const MEASURED = 15;

export async function many(): Promise<Record<string, string | number>> {
  const stand = await makeStand();
  try {
    const { figures, failed } = await measure(stand);
    if (failed) console.error(`nginx:\n${stand.complaints().join('\n')}`);
    return figures;
  } finally {
    await stand.remove();
  }
}

async function measure(stand: Stand) {
  const found = await crawl(stand.url, PICTURES);
  const places = found.pages.en.flatMap((path) => /\/poi\/(.+)$/.exec(path)?.[1] ?? []);
  const senders = new Senders(places);
  const load = new Load(stand.url, CONNECTIONS, visitors(found, senders));

  await load.atMost(AT_A_TIME, WARM_UP);
  const most = await load.atMost(AT_A_TIME, MEASURED);
  const maximum = most.requests / MEASURED;
  const rate = Math.floor(maximum / 2);

  /** Lets a share of the time pass, in which something is done. */
  async function during(share: number, work?: () => Promise<void>): Promise<Phase> {
    const phase = load.begin();
    await Promise.all([pause(share * MINUTES * 60_000), work?.()]);
    return phase;
  }
  const [first, ...others] = stand.sites;
  let underWay = 0;
  let changed: number[] = [];

  load.start(rate);
  const started = performance.now();
  const quiet = await during(0.3);
  const killed = await during(0.2, async () => {
    underWay = load.underWay;
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
    changed = await changeContent(stand);
  });
  await load.stop();
  const minutes = (performance.now() - started) / 60_000;

  const phases = { quiet, 'process killed': killed, 'rolling restart': rolling, change };
  const all = Object.values(phases);
  const requests = all.reduce((sum, phase) => sum + phase.requests, 0);
  const { taken, found: kept } = await senders.check(stand.sql);
  const figures = {
    'pages, pictures': `${Object.values(found.pages).flat().length}, ${PICTURES}`,
    'maximum, requests/s': Math.round(maximum),
    ...told('maximum', most),
    'rate of what follows, requests/s': rate,
    [`requests in ${minutes.toFixed(1)} min`]: requests,
    ...Object.assign({}, ...Object.entries(phases).map(([name, phase]) => told(name, phase))),
    'under way when the process was killed': underWay,
    'submissions taken, found in the database': `${taken}, ${kept}`,
    'a change of content is seen after, ms (goal 1000)': changed.join(', '),
  };
  return { figures, failed: all.some(({ failures }) => failures.length > 0) };
}

function told(name: string, { requests, failures, times }: Phase): Record<string, string> {
  // Alike but for what was asked: `POST: 502`.
  const alike = Map.groupBy(failures, (failure) => failure.replace(/ \S+:/, ':'));
  for (const [kind, { length, 0: first }] of alike) {
    console.error(`${name}: ${length} times ${kind}, for instance ${first}`);
  }
  const ms = (percentile: number) => (times.percentile(percentile) / 1000).toFixed(1);
  return {
    [`${name}: failed of all; p50, p99 ms`]: `${failures.length} of ${requests}; ${ms(50)}, ${ms(99)}`,
  };
}
