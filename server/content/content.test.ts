import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { makeLog } from '../log.ts';
import type { RunningSite } from '../site.ts';
import { contentCommand } from '../testing/contentCommand.ts';
import { FULL } from '../testing/full.ts';
import { DATABASES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { importEntries } from './contentStore.ts';
import { readContent } from './files.ts';
import { readEntries, readVersion } from './loadCatalogue.ts';

/** In ms. Less than the 30 s after which a site polls for changes without a notification. */
const NOTIFICATION_TIMEOUT = 20_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run content -- …` as its own process, which takes seconds; see `contentCommand`. */
async function contentProcess(env: Record<string, string>, ...args: string[]) {
  const options = { cwd: ROOT, env: { ...process.env, ...env } };
  return promisify(execFile)(process.execPath, ['server/content/cli.ts', ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

/** Waits for a condition that a notification of the database makes true. */
const waitUntil = (condition: () => boolean) =>
  expect.poll(condition, { timeout: NOTIFICATION_TIMEOUT }).toBe(true);

async function listFile(name: string, data: unknown[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fm-list-'));
  const file = join(folder, name);
  await writeFile(file, JSON.stringify({ data }));
  return file;
}

const gate = (title: string, id = 'test-gate') => ({
  _id: id,
  title: { en: title },
  tags: [{ slug: 'culture-et-vestiges', name: { en: 'Culture' } }],
  media: [],
  contact: { address: { street_address: 'Bab street', city: 'fes' }, phone: '' },
  isDeal: false,
});

const titleOf = (catalogue: Catalogue) => catalogue.places.get('test-gate')?.title.en;

describe.each(DATABASES)('content in the %s database', (kind) => {
  let place: TestPlace;
  let site: RunningSite;

  beforeAll(async () => {
    place = await makeTestPlace(kind, { seeded: false });
    site = await place.start();
  });
  afterAll(() => place.remove());

  it('is seeded with all entries of the content folder', async () => {
    const { raws } = await readContent(join(ROOT, 'content'));
    const entries = await readEntries(site.database.sql);
    expect(entries).toHaveLength(raws.length);
    expect(site.live.current().places.all.length).toBeGreaterThan(160);
  });

  it('imports a list while the site runs and shows it without a restart', async () => {
    const before = site.live.current();
    const file = await listFile('places.json', [gate('Old')]);
    const result = await contentProcess(place.env, 'import', file);
    expect(result.code).toBe(0);
    expect(result.stdout).toContain('1 added, 0 changed, 0 unchanged, 0 problems');
    await waitUntil(() => titleOf(site.live.current()) === 'Old');
    expect(titleOf(before)).toBeUndefined();
    expect(site.live.current().version).toBeGreaterThan(before.version);
    const page = await fetch(`${site.url}/en/poi/test-gate`);
    expect(page.status).toBe(200);
  });

  it('does not change when the same list is imported again', async () => {
    const { version } = site.live.current();
    const result = await contentCommand(
      place.env,
      'import',
      await listFile('places.json', [gate('Old')]),
    );
    expect(result.stdout).toContain('0 added, 0 changed, 1 unchanged, 0 problems');
    expect(await readVersion(site.database.sql)).toBe(version);
  });

  it('rejects an invalid entry with field and reason and imports the others', async () => {
    const bad = { ...gate('Bad', 'bad-gate'), contact: { address: { city: 'atlantis' } } };
    const file = await listFile('places.json', [bad, gate('New')]);
    const result = await contentCommand(place.env, 'import', file);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('places/bad-gate: contact.address.city: names cities/atlantis');
    expect(result.stdout).toContain('0 added, 1 changed, 0 unchanged, 1 problems');
    await waitUntil(() => titleOf(site.live.current()) === 'New');
    expect(site.live.current().places.get('bad-gate')).toBeUndefined();
  });

  it('imports from an address and reports failures', async () => {
    const source = createServer((req, res) => {
      if (req.url === '/api/places') res.end(JSON.stringify({ data: [gate('Far')] }));
      else res.writeHead(503).end();
    }).listen(0, '127.0.0.1');
    await new Promise((go) => source.once('listening', go));
    const { port } = source.address() as { port: number };
    const good = await contentCommand(place.env, 'import', `http://127.0.0.1:${port}/api/places`);
    const bad = await contentCommand(place.env, 'import', `http://127.0.0.1:${port}/api/tags`);
    source.close();
    expect(good.stdout).toContain('1 changed');
    expect(bad).toMatchObject({ code: 1, stderr: expect.stringContaining('answers 503') });
  });

  it('exports entries in the format of the import', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fm-export-'));
    const out = await contentCommand(place.env, 'export', folder);
    expect(out.code).toBe(0);
    const back = await contentCommand(place.env, 'import', folder);
    expect(back.stdout).toMatch(/^0 added, 0 changed, \d+ unchanged, 0 problems/);
  });

  it('removes samples while the site runs', async () => {
    const { version } = site.live.current();
    const post = { _id: 'post', caption: { en: 'A gate' }, sample: true };
    await contentCommand(place.env, 'import', await listFile('instawall.json', [post]));
    await waitUntil(() => site.live.current().version > version);
    // They are never shown.
    expect(site.live.current().instawall.get('post')).toBeUndefined();
    expect((await contentCommand(place.env, 'remove-samples')).stdout).toBe('1 samples removed\n');
    expect(site.live.current().places.get('test-gate')).toBeDefined();
  });

  it('is not seeded again on restart', async () => {
    const { deals } = site.live.current();
    await site.database.sql.execute(`DELETE FROM entry WHERE id = '${deals.all[0]?._id}'`);
    await site.stop();
    site = await place.start();
    expect(titleOf(site.live.current())).toBe('Far');
    expect(site.live.current().deals.all).toHaveLength(deals.all.length - 1);
  });

  it('removes samples while no site runs', async () => {
    await site.stop();
    const post = { _id: 'post', caption: { en: 'A gate' }, sample: true };
    await contentCommand(place.env, 'import', await listFile('instawall.json', [post]));
    expect((await contentCommand(place.env, 'remove-samples')).stdout).toBe('1 samples removed\n');
    expect((await contentCommand(place.env, 'remove-samples')).stdout).toBe('0 samples removed\n');
  });
});

