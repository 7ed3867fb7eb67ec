/** How long a change of content takes until visitors see it. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { newFolder, ROOT } from '../tools.ts';
import type { Stand } from './stand.ts';

/** A change that nobody has seen after so long will not be seen: ms. */
const LONGEST = 30_000;
/** How often each process is asked for the page: ms. */
const EVERY = 10;

/**
 * Gives a place a new title by `npm run content -- import`, and asks each process for its page until it
 * says so.
 *
 * @returns for each process, the milliseconds since the database told of the change; NaN for never
 */
export async function changeContent({ url, sites, sql, env }: Stand): Promise<number[]> {
  const { data } = (await (await fetch(`${url}/api/cache/places`)).json()) as {
    data: { _id: string; title: { en: string } }[];
  };
  const place = data.find(({ _id }) => _id === 'bab-mansour') ?? data[0];
  if (!place) throw new Error('There are no places.');
  const title = `Changed while ${Math.random().toString(36).slice(2)} many look`;
  const file = join(newFolder(), 'places.json');
  writeFileSync(
    file,
    JSON.stringify({ data: [{ ...place, title: { ...place.title, en: title } }] }),
  );

  const told = new Promise<number>((heard) => {
    sql.once('notification', () => heard(performance.now()));
  });
  await sql.query('LISTEN content');
  const giveUp = performance.now() + LONGEST;
  const seen = Promise.all(
    sites.map(async (site) => {
      while (performance.now() < giveUp) {
        const page = await fetch(`${site.url}/en/poi/${place._id}`);
        if ((await page.text()).includes(title)) return performance.now();
        await pause(EVERY);
      }
      return Number.NaN;
    }),
  );
  await promisify(execFile)(process.execPath, ['server/content/cli.ts', 'import', file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  const since = await told;
  return (await seen).map((at) => Math.round(at - since));
}
