/** A process that cannot start prints one line and exits with a code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { makeTestPlace } from '../testing/testSite.ts';

const place = await makeTestPlace('embedded', { seeded: false });
afterAll(() => place.remove());

async function start(more: Record<string, string>) {
  const env = { ...process.env, ...place.env, ...more };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { lines: output.trim().split('\n'), code };
}

const folder = (name: string) => {
  const path = join(place.dataDir, name);
  mkdirSync(path, { recursive: true });
  return path;
};

it.each([
  [
    'an empty CONTENT_DIR',
    () => ({ CONTENT_DIR: folder('nothing') }),
    /CONTENT_DIR .*nothing holds no content/,
  ],
  [
    'an unreachable database',
    () => ({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/site' }),
    /^The database at 127\.0\.0\.1:1\/site cannot be reached: .*ECONNREFUSED/,
  ],
  [
    'a data folder of another program',
    () => {
      writeFileSync(join(folder('other/db'), 'letter.txt'), 'mine');
      return { DATA_DIR: folder('other') };
    },
    /other\/db holds files, but no complete database/,
  ],
])('%s is reported in one line', async (_, env, reason) => {
  const { lines, code } = await start(env());
  expect(lines).toEqual([expect.stringMatching(reason)]);
  expect(code).toBe(1);
});
