import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readContent } from '../../../server/content/files.ts';
import { ROOT } from '../../bench/tools.ts';
import { Finding } from '../../finding.ts';
import type { Attack, AttackedSite } from './attack.ts';

const PLACES = 10_000;
/** Longest allowed response time, in ms. */
const MAX_TIME = 200;

/** Imports 10,000 places into the running site and measures the response time of `/healthz` meanwhile. */
export const importing: Attack = {
  name: 'importing',
  before: '8,500 ms',
  goal: `below ${MAX_TIME} ms`,
  seconds: 180,
  async run(site) {
    const file = join(site.dataDir, 'places.json');
    await writeFile(file, JSON.stringify({ data: await manyPlaces() }));
    let finished = false;
    const longest = longestResponse(site, () => finished);
    await importFile(file, site.dataDir);
    await waitUntilServed(site);
    finished = true;
    const ms = Math.round(await longest);
    return { after: `${ms} ms`, met: ms < MAX_TIME };
  },
};

async function manyPlaces(): Promise<object[]> {
  const { raws } = await readContent('content');
  const places = raws.filter(({ kind }) => kind === 'places').map(({ raw }) => raw as object);
  return Array.from({ length: PLACES }, (_, index) => ({
    ...places[index % places.length],
    _id: `copy-${index}`,
  }));
}

async function importFile(file: string, dataDir: string): Promise<void> {
  const parameters = ['server/content/cli.ts', 'import', file, '--kind', 'places'];
  const child = spawn(process.execPath, parameters, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Finding(`The import exited with ${code}`);
}

/** Waits until the site serves the last place. */
async function waitUntilServed(site: AttackedSite): Promise<void> {
  const page = `${site.url}/en/poi/copy-${PLACES - 1}`;
  while ((await fetch(page)).status !== 200) await pause(50);
}

/** Requests `/healthz` repeatedly until `isFinished`. @returns the longest response time, in ms */
async function longestResponse(site: AttackedSite, isFinished: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let longest = 0;
  while (!isFinished()) {
    const started = performance.now();
    const [response] = await once(get(`${site.url}/healthz`, { agent }), 'response');
    await once(response.resume(), 'end');
    longest = Math.max(longest, performance.now() - started);
    await pause(5);
  }
  agent.destroy();
  return longest;
}
