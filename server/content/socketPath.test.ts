import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestPlace } from '../testing/testSite.ts';
import { remoteStore } from './adminSocket.ts';

const place = await makeTestPlace();
afterAll(() => place.remove());

it('connects to a site whose folder path is too long for a socket', async () => {
  const folder = join(place.dataDir, 'a-folder-with-a-long-name'.repeat(5), 'data');
  mkdirSync(dirname(folder));
  cpSync(join(place.dataDir, 'db'), join(folder, 'db'), { recursive: true });
  const before = process.umask();
  const site = await place.start({ DATA_DIR: folder });
  expect((await remoteStore(folder).export()).length).toBeGreaterThan(400);
  const socket = readlinkSync(join(folder, 'control'));
  expect(lstatSync(socket).mode & 0o777).toBe(0o600);
  expect(lstatSync(dirname(socket)).mode & 0o777).toBe(0o700);

  await site.stop();
  expect(existsSync(dirname(socket))).toBe(false);
  expect(lstatSync(join(folder, 'control'), { throwIfNoEntry: false })).toBeUndefined();
  expect(process.umask()).toBe(before);
});
