/** Map tiles of an outside service that works, fails, stalls and lies. */

import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MapTiles, tileAt } from '../../../domain/map/tiles.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { type MapTilesService, openMapTiles } from '../../map/mapTilesService.ts';
import { openMbtiles } from '../../map/mbtiles.ts';
import { TileUnavailable } from '../../map/tileSource.ts';
import { type RunningSite, startSite } from '../../site.ts';
import { FULL } from '../../testing/full.ts';
import { LocalService } from '../../testing/localService.ts';
import { newAddress } from '../../testing/newAddress.ts';
import { makeTestPlace, type TestPlace } from '../../testing/testSite.ts';
import { featuresIn, TOWN_MBTILES, TOWN_TILE } from '../../testing/town.ts';
import { untilRateLimited } from '../../testing/untilRateLimited.ts';

const DAY = 24 * 3600 * 1000;
const { z, x, y } = TOWN_TILE;

let place: TestPlace;
let site: RunningSite | undefined;
let service: LocalService;
let address: string;
let tile: Buffer;
let lines: string[];
/** The headers of the last request for a tile. */
let headers: IncomingHttpHeaders;

beforeAll(async () => {
  place = await makeTestPlace();
  const town = await openMbtiles(TOWN_MBTILES);
  tile = Buffer.from((await town.tile(TOWN_TILE)) ?? []);
  await town.close();
});
beforeEach(async () => {
  service = new LocalService();
  address = await service.listen();
  answerTiles(sendTile());
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  await service.close();
  await rm(join(place.dataDir, 'map'), { recursive: true, force: true });
});
afterAll(() => place.remove());

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const tileJson = () => ({
  tilejson: '3.0.0',
  tiles: [`${address}/v1/{z}/{x}/{y}.pbf`],
  minzoom: 0,
  maxzoom: 14,
  attribution:
    '<a href="https://tiles.example" target="_blank">Tiles</a> <a href="javascript:x()">&copy; Schema</a> Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
});

/** Describes the service as usual and answers requests for tiles with `handler`. */
function answerTiles(handler: Handler, description: unknown = tileJson()): void {
  service.handler = (req, res) => {
    if (req.url === '/planet') {
      res.setHeader('content-type', 'application/json');
      res.end(typeof description === 'string' ? description : JSON.stringify(description));
      return;
    }
    headers = req.headers;
    handler(req, res);
  };
}

/** A handler that sends the town's tile at every place, as services do. */
const sendTile =
  (etag = '"one"'): Handler =>
  (req, res) => {
    const date = 'Sun, 01 Nov 2026 00:00:00 GMT';
    const known = req.headers['if-none-match'] === etag;
    res.writeHead(known ? 304 : 200, {
      etag,
      'last-modified': date,
      'content-encoding': 'gzip',
      'content-type': 'application/x-protobuf',
    });
    res.end(known ? undefined : tile);
  };

function setUp(env: Record<string, string> = {}) {
  lines = [];
  const log = makeLog('info', { write: (line) => lines.push(line) });
  const own = { TILES_URL: `${address}/planet`, TRUSTED_PROXY: 'true' };
  return { config: readConfig({ ...place.env, ...own, ...env }), log };
}
async function start(env: Record<string, string> = {}): Promise<void> {
  await site?.stop();
  const { config, log } = setUp(env);
  site = await startSite(config, log);
}
/** The tiles without a site, which starts slower. */
function openTiles(): Promise<MapTilesService> {
  const { config, log } = setUp();
  return openMapTiles(config, log);
}
const get = (path: string, ip = '203.0.113.7') =>
  fetch(`${site?.url}${path}`, { headers: { 'x-forwarded-for': ip, cookie: 'a=b' } });
const describeTiles = async () => (await (await get('/tiles.json')).json()) as MapTiles;
const pathOf = (east = 0, south = 0) => `/tiles/${z}/${x + east}/${y + south}.pbf`;
const asked = () => service.requests.map(({ url }) => url).filter((url) => url !== '/planet');
const warnings = () => lines.filter((line) => /tile service/.test(line));
const cacheDir = () => join(place.dataDir, 'map/cache');

/** Makes all stored tiles older. */
async function age(by: number): Promise<void> {
  for (const name of await readdir(cacheDir())) {
    const file = await readFile(join(cacheDir(), name));
    const end = file.indexOf('\n');
    const head = JSON.parse(file.toString('utf8', 0, end)) as { at: string };
    const at = new Date(Date.parse(head.at) - by).toISOString();
    const line = Buffer.from(JSON.stringify({ ...head, at }));
    await writeFile(join(cacheDir(), name), Buffer.concat([line, file.subarray(end)]));
  }
}

