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

it('two processes can write the same file and read each other’s files', async () => {
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

it('files of another process count towards the limit', async () => {
  const one = new DiskCache(folder, 3500);
  const other = new DiskCache(folder, 3500);
  await other.get('nothing yet');
  for (const name of ['a', 'b', 'c']) await one.put(name, KILOBYTE);
  for (const name of ['b', 'c', 'a']) await other.get(name);
  await other.put('d', KILOBYTE);
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd']);
});

it('does not return files that another process deleted', async () => {
  const one = new DiskCache(folder, 2500);
  const other = new DiskCache(folder, 2500);
  await one.put('a', KILOBYTE);
  await other.get('a');
  await other.put('b', KILOBYTE);
  await other.put('c', KILOBYTE);
  expect(await one.get('a')).toBeUndefined();
});

it('stays within its size limit with concurrent writes and large files', async () => {
  const cache = new DiskCache(folder, 10_000);
  const names = Array.from({ length: 50 }, (_, number) => `file-${number}`);
  await Promise.all(names.map((name) => cache.put(name, KILOBYTE)));
  expect((await readdir(folder)).length).toBeLessThanOrEqual(10);
  await cache.put('huge', Buffer.alloc(20_000));
  expect(await readdir(folder)).toEqual([]);
});

it('reports a failed write once and leaves no file behind', async () => {
  const reports: unknown[] = [];
  const cache = new DiskCache(folder, 1e6, (error) => reports.push(error));
  await cache.put('good', KILOBYTE);
  // A file cannot replace a folder.
  await mkdir(join(folder, 'bad'));
  await cache.put('bad', KILOBYTE);
  await cache.put('bad', KILOBYTE);
  expect(reports).toHaveLength(1);
  expect((await readdir(folder)).toSorted()).toEqual(['bad', 'good']);
  expect(await cache.get('good')).toEqual(KILOBYTE);
});

it('works again after its folder could not be read', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const cache = new DiskCache(folder, 1e6);
  await cache.put('a', KILOBYTE);
  expect(await cache.get('a')).toBeUndefined();
  await rm(folder);
  await cache.put('a', KILOBYTE);
  expect(await cache.get('a')).toEqual(KILOBYTE);
});
