/** Measures how long a content change takes to reach visitors. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { newFolder, ROOT } from '../tools.ts';
import type { TestCluster } from './testCluster.ts';

/** In ms. */
const TIMEOUT = 30_000;
/** How often each process is polled, in ms. */
const POLL_INTERVAL = 10;

/**
 * Changes the title of a place with `npm run content -- import`, and polls each process until its page
 * shows the new title.
 *
 * @returns for each process, ms from the notification of the database to the new page; NaN on timeout
 */
export async function changeContent({ url, sites, sql, env }: TestCluster): Promise<number[]> {
  const { data } = (await (await fetch(`${url}/api/cache/places`)).json()) as {
    data: { _id: string; title: { en: string } }[];
  };
  const place = data.find(({ _id }) => _id === 'bab-mansour') ?? data[0];
  if (!place) throw new Error('There are no places.');
  const title = `New title ${Math.random().toString(36).slice(2)}`;
  const file = join(newFolder(), 'places.json');
  writeFileSync(
    file,
    JSON.stringify({ data: [{ ...place, title: { ...place.title, en: title } }] }),
  );

  const notified = new Promise<number>((resolve) => {
    sql.once('notification', () => resolve(performance.now()));
  });
  await sql.query('LISTEN content');
  const deadline = performance.now() + TIMEOUT;
  const seen = Promise.all(
    sites.map(async (site) => {
      while (performance.now() < deadline) {
        const page = await fetch(`${site.url}/en/poi/${place._id}`);
        if ((await page.text()).includes(title)) return performance.now();
        await pause(POLL_INTERVAL);
      }
      return Number.NaN;
    }),
  );
  await promisify(execFile)(process.execPath, ['server/content/cli.ts', 'import', file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  const since = await notified;
  return (await seen).map((at) => Math.round(at - since));
}
