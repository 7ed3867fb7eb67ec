/** The map of a town that browsers save: its tiles and its size, told before they are requested. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tileAt } from '../../domain/map/tiles.ts';
import { MAX_SAVED, type TownMap } from '../../domain/map/townTiles.ts';
import { RATE_LIMITS } from '../http/rateLimits.ts';
import type { RunningSite } from '../site.ts';
import { LocalService } from '../testing/localService.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { TOWN_MBTILES, TOWN_TILE } from '../testing/town.ts';
import { openMbtiles } from './mbtiles.ts';

type Found = Exclude<TownMap, { source: 'none' }>;

let place: TestPlace;
let site: RunningSite | undefined;
let file: string;

beforeAll(async () => {
  place = await makeTestPlace();
  file = join(place.dataDir, 'map/region.mbtiles');
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  await rm(join(place.dataDir, 'map'), { recursive: true, force: true });
});
afterAll(() => place.remove());

const get = (path: string) => fetch(`${site?.url}${path}`);
const townMap = async (id: string) =>
  (await (await get(`/tiles/towns/${id}.json`)).json()) as Found;

/** Whether the page of a town has the button that saves its map. */
const offersMap = async () =>
  (await (await get('/en/destination/fes')).text()).includes('Save the map of Fez');

/** Starts a site with the town's file after a change of it. */
async function startWithFile(sql = ''): Promise<void> {
  await mkdir(join(place.dataDir, 'map'), { recursive: true });
  await copyFile(TOWN_MBTILES, file);
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  site = await place.start();
}

async function download({ template, tiles }: Found): Promise<Response[]> {
  const responses: Response[] = [];
  for (const [z, x, y] of tiles) {
    const path = template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
    responses.push(await get(path));
  }
  return responses;
}
const lengthOf = async (responses: readonly Response[]) => {
  const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()));
  return bodies.reduce((sum, { byteLength }) => sum + byteLength, 0);
};

it('is told for every destination, with the true size of a file', async () => {
  await startWithFile();
  const fes = await townMap('fes');
  expect(fes).toMatchObject({
    source: 'file',
    id: 'fes',
    title: { en: 'Fez', fr: 'Fès' },
    version: expect.stringMatching(/^[\w-]{8}$/),
    template: `/tiles/{z}/{x}/{y}.pbf.gz?v=${fes.version}`,
    isWhole: true,
    isExact: true,
  });
  expect(fes.tiles).toContainEqual([TOWN_TILE.z, TOWN_TILE.x, TOWN_TILE.y]);
  expect(new Set(fes.tiles.map(([z]) => z))).toEqual(new Set([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]));
  const responses = await download(fes);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 204]));
  expect(await lengthOf(responses)).toBe(fes.bytes);

  for (const id of [
    'azrou',
    'boulemane',
    'ifrane',
    'meknes',
    'middle-atlas',
    'taza',
    'volubilis',
  ]) {
    const { tiles, isWhole } = await townMap(id);
    expect([id, isWhole]).toEqual([id, true]);
    expect(tiles.length).toBeGreaterThan(20);
    // A visitor may save it without a pause.
    expect(tiles.length).toBeLessThan(RATE_LIMITS.newTiles.times);
  }
});

it('is saved compressed: the tile is the content, not its encoding', async () => {
  await startWithFile();
  const { z, x, y } = TOWN_TILE;
  const response = await get(`/tiles/${z}/${x}/${y}.pbf.gz`);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(response.headers.get('content-encoding')).toBeNull();
  const town = await openMbtiles(TOWN_MBTILES);
  expect(Buffer.from((await town.tile(TOWN_TILE)) ?? [])).toEqual(
    Buffer.from(await response.arrayBuffer()),
  );
  await town.close();
});

it('ends before it is too large, and says so', async () => {
  const { x, y } = tileAt(-5.016, 34.035, 14);
  const insert = [-1, 0, 1].map(
    (east) =>
      `INSERT OR REPLACE INTO tiles VALUES (14, ${x + east}, ${2 ** 14 - 1 - y}, randomblob(${MAX_SAVED.bytes / 2}));`,
  );
  await startWithFile(insert.join(' '));
  const fes = await townMap('fes');
  expect(fes).toMatchObject({ isWhole: false, isExact: true });
  expect(fes.bytes).toBeLessThanOrEqual(MAX_SAVED.bytes);
  // The centre of the town is in, and one of its neighbours is not.
  expect(fes.tiles).toContainEqual([14, x, y]);
  const all = [-1, 0, 1].map((east) =>
    fes.tiles.some((tile) => `${tile}` === `14,${x + east},${y}`),
  );
  expect(all.filter(Boolean)).toHaveLength(1);
});

it('refuses bad ids, and does not know every town', async () => {
  await startWithFile();
  for (const id of ['FES', '..%2Ffes', '%00', 'a'.repeat(81), 'fes%20']) {
    const response = await get(`/tiles/towns/${id}.json`);
    expect([id, response.status]).toEqual([id, 400]);
  }
  for (const id of ['paris', 'constructor-x']) {
    const response = await get(`/tiles/towns/${id}.json`);
    expect([id, response.status]).toEqual([id, 404]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  }
  expect((await get('/tiles/towns/fes')).status).toBe(404);
  expect((await fetch(`${site?.url}/tiles/towns/fes.json`, { method: 'POST' })).status).toBe(405);
});

it('does not exist without tiles, or after the file is damaged', async () => {
  site = await place.start();
  expect(await townMap('fes')).toEqual({ source: 'none' });
  expect((await get('/tiles/towns/paris.json')).status).toBe(404);
  expect(await offersMap()).toBe(false);
  await site.stop();

  await startWithFile();
  expect(await offersMap()).toBe(true);
  await writeFile(file, Buffer.alloc(32_768, 7));
  expect(await townMap('fes')).toEqual({ source: 'none' });
});

it('of a service is an estimate until the tiles are known, and requests nothing', async () => {
  const service = new LocalService();
  const address = await service.listen();
  const town = await openMbtiles(TOWN_MBTILES);
  const tile = Buffer.from((await town.tile(TOWN_TILE)) ?? []);
  await town.close();
  service.handler = (req, res) => {
    if (req.url !== '/planet') return void res.end(tile);
    const tiles = [`${address}/{z}/{x}/{y}.pbf`];
    res.end(JSON.stringify({ tilejson: '3.0.0', tiles, minzoom: 0, maxzoom: 14 }));
  };
  try {
    site = await place.start({ TILES_URL: `${address}/planet` });
    const before = await townMap('fes');
    expect(before).toMatchObject({ source: 'service', isExact: false, isWhole: true });
    expect(before.bytes).toBeGreaterThan(tile.length * before.tiles.length);
    expect(service.requests.filter(({ url }) => url !== '/planet')).toEqual([]);

    // A few known tiles of zoom 14 are the measure of the others.
    await download({ ...before, tiles: before.tiles.slice(-10) });
    const between = await townMap('fes');
    expect(between).toMatchObject({ isExact: false });
    expect(between.bytes).toBeLessThan(before.bytes / 1.5);

    const bytes = await lengthOf(await download(before));
    expect(await townMap('fes')).toMatchObject({ isExact: true, bytes });
    // Unknown again without the service: the tiles on disk stay known.
    await service.close();
    expect(await townMap('fes')).toMatchObject({ isExact: true, bytes });
  } finally {
    await service.close();
  }
});
