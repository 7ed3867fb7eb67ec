/** The embedded database with a full disk, an unusable folder or a power failure. */
import fs, { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { checkpointIfDue } from './checkpoints.ts';
import { DiskReserve } from './diskReserve.ts';

const log = makeLog('silent');
const LETTER = { name: 'Meyer', email: 'eva@example.org', message: 'When is the garden open?' };
/** More than any disk has. */
const EVERYTHING = String(Number.MAX_SAFE_INTEGER);

const places: TestPlace[] = [];
async function newPlace(...parameters: Parameters<typeof makeTestPlace>): Promise<TestPlace> {
  const place = await makeTestPlace(...parameters);
  places.push(place);
  return place;
}
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

type Site = Awaited<ReturnType<TestPlace['start']>>;

const send = (site: Site) =>
  fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LETTER),
  });
const sendFromPage = (site: Site) =>
  fetch(`${site.url}/de/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(LETTER),
    redirect: 'manual',
  });
const stored = async ({ database }: Site) =>
  (await database.sql.query.submission.findMany()).map(({ body }) => body);

describe('a disk that is nearly full', () => {
  it('keeps stored data, shows pages and rejects new data', async () => {
    const place = await newPlace();
    let site = await place.start();
    expect((await send(site)).status).toBe(201);
    await site.stop();

    site = await place.start({ DISK_RESERVE_BYTES: EVERYTHING });
    const rejected = await send(site);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await rejected.json()).toMatchObject({ detail: expect.stringContaining('stored') });
    const page = await sendFromPage(site);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain('nicht gespeichert werden');
    expect(html).toContain(LETTER.message);
    const vote = JSON.stringify({ place: 'bab-mansour', vote: 'like' });
    const headers = { 'content-type': 'application/json' };
    const voted = await fetch(`${site.url}/api/vote`, { method: 'POST', headers, body: vote });
    expect(voted.status).toBe(503);
    for (const path of ['/en', '/en/poi/bab-mansour', '/api/tags', '/api/vote/bab-mansour']) {
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
    }
    expect(await stored(site)).toEqual([LETTER]);
    await site.stop();

    site = await place.start({ DISK_RESERVE_BYTES: '0' });
    expect((await send(site)).status).toBe(201);
    expect(await stored(site)).toHaveLength(2);
  });

  it('is detected when it fills and when it has space again', async () => {
    const setReadOnly = vi.fn(async () => {});
    let free = 100;
    const reserve = new DiskReserve(50, () => free, setReadOnly, log);
    for (free of [100, 50, 49, 10, 50]) await reserve.check();
    expect(setReadOnly.mock.calls).toEqual([[true], [false]]);
  });

  it('is not filled by the write-ahead log: checkpoints recycle its files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fm-log-'));
    cpSync(join(inject('seeded').folder, 'db'), folder, { recursive: true });
    const engine = await PGlite.create(folder);
    const start = async () =>
      (await engine.query('SELECT redo_lsn FROM pg_control_checkpoint()')).rows;
    await engine.exec(
      'CREATE TABLE filler AS SELECT repeat(md5(n::text), 30) FROM generate_series(1, 1000) n',
    );
    const before = await start();
    await checkpointIfDue(engine, 64 * 1024 * 1024);
    expect(await start()).toEqual(before);
    await checkpointIfDue(engine, 1024);
    expect(await start()).not.toEqual(before);
    await engine.close();
    rmSync(folder, { recursive: true });
  });
});

it('a first start that ended before its tables were made is taken up again', async () => {
  const place = await newPlace();
  const early = await PGlite.create(join(place.dataDir, 'db'));
  await early.exec(
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public; TRUNCATE drizzle.__drizzle_migrations',
  );
  await early.close();
  const site = await place.start();
  expect((await fetch(`${site.url}/en/poi/bab-mansour`)).status).toBe(200);
});

it('an acknowledged form survives a power failure', async () => {
  const [place, after] = [await newPlace(), await newPlace()];
  const site = await place.start();
  const disk = new Disk(join(place.dataDir, 'db'), join(after.dataDir, 'db'));
  expect((await send(site)).status).toBe(201);
  disk.unplug();
  expect(await stored(await after.start())).toEqual([LETTER]);
});

/** A simulated disk: `copy` has the last flushed state of each file, as after a power failure. */
class Disk {
  readonly #real = fs.fdatasyncSync;

  constructor(folder: string, copy: string) {
    rmSync(copy, { recursive: true });
    cpSync(folder, copy, { recursive: true });
    const names = new Map<number, string>();
    const look = () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        names.set(statSync(join(folder, name)).ino, name);
      }
    };
    fs.fdatasyncSync = (descriptor) => {
      this.#real(descriptor);
      const file = fs.fstatSync(descriptor);
      if (!names.has(file.ino)) look();
      const name = names.get(file.ino);
      if (name && file.isFile()) cpSync(join(folder, name), join(copy, name));
    };
    syncBuiltinESMExports();
  }

  unplug(): void {
    fs.fdatasyncSync = this.#real;
    syncBuiltinESMExports();
  }
}

describe('files', () => {
  const modes = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(folder, name)).mode & 0o077,
    );

  it('are readable by their owner only, including those of older releases', async () => {
    const place = await newPlace();
    const db = join(place.dataDir, 'db');
    fs.chmodSync(db, 0o755);
    fs.chmodSync(join(db, 'PG_VERSION'), 0o666);
    const site = await place.start();
    await send(site);
    const outbox = join(place.dataDir, 'outbox');
    await expect.poll(() => fs.existsSync(outbox) && modes(outbox)).toEqual([0, 0]);
    expect(modes(db).filter((mode) => mode !== 0)).toEqual([]);
    expect(statSync(db).mode & 0o077).toBe(0);
  });

  it('are readable by their owner only in a new folder', () => {
    const { folder } = inject('seeded');
    expect(modes(folder).filter((mode) => mode !== 0)).toEqual([]);
    expect(readdirSync(folder)).not.toContain('db.unfinished');
  });
});

describe('an unusable data folder is reported and not changed:', () => {
  it.each([
    [
      'a damaged one',
      'may be damaged',
      (db: string) => fs.writeFileSync(join(db, 'global/pg_control'), ''),
    ],
    [
      'one without its version',
      'PG_VERSION is missing',
      (db: string) => rmSync(join(db, 'PG_VERSION')),
    ],
    [
      'one of another PostgreSQL',
      'made by PostgreSQL "14"',
      (db: string) => fs.writeFileSync(join(db, 'PG_VERSION'), '14\n'),
    ],
  ])('%s', async (_, reason, harm) => {
    const place = await newPlace();
    const db = join(place.dataDir, 'db');
    harm(db);
    const files = () => readdirSync(join(db, 'base'), { recursive: true });
    const before = files();
    const message = await place.start().then(String, ({ message }: Error) => message);
    expect(message).toContain(reason);
    expect(message).toContain(db);
    expect(message).toContain('docs/deployment.md');
    expect(message).not.toContain('\n');
    expect(files()).toEqual(before);
  });

  it('one with the files of another program', async () => {
    const place = await newPlace('embedded', { seeded: false });
    fs.mkdirSync(join(place.dataDir, 'db'));
    fs.writeFileSync(join(place.dataDir, 'db/letter.txt'), 'mine');
    await expect(place.start()).rejects.toThrow('another program');
    expect(readFileSync(join(place.dataDir, 'db/letter.txt'), 'utf8')).toBe('mine');
  });

  it('one with the tables of another program', async () => {
    const place = await newPlace();
    const other = await PGlite.create(join(place.dataDir, 'db'));
    await other.exec('ALTER TABLE entry RENAME TO recipe');
    await other.close();
    await expect(place.start()).rejects.toThrow('the tables of another program');
  });
});
