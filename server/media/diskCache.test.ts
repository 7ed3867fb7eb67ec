import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskCache } from './diskCache.ts';

const KILOBYTE = Buffer.alloc(1000, 'x');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fm-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('two processes may write the same file at the same time, and each finds what the other wrote', async () => {
  const one = new DiskCache(folder, 1e6);
  const other = new DiskCache(folder, 1e6);
  const names = Array.from({ length: 20 }, (_, number) => `file-${number}`);
  await Promise.all(
    names.flatMap((name) => [one, other].map((cache) => cache.put(name, KILOBYTE))),
  );
  await one.put('late', KILOBYTE);
  expect(await other.get('late')).toEqual(KILOBYTE);
  expect((await readdir(folder)).toSorted()).toEqual([...names, 'late'].toSorted());
});

it('what another process wrote and this one found counts within the bound', async () => {
  const one = new DiskCache(folder, 3500);
  const other = new DiskCache(folder, 3500);
  await other.get('nothing yet');
  for (const name of ['a', 'b', 'c']) await one.put(name, KILOBYTE);
  for (const name of ['b', 'c', 'a']) await other.get(name);
  await other.put('d', KILOBYTE);
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd']);
});

it('what another process has thrown away is gone here too', async () => {
  const one = new DiskCache(folder, 2500);
  const other = new DiskCache(folder, 2500);
  await one.put('a', KILOBYTE);
  await other.get('a');
  await other.put('b', KILOBYTE);
  await other.put('c', KILOBYTE);
  expect(await one.get('a')).toBeUndefined();
});

it('stays within its bytes however many are put into it at once, or however large one is', async () => {
  const cache = new DiskCache(folder, 10_000);
  const names = Array.from({ length: 50 }, (_, number) => `file-${number}`);
  await Promise.all(names.map((name) => cache.put(name, KILOBYTE)));
  expect((await readdir(folder)).length).toBeLessThanOrEqual(10);
  await cache.put('huge', Buffer.alloc(20_000));
  expect(await readdir(folder)).toEqual([]);
});

it('what cannot be written leaves no file behind, is reported once, and harms nothing else', async () => {
  const reports: unknown[] = [];
  const cache = new DiskCache(folder, 1e6, (error) => reports.push(error));
  await cache.put('good', KILOBYTE);
  // Nothing can be renamed to the name of a folder.
  await mkdir(join(folder, 'bad'));
  await cache.put('bad', KILOBYTE);
  await cache.put('bad', KILOBYTE);
  expect(reports).toHaveLength(1);
  expect((await readdir(folder)).toSorted()).toEqual(['bad', 'good']);
  expect(await cache.get('good')).toEqual(KILOBYTE);
});

it('a folder that could not be read is read again', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const cache = new DiskCache(folder, 1e6);
  await cache.put('a', KILOBYTE);
  expect(await cache.get('a')).toBeUndefined();
  await rm(folder);
  await cache.put('a', KILOBYTE);
  expect(await cache.get('a')).toEqual(KILOBYTE);
});