describe('the embedded database', () => {
  it('belongs to one process: a second one exits with a message', async () => {
    const place = await makeTestPlace();
    try {
      await place.start();
      const env = { ...process.env, ...place.env };
      const second = promisify(execFile)(process.execPath, ['server/main.ts'], { cwd: ROOT, env });
      await expect(second).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('is in use by another process'),
      });
    } finally {
      await place.remove();
    }
  });

  it('survives kill -9 in the middle of an import', async () => {
    const place = await makeTestPlace();
    try {
      const config = readConfig(place.env);
      const log = makeLog('silent');
      const lists = await Promise.all(
        ['a', 'b'].map((version) =>
          listFile(
            'places.json',
            Array.from({ length: 300 }, (_, index) => gate(version, `gate-${index}`)),
          ),
        ),
      );
      const [first = '', second = ''] = lists;
      const setUp = await place.start();
      await setUp.stop();
      const started = Date.now();
      expect((await contentProcess(place.env, 'import', first)).code).toBe(0);
      const duration = Date.now() - started;
      for (const round of FULL ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [3, 6]) {
        const env = { ...process.env, ...place.env };
        const child = spawn(
          process.execPath,
          ['server/content/cli.ts', 'import', round % 2 ? first : second],
          { cwd: ROOT, env, stdio: 'ignore' },
        );
        // Spread over the time of an import, so that some interrupt the writing.
        await killAfter(child, (duration * (round + 5)) / 15);
        const database = await connect(config, log);
        const entries = await readEntries(database.sql);
        await database.close();
        const titles = entries.flatMap((entry) =>
          entry.kind === 'places' && entry.data._id.startsWith('gate-') ? entry.data.title.en : [],
        );
        expect(titles).toHaveLength(300);
        expect(new Set(titles).size).toBe(1);
      }
    } finally {
      await place.remove();
    }
  });
});

async function killAfter(child: ChildProcess, ms: number): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  await ended;
  clearTimeout(timer);
}

