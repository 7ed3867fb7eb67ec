/** Maps of documents with streets, over HTTP, and what happens if their tiles fail. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Box, boxAt, overlap } from '../../../domain/map/drawing/boxes.ts';
import { frameOf } from '../../../domain/map/drawing/mapFrame.ts';
import { openMbtiles } from '../../map/mbtiles.ts';
import { decompressTile } from '../../map/tileData.ts';
import type { RunningSite } from '../../site.ts';
import { LocalService } from '../../testing/localService.ts';
import { newAddress } from '../../testing/newAddress.ts';
import { makeTestPlace, type TestPlace } from '../../testing/testSite.ts';
import { TOWN_MBTILES, TOWN_TILE } from '../../testing/town.ts';
import { StreetLoader } from './streetLoader.ts';
import { readStreets } from './streetMap.ts';
import { placeNames } from './streetNames.ts';

/** A stop in the invented town, which lies in Fez. Its map shows about one kilometre. */
const TOUR = { days: [{ day: 1, city: 'fes', places: ['bou-inania-madrasa-fes'] }] };
const STREETS = ["Avenue de l'Essai", 'Oued Témoin'];
const AREA = { streets: true, stops: [{ at: [-4.985, 34.061] as const }] };

let place: TestPlace;
let site: RunningSite | undefined;
beforeAll(async () => {
  place = await makeTestPlace();
});
afterEach(async () => {
  await site?.stop();
  await rm(join(place.dataDir, 'map'), { recursive: true, force: true });
});
afterAll(() => place.remove());

async function start(env: Record<string, string> = {}): Promise<void> {
  site = await place.start({ TRUSTED_PROXY: 'true', ...env });
}