describe('a tile service', () => {
  it('is described with clean credits, under addresses of our own', async () => {
    await start();
    expect(await describeTiles()).toEqual({
      source: 'service',
      reachable: true,
      tilejson: '3.0.0',
      tiles: [expect.stringMatching(/^\/tiles\/\{z\}\/\{x\}\/\{y\}\.pbf\?v=\w{8}$/)],
      minzoom: 0,
      maxzoom: 14,
      bounds: [-6.25, 32.45, -2.8, 35],
      attribution: 'Tiles © Schema Data from OpenStreetMap',
      credits: [
        { text: 'Tiles', href: 'https://tiles.example/' },
        { text: '© Schema' },
        { text: 'Data from' },
        { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      ],
    });
  });

  it('is asked once for a tile, by name, and told nothing of visitors', async () => {
    await start({ SITE_URL: 'https://visit.example' });
    const responses = await Promise.all([pathOf(), pathOf(), pathOf()].map((path) => get(path)));
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
      const names = featuresIn(await response.arrayBuffer(), 'transportation_name');
      expect(names).toContainEqual(expect.objectContaining({ 'name:ar': 'درب الاختبار' }));
    }
    expect(headers['user-agent']).toBe('fes-meknes (+https://visit.example)');
    for (const name of ['cookie', 'referer', 'x-forwarded-for', 'accept-language']) {
      expect([name, headers[name]]).toEqual([name, name === 'accept-language' ? '*' : undefined]);
    }
    // From disk after a restart.
    await start();
    expect((await get(pathOf())).status).toBe(200);
    expect(asked()).toEqual([`/v1/${z}/${x}/${y}.pbf`]);
  });

  it('is not asked for tiles outside the region or beyond zoom 14', async () => {
    await start();
    const elsewhere = tileAt(2.35, 48.86, 10);
    for (const path of [
      `/tiles/10/${elsewhere.x}/${elsewhere.y}.pbf`,
      `/tiles/15/${2 * x}/${2 * y}.pbf`,
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 204]);
    }
    expect((await get('/tiles/14/99999/1.pbf')).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  it('gives rows from the north where it counts them from the south', async () => {
    answerTiles(sendTile(), { ...tileJson(), scheme: 'tms', tiles: ['/t/{z}/{x}/{y}'] });
    await start();
    expect((await get(pathOf())).status).toBe(200);
    expect(asked()).toEqual([`/t/${z}/${x}/${2 ** z - 1 - y}`]);
  });

  it('is asked again after 30 days, and the old tile is sent meanwhile', async () => {
    await start();
    const { etag } = Object.fromEntries((await get(pathOf())).headers);
    await age(29 * DAY);
    await get(pathOf());
    expect(asked()).toHaveLength(1);

    await age(2 * DAY);
    expect((await get(pathOf())).headers.get('etag')).toBe(etag);
    await expect.poll(asked).toHaveLength(2);
    expect(headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Sun, 01 Nov 2026 00:00:00 GMT',
    });
    const storedAt = async () => {
      const [name = ''] = await readdir(cacheDir());
      const [line = ''] = (await readFile(join(cacheDir(), name), 'latin1')).split('\n');
      return Date.now() - Date.parse(JSON.parse(line).at);
    };
    await expect.poll(storedAt).toBeLessThan(DAY);
    await get(pathOf());
    expect(asked()).toHaveLength(2);

    // Another tile takes its place.
    const town = await openMbtiles(TOWN_MBTILES);
    tile = Buffer.from((await town.tile(tileAt(-4.985, 34.061, 12))) ?? []);
    await town.close();
    answerTiles(sendTile('"two"'));
    await age(31 * DAY);
    expect((await get(pathOf())).headers.get('etag')).toBe(etag);
    await expect.poll(async () => (await get(pathOf())).headers.get('etag')).not.toBe(etag);
    expect(asked()).toHaveLength(3);
  });

  it('may die: old tiles are sent, others answer 503, and it is left in peace', async () => {
    await start();
    expect((await get(pathOf())).status).toBe(200);
    await service.close();
    await age(100 * DAY);
    const statuses: number[] = [];
    for (let east = 1; east <= 4; east++) {
      const response = await get(pathOf(east));
      statuses.push(response.status);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(statuses).toEqual([503, 503, 503, 503]);
    expect((await get(pathOf())).status).toBe(200);
    expect(await describeTiles()).toMatchObject({ source: 'service', reachable: false });
    expect(warnings()).toHaveLength(1);
    expect((await get('/en')).status).toBe(200);
  });

  it.each<[string, Handler]>([
    ['stalls', () => {}],
    ['stalls in the middle', (_, res) => void res.writeHead(200).write(tile.subarray(0, 99))],
    ['fails', (_, res) => void res.writeHead(500).end()],
    ['sends a page', (_, res) => void res.end('<!doctype html><title>Hello</title>')],
    ['sends JSON', (_, res) => void res.end('{"error":"no key"}')],
    [
      'sends noise',
      (_, res) => void res.end(Buffer.from(Array.from({ length: 999 }, (_, i) => i * 7))),
    ],
    ['sends half a tile', (_, res) => void res.end(tile.subarray(0, tile.length / 2))],
    [
      'sends false gzip',
      (_, res) => void res.writeHead(200, { 'content-encoding': 'gzip' }).end('gzip'),
    ],
    ['sends a huge tile', (_, res) => void res.end(Buffer.alloc(5_000_000, 0x1a))],
    ['sends a bomb', (_, res) => void res.end(gzipSync(Buffer.alloc(50_000_000)))],
    ['redirects', (_, res) => void res.writeHead(302, { location: '/planet' }).end()],
  ])('that %s is asked three times, then no more', async (_, handler) => {
    answerTiles(handler);
    const tiles = await openTiles();
    const get = (east: number) => tiles.tile({ z, x: x + east, y });
    const first = await Promise.allSettled([1, 2, 3].map(get));
    const rejected = { status: 'rejected', reason: expect.any(TileUnavailable) };
    expect(first).toEqual([rejected, rejected, rejected]);
    await expect(get(4)).rejects.toThrow(TileUnavailable);
    expect(asked()).toHaveLength(3);
    expect(await tiles.describe()).toMatchObject({ reachable: false });
    expect(warnings()).toHaveLength(1);
    expect(await readdir(cacheDir())).toEqual([]);
  });

  it('that answers 429 is left in peace at once, for as long as it asks', async () => {
    answerTiles((_, res) => void res.writeHead(429, { 'retry-after': '120' }).end());
    await start();
    const response = await get(pathOf());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect((await get(pathOf(1))).status).toBe(503);
    expect(asked()).toHaveLength(1);
  });

  it.each([[404], [204]])('that answers %i has no tile there', async (status) => {
    answerTiles((_, res) => void res.writeHead(status).end());
    const tiles = await openTiles();
    for (let times = 0; times < 2; times++) {
      const get = (east: number) => tiles.tile({ z, x: x + east, y });
      const answers = await Promise.all([1, 2, 3, 4].map(get));
      expect(answers.map((answer) => answer?.data)).toEqual(Array(4).fill(undefined));
    }
    expect(asked()).toHaveLength(4);
    expect(await tiles.describe()).toMatchObject({ reachable: true });
  });

  it.each<[string, unknown]>([
    ['no JSON', 'tiles'],
    ['no tiles', { tilejson: '3.0.0', tiles: [] }],
    ['addresses without numbers', { tiles: ['https://tiles.example/all.pbf'] }],
    ['addresses that are files', { tiles: ['file:///etc/{z}/{x}/{y}'] }],
    ['zooms in words', { ...{ tiles: ['/{z}/{x}/{y}'] }, maxzoom: 'all' }],
  ])('that describes itself by %s is no source', async (_, description) => {
    answerTiles(sendTile(), description);
    const tiles = await openTiles();
    expect(await tiles.describe()).toEqual({ source: 'none' });
    await expect(tiles.tile(TOWN_TILE)).rejects.toThrow(TileUnavailable);
    expect(asked()).toEqual([]);
  });

  it('is not asked for more new tiles than a visitor can look at', async () => {
    await start();
    expect((await get(pathOf())).status).toBe(200);
    let east = 0;
    const { refusal } = await untilRateLimited(() =>
      get(pathOf(++east % 70, Math.floor(east / 70))),
    );
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    // Tiles on disk are free, and other visitors are not concerned.
    expect((await get(pathOf())).status).toBe(200);
    expect((await get(pathOf(-30, -30), '203.0.113.8')).status).toBe(200);
  });

  it('fills its part of the disk and no more', async () => {
    const bound = 20 * (tile.length + 300);
    await mkdir(cacheDir(), { recursive: true });
    await start({ TILES_CACHE_BYTES: String(bound) });
    const count = FULL ? 5000 : 500;
    for (let from = 0; from < count; from += 50) {
      const ip = newAddress();
      const paths = Array.from({ length: 50 }, (_, index) => {
        const number = from + index;
        return pathOf((number % 70) - 50, Math.floor(number / 70) - 30);
      });
      const responses = await Promise.all(paths.map((path) => get(path, ip)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(asked()).toHaveLength(count);
    const sizes = (await readdir(cacheDir())).map(
      async (name) => (await stat(join(cacheDir(), name))).size,
    );
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(bound);
    expect(bytes).toBeGreaterThan(bound / 2);
    // The last one is still there.
    const last = count - 1;
    await get(pathOf((last % 70) - 50, Math.floor(last / 70) - 30));
    expect(asked()).toHaveLength(count);
  });
});

it('is used after a file that cannot be read', async () => {
  await mkdir(join(place.dataDir, 'map'));
  await writeFile(join(place.dataDir, 'map/region.mbtiles'), 'damaged');
  await start();
  expect(await describeTiles()).toMatchObject({ source: 'service' });
  expect((await get(pathOf())).status).toBe(200);
});
