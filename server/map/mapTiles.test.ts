/** Map tiles from a local file, over HTTP. */
import { copyFile, mkdir, open, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MapTiles } from '../../domain/map/tiles.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
import { writePmtiles } from '../testing/pmtilesFile.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { featuresIn, TOWN_MBTILES, TOWN_TILE } from '../testing/town.ts';
import { openMapTiles } from './mapTilesService.ts';

const { z, x, y } = TOWN_TILE;
const TILE = `/tiles/${z}/${x}/${y}.pbf`;

let place: TestPlace;
let site: RunningSite | undefined;
let file: string;
const lines: string[] = [];
const log = makeLog('info', { write: (line) => lines.push(line) });

beforeAll(async () => {
  place = await makeTestPlace();
  file = join(place.dataDir, 'map/region.mbtiles');
  await mkdir(join(place.dataDir, 'map'));
});
afterAll(() => place.remove());

async function start(env: Record<string, string> = {}): Promise<void> {
  await site?.stop();
  lines.length = 0;
  site = await startSite(readConfig({ ...place.env, ...env }), log);
}
const get = (path: string, init?: RequestInit) => fetch(`${site?.url}${path}`, init);
const describeTiles = async () => (await (await get('/tiles.json')).json()) as MapTiles;
/** Log lines about map tiles. */
const logged = () => lines.filter((line) => /map tiles/.test(line)).map((line) => JSON.parse(line));
/** Changes the file as SQL does. */
function change(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

describe('map tiles from a file', () => {
  beforeAll(async () => {
    await copyFile(TOWN_MBTILES, file);
    await start();
  });

  it('are described with zooms, credits and a version that changes with the file', async () => {
    const found = await describeTiles();
    expect(found).toMatchObject({
      source: 'file',
      reachable: true,
      tilejson: '3.0.0',
      minzoom: 4,
      maxzoom: 14,
      bounds: [-6.25, 32.45, -2.8, 35],
      attribution: '© OpenStreetMap contributors',
    });
    expect(logged()).toMatchObject([{ level: 30, file }]);

    const attribution =
      '<a href="https://maps.example/?a&amp;b" onclick="x()">Maps &amp; &copy; co</a>';
    change(
      `UPDATE metadata SET value = '${attribution} <script>OpenStreetMap' WHERE name = 'attribution'`,
    );
    await start();
    const changed = await describeTiles();
    expect(changed).toMatchObject({
      attribution: 'Maps & © co OpenStreetMap',
      credits: [
        { text: 'Maps & © co', href: 'https://maps.example/?a&b' },
        { text: 'OpenStreetMap' },
      ],
    });
    const templates = [found, changed].map((tiles) => tiles.source !== 'none' && tiles.tiles[0]);
    expect(templates).toEqual(
      Array(2).fill(expect.stringMatching(/^\/tiles\/\{z\}\/\{x\}\/\{y\}\.pbf\?v=[\w-]{8}$/)),
    );
    expect(new Set(templates).size).toBe(2);
  });

  it('have names in three scripts, lanes, steps, gate, walls, water and buildings', async () => {
    const tile = await (await get(TILE)).arrayBuffer();
    expect(featuresIn(tile, 'transportation_name')).toContainEqual(
      expect.objectContaining({
        class: 'path',
        subclass: 'footway',
        'name:latin': "Derb de l'Épreuve",
        'name:fr': "Derb de l'Épreuve",
        'name:ar': 'درب الاختبار',
      }),
    );
    expect(featuresIn(tile, 'transportation_name')).toContainEqual(
      expect.objectContaining({ class: 'primary', 'name:zgh': 'ⴰⴱⵔⵉⴷ ⵏ ⵓⵔⵎⴰⴷ' }),
    );
    const subclasses = featuresIn(tile, 'transportation').map((feature) => feature?.subclass);
    expect(subclasses).toEqual(expect.arrayContaining(['steps', 'pedestrian', 'footway']));
    const classes = (layer: string) => featuresIn(tile, layer).map((feature) => feature?.class);
    expect(classes('barrier')).toContain('city_wall');
    expect(classes('poi')).toContain('gate');
    expect(classes('waterway')).toContain('river');
    expect(featuresIn(tile, 'building').length).toBeGreaterThan(1);
  });

  it('are sent as they are to clients that accept gzip, else decompressed', async () => {
    const packed = await get(TILE, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.status).toBe(200);
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000',
      vary: 'Accept-Encoding',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const database = new DatabaseSync(TOWN_MBTILES, { readOnly: true });
    const row = database
      .prepare(
        'SELECT tile_data FROM tiles WHERE zoom_level = 14 AND tile_column = ? AND tile_row = ?',
      )
      .get(x, 2 ** 14 - 1 - y);
    database.close();
    const plain = gunzipSync(row?.tile_data as Uint8Array);
    expect(Buffer.from(await packed.arrayBuffer()).equals(plain)).toBe(true);
    for (const accepted of ['identity', 'gzip;q=0, br']) {
      const response = await get(TILE, { headers: { 'accept-encoding': accepted } });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('etag')).toBe(packed.headers.get('etag'));
      expect(Buffer.from(await response.arrayBuffer()).equals(plain)).toBe(true);
    }
    const head = await get(TILE, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect((await get(TILE, { method: 'POST' })).status).toBe(405);
    expect((await get('/tiles.json', { method: 'POST' })).status).toBe(405);
  });

  it('answer 304 to a client that has them', async () => {
    const etag = (await get(TILE)).headers.get('etag') ?? '';
    const again = await get(TILE, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get(TILE, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answer 204 where there are none, and 400 for numbers that no tile has', async () => {
    const paris = '/tiles/10/518/352.pbf';
    const emptyPart = `/tiles/${z}/${x + 20}/${y}.pbf`;
    const flipped = `/tiles/${z}/${x}/${2 ** z - 1 - y}.pbf`;
    for (const path of [paris, emptyPart, flipped, '/tiles/16/31856/26120.pbf']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 204, '']);
    }
    for (const numbers of [
      '14/16384/0',
      '14/0/16384',
      '23/0/0',
      '-1/0/0',
      '14/-7/3',
      '1e1/5/5',
      '0x5/1/1',
      '5/1.5/1',
      '5/ 1/1',
      '5/01/1',
      '99999999999999999999/0/0',
      'NaN/0/0',
      'a/b/c',
      '5/1/1/1',
    ]) {
      const response = await get(`/tiles/${numbers}.pbf`);
      expect([numbers, response.status]).toEqual([numbers, 400]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
    for (const path of [
      '/tiles/',
      '/tiles/5//1.pbf',
      '/tiles/5/1',
      '/tiles/5/1/1',
      '/tiles/5/1/1.png',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('come from the file of MAP_TILES if it is set', async () => {
    await rm(file, { force: true });
    await start({ MAP_TILES: TOWN_MBTILES });
    expect((await describeTiles()).source).toBe('file');
    expect((await get(TILE)).status).toBe(200);
  });

  it('are not there without a file and a service', async () => {
    await rm(file, { force: true });
    await start();
    expect(await describeTiles()).toEqual({ source: 'none' });
    expect((await get(TILE)).status).toBe(404);
    expect(logged()).toEqual([]);
  });
});

describe('map tiles in a PMTiles file', () => {
  const attribution = '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
  /** The town's tiles in this format. */
  function townFile(metadata: object = { attribution }): Buffer {
    const database = new DatabaseSync(TOWN_MBTILES, { readOnly: true });
    const tiles = database
      .prepare('SELECT * FROM tiles')
      .all()
      .map(({ zoom_level, tile_column, tile_row, tile_data }) => {
        const [z, x, row] = [zoom_level, tile_column, tile_row].map(Number) as [
          number,
          number,
          number,
        ];
        return { id: { z, x, y: 2 ** z - 1 - row }, data: tile_data as Uint8Array };
      });
    database.close();
    return writePmtiles(tiles, metadata, [-4.992, 34.057, -4.977, 34.066]);
  }
  const metadataAt = (archive: Buffer) => Number(archive.readBigUInt64LE(24));
  let pmtiles: string;
  beforeAll(async () => {
    await rm(file, { force: true });
    pmtiles = join(place.dataDir, 'map/region.pmtiles');
  });
  afterAll(() => rm(pmtiles));

  it('are the same', async () => {
    await start({ MAP_TILES: TOWN_MBTILES });
    const expected = await Promise.all([get(TILE), get(`/tiles/${z}/${x + 20}/${y}.pbf`)]);
    await writeFile(pmtiles, townFile());
    await start();
    expect(await describeTiles()).toMatchObject({
      source: 'file',
      minzoom: 4,
      maxzoom: 14,
      attribution: 'OpenStreetMap',
    });
    const found = await Promise.all([get(TILE), get(`/tiles/${z}/${x + 20}/${y}.pbf`)]);
    expect(found.map(({ status }) => status)).toEqual([200, 204]);
    const etags = [expected, found].map(([first]) => first?.headers.get('etag'));
    expect(etags[0]).toBe(etags[1]);
    expect(Buffer.from((await found[0]?.arrayBuffer()) ?? [])).toEqual(
      Buffer.from((await expected[0]?.arrayBuffer()) ?? []),
    );
  });

  it.each<[string, string, (file: Buffer) => Uint8Array]>([
    ['of text', 'Wrong magic number', () => Buffer.from('no map'.repeat(99))],
    ['that is empty', '', () => Buffer.alloc(0)],
    ['that is truncated', 'the file is truncated', (all) => all.subarray(0, -1)],
    ['that ends in its directory', '', (all) => all.subarray(0, 140)],
    ['of pictures', 'no vector tiles', (all) => all.fill(2, 99, 100)],
    ['with brotli', 'not with gzip', (all) => all.fill(3, 98, 99)],
    ['with false metadata', '', (all) => all.fill(0, metadataAt(all), metadataAt(all) + 9)],
  ])('are not read from a file %s, which is logged', async (_, reason, damage) => {
    await writeFile(pmtiles, damage(townFile()));
    lines.length = 0;
    const tiles = await openMapTiles(readConfig(place.env), log);
    expect(logged()).toMatchObject([
      { level: 50, file: pmtiles, reason: expect.stringContaining(reason) },
    ]);
    expect(await tiles.describe()).toEqual({ source: 'none' });
  });
});

describe('a file with map tiles that cannot be read', () => {
  it.each<[string, string, () => unknown]>([
    ['of text', 'file is not a database', () => writeFile(file, 'no map'.repeat(999))],
    ['that is empty', 'no such table', () => writeFile(file, '')],
    ['that is truncated', 'malformed', () => truncate(file, 20_480)],
    ['without tiles', 'it has no tiles', () => change('DELETE FROM tiles')],
    ['without a table', 'no such table: tiles', () => change('DROP TABLE tiles')],
    [
      'of pictures',
      'no vector tiles',
      () => change("UPDATE metadata SET value = 'png' WHERE name = 'format'"),
    ],
    [
      'with tiles of text',
      'no vector tile',
      () => change("UPDATE tiles SET tile_data = CAST('<html>' AS BLOB)"),
    ],
    ['that is missing', 'unable to open', () => rm(file)],
  ])('%s is named in one line of the log and left out', async (_, reason, damage) => {
    await copyFile(TOWN_MBTILES, file);
    await damage();
    lines.length = 0;
    const tiles = await openMapTiles(readConfig({ ...place.env, MAP_TILES: file }), log);
    expect(logged()).toMatchObject([{ level: 50, file, reason: expect.stringContaining(reason) }]);
    expect(await tiles.describe()).toEqual({ source: 'none' });
    expect(await tiles.tile(TOWN_TILE)).toBeUndefined();
  });

  it('does not keep the site from starting', async () => {
    await writeFile(file, 'no map');
    await start();
    expect(logged()).toMatchObject([{ level: 50, file }]);
    expect(await describeTiles()).toEqual({ source: 'none' });
    expect((await get('/en')).status).toBe(200);
  });

  it('is given up when it is damaged while the site runs', async () => {
    await copyFile(TOWN_MBTILES, file);
    await start();
    expect((await get(TILE)).status).toBe(200);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(100, 0xff), 0, 100, 0);
    await handle.close();
    const others = await Promise.all(
      [4, 5, 6].map((distance) => get(`/tiles/${z}/${x + distance}/${y}.pbf`)),
    );
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await describeTiles()).toEqual({ source: 'none' });
    expect(logged().filter(({ level }) => level === 50)).toHaveLength(1);
  });
});