async function exportPdf(locale = 'fr'): Promise<Buffer> {
  const answer = await fetch(`${site?.url}/api/tours/export.pdf?lang=${locale}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(TOUR),
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function run(tool: 'pdftotext' | 'pdfinfo', pdf: Uint8Array, ...options: string[]) {
  const file = join(place.dataDir, 'map.pdf');
  await writeFile(file, pdf);
  // In the order of drawing: names along streets are slanted.
  const args = tool === 'pdftotext' ? ['-raw', file, '-'] : [...options, file];
  return execFileSync(tool, args, { encoding: 'utf8' });
}

async function expectSchematic(): Promise<void> {
  const text = await run('pdftotext', await exportPdf());
  expect(text).toContain('Médersa Bou Inania de Fès');
  for (const name of STREETS) expect(text).not.toContain(name);
}

describe('maps with streets', () => {
  it('show names in the language of the programme, and credits', async () => {
    await start({ MAP_TILES: TOWN_MBTILES });
    const pdf = await exportPdf();
    const text = await run('pdftotext', pdf);
    for (const name of [...STREETS, '© OpenStreetMap contributors']) expect(text).toContain(name);
    const structure = await run('pdfinfo', pdf, '-struct-text');
    // The map is a figure with an alternative text; its credits are read after it.
    expect(structure).toMatch(/Figure\s+"[^"]*Oued Témoin[^"]*"\s+P \(block\)\s+"© OpenStreetMap/);
    expect(pdf.toString('latin1')).toContain('/Alt (');
    // Equal input has equal output.
    expect((await exportPdf()).equals(pdf)).toBe(true);
  });

  it('are in the addresses, for places in town, with phone numbers and their years', async () => {
    await start({ MAP_TILES: TOWN_MBTILES });
    const answer = await fetch(`${site?.url}/documents/maps-and-addresses-fr.pdf`);
    const text = await run('pdftotext', await answer.bytes());
    expect(text).toContain('En ville, numérotés sur la carte');
    expect(text).toContain('Aux alentours, numérotés sur la carte');
    expect(text).toContain('+212 535 74 12 06 (2025)');
    expect(text).toContain("Quartier de l'Essai");
  });

  it('have names that cover neither each other nor anything else', async () => {
    const frame = frameOf({ ...AREA, width: 900, height: 700 });
    const file = await openMbtiles(TOWN_MBTILES);
    const data = await decompressTile((await file.tile(TOWN_TILE)) ?? new Uint8Array());
    await file.close();
    const streets = readStreets([{ id: TOWN_TILE, data }], frame);
    const widthOf = (text: string) => text.length * 3.4;
    const place = (occupied: Box[]) =>
      placeNames(streets, { frame, locale: 'fr', occupied, lines: [], known: [], widthOf });
    const boxes: Box[] = [];
    const names = place(boxes);
    expect(names.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Quartier de l'Essai", "Avenue de l'Essai", 'Oued Témoin']),
    );
    for (const { at } of names) {
      expect(boxes.some((box) => overlap(box, boxAt(at[0] - 1, at[1], 2, 2)))).toBe(true);
    }
    // A number on one of them, and the name is somewhere else, or gone.
    for (const { text, at } of names) {
      const number = boxAt(at[0] - 10, at[1], 20, 20);
      const moved = place([number]).find((name) => name.text === text);
      if (moved) expect(Math.hypot(moved.at[0] - at[0], moved.at[1] - at[1])).toBeGreaterThan(10);
    }
  });
});

describe('maps are schematic', () => {
  let service: LocalService;
  let tilesUrl: string;
  beforeAll(async () => {
    service = new LocalService();
    tilesUrl = `${await service.listen()}/planet`;
  });
  afterAll(() => service.close());

  function answerTiles(answer: (response: ServerResponse) => void): void {
    service.handler = (request, response) => {
      if (request.url !== '/planet') return answer(response);
      response.setHeader('content-type', 'application/json');
      const tiles = [tilesUrl.replace('planet', '{z}/{x}/{y}.pbf')];
      const attribution = 'Data from OpenStreetMap';
      response.end(
        JSON.stringify({ tilejson: '3.0.0', tiles, minzoom: 0, maxzoom: 14, attribution }),
      );
    };
  }

  it('without tiles', async () => {
    await start();
    await expectSchematic();
  });

  it('if the file is damaged', async () => {
    await mkdir(join(place.dataDir, 'map'));
    const file = join(place.dataDir, 'map/region.mbtiles');
    await copyFile(TOWN_MBTILES, file);
    const database = new DatabaseSync(file);
    database.exec("UPDATE tiles SET tile_data = x'1f8b0000' WHERE zoom_level > 12");
    database.close();
    await start();
    await expectSchematic();
  });

  it.each([
    ['fails', (response: ServerResponse) => response.writeHead(500).end()],
    ['sends something else', (response: ServerResponse) => response.end('<html>')],
    ['has no tiles here', (response: ServerResponse) => response.writeHead(404).end()],
  ])('if the tile service %s', async (_, answer) => {
    answerTiles(answer);
    await start({ TILES_URL: tilesUrl });
    await expectSchematic();
  });
});

describe('StreetLoader', () => {
  const frame = frameOf({ ...AREA, width: 500, height: 200 });

  it('stops waiting after its timeout, and requests nothing more', async () => {
    const { port1, port2 } = new MessageChannel();
    let requests = 0;
    port1.on('message', () => requests++);
    const loader = new StreetLoader(port2, { timeout: 50, tiles: 100 });
    expect(await loader.load(frame)).toBeUndefined();
    expect(loader.isComplete).toBe(false);
    await expect.poll(() => requests).toBe(1);
    expect(await loader.load({ ...frame, width: 400 })).toBeUndefined();
    expect(requests).toBe(1);
    port1.close();
  });

  it('requests a bounded number of tiles for a map, and for all maps', async () => {
    const { port1, port2 } = new MessageChannel();
    let tiles = 0;
    port1.on('message', ({ number, tile }) => {
      if (tile) tiles++;
      const value = tile ? undefined : { minzoom: 0, maxzoom: 14, attribution: '' };
      port1.postMessage({ number, value });
    });
    const loader = new StreetLoader(port2, { timeout: 60_000, tiles: 15 });
    for (const width of [500, 4000, 9000, 500_000]) await loader.load({ ...frame, width });
    expect(tiles).toBeGreaterThan(3);
    expect(tiles).toBeLessThanOrEqual(15);
    port1.close();
  });
});
