import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Finding } from '../../../scripts/finding.ts';
import { readContent } from '../../../server/content/files.ts';
import { ROOT } from '../../bench/tools.ts';
import type { Attack, AttackedSite } from './attack.ts';

const PLACES = 10_000;
/** The longest that a request may wait, in ms. */
const LONGEST = 200;

/** As many places are imported into the running site while it is asked for a small answer all the time. */
export const importing: Attack = {
  name: 'importing',
  before: '8,500 ms',
  goal: `below ${LONGEST} ms`,
  seconds: 180,
  async run(site) {
    const file = join(site.dataDir, 'places.json');
    await writeFile(file, JSON.stringify({ data: await manyPlaces() }));
    let over = false;
    const longest = longestWait(site, () => over);
    await importFile(file, site.dataDir);
    await loaded(site);
    over = true;
    const ms = Math.round(await longest);
    return { after: `${ms} ms`, met: ms < LONGEST };
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
  if (code !== 0) throw new Finding(`The import ended with ${code}`);
}

/** Waits until the last of the places is shown. */
async function loaded(site: AttackedSite): Promise<void> {
  const page = `${site.url}/en/poi/copy-${PLACES - 1}`;
  while ((await fetch(page)).status !== 200) await pause(50);
}

/** Asks again and again, and gives the longest wait for an answer in ms. */
async function longestWait(site: AttackedSite, isOver: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let longest = 0;
  while (!isOver()) {
    const started = performance.now();
    const [answer] = await once(get(`${site.url}/healthz`, { agent }), 'response');
    await once(answer.resume(), 'end');
    longest = Math.max(longest, performance.now() - started);
    await pause(5);
  }
  agent.destroy();
  return longest;
}