describe('npm run content -- check', () => {
  it('accepts the content of the project and counts it by kind and province', async () => {
    const { code, stdout, stderr } = await contentCommand({}, 'check');
    expect([stderr, code]).toEqual(['', 0]);
    expect(stdout).toMatch(/events\s+│ 25 /);
    expect(stdout).toMatch(/el-hajeb\s+│ \d+ /);
    expect(stdout).toMatch(/closing day │ admission │ entry rule │ phone │ website │ evidence/);
    expect(stdout).toMatch(/│ hotels\s+│ \d+\s+│ \d+\s+│ \d+\s+│ \d+\s+│ \d+\s+│ \d+\s+│ \d+/);
  });

  it('reports file, field and reason of every problem', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fm-check-'));
    await mkdir(join(folder, 'tags'));
    await writeFile(join(folder, 'tags/broken.yaml'), 'name: {en: "x"');
    await writeFile(join(folder, 'tags/other.yaml'), '_id: another');
    await writeFile(
      join(folder, 'tags/half.yaml'),
      '{_id: half, slug: half, order: 1, name: {en: Half}}',
    );
    const { code, stderr } = await contentProcess({}, 'check', folder);
    expect(code).toBe(1);
    expect(stderr).toContain('tags/broken: tags/broken.yaml');
    expect(stderr).toContain("tags/other: _id: is not the file's name");
    expect(stderr).toMatch(/tags\/half: name: has no text in fr, es, de \(.*tags\/half.yaml:1\)/);
    expect(stderr).toContain('tags/half: (file): is not in the standard form');
  });
});

it('npm run content -- format gives files the standard form', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fm-format-'));
  await mkdir(join(folder, 'tags'));
  const file = join(folder, 'tags/half.yaml');
  await writeFile(file, '{name: {en: Half}, _id: "half"} # why\n');
  const { code, stdout } = await contentCommand({}, 'format', folder);
  expect([code, stdout]).toEqual([0, '1 files, 1 changed, 0 problems\n']);
  expect(await readFile(file, 'utf8')).toBe('_id: half\nname:\n  en: Half\n\n# why\n');
  expect((await contentCommand({}, 'format', folder)).stdout).toContain('0 changed');
});

describe('npm run content -- draw', () => {
  const linesOf = async (...args: string[]) =>
    (await contentCommand({}, 'draw', ...args)).stdout.trim().split('\n');

  it('prints ten entries with their files, and the seed of the selection', async () => {
    const lines = await linesOf();
    expect(lines).toHaveLength(11);
    const seed = lines.at(-1)?.replace('--seed ', '') ?? '';
    expect(await linesOf('--seed', seed)).toEqual(lines);
    expect(await linesOf('--seed', `${seed}!`)).not.toEqual(lines);
  });

  it('prints an existing file for every entry', async () => {
    const lines = (await linesOf('1000', '--seed', 'all')).slice(0, -1);
    expect(lines.length).toBeGreaterThan(400);
    for (const line of lines) expect(existsSync(join(ROOT, line.split('\t')[1] ?? '?'))).toBe(true);
  });
});

describe.each(DATABASES)('a large import into the %s database', (kind) => {
  let place: TestPlace;
  let site: RunningSite;

  beforeAll(async () => {
    place = await makeTestPlace(kind);
    site = await place.start();
  });
  afterAll(() => place.remove());

  it('does not block requests', async () => {
    const raws = Array.from({ length: 1000 }, (_, index) => ({
      kind: 'places' as const,
      raw: gate('Copy', `copy-${index}`),
    }));
    let answers = 0;
    let over = false;
    const requesting = (async () => {
      while (!over) {
        await (await fetch(`${site.url}/healthz`)).text();
        answers++;
      }
    })();
    const report = await importEntries(site.database.sql, raws);
    over = true;
    expect(answers).toBeGreaterThan(10);
    await requesting;
    expect(report).toEqual({ added: 1000, changed: 0, unchanged: 0, problems: [] });
    await expect.poll(() => site.live.current().places.get('copy-999')).toBeDefined();
  });
});
