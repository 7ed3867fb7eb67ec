/**
 * `npm run map -- build FILE`: makes the file with the region's map tiles from OpenStreetMap data, with
 * the Debian packages osmium-tool and tilemaker. See docs/map.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { MAP_BOX } from '../../domain/geo/region.ts';
import { readConfig } from '../../server/config.ts';
import { openMbtiles } from '../../server/map/mbtiles.ts';
import { ROOT } from '../../server/projectRoot.ts';
import { missingOf } from '../needs.ts';

const USAGE = `Usage: npm run map -- build FILE [--out FILE.mbtiles]
  FILE   OpenStreetMap data that holds the region: .osm.pbf, or any other format that osmium reads
  --out  the file to write; by default map/region.mbtiles in DATA_DIR`;

/** The credit that the licence of OpenStreetMap (ODbL) requires. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [command, input] = positionals;
  if (command !== 'build' || !input || positionals.length > 2) {
    console.error(USAGE);
    return 2;
  }
  const missing = await missingOf(['osmium', 'tilemaker']);
  if (missing || !existsSync(input)) {
    console.error(missing ?? `${input} does not exist`);
    return 1;
  }
  const out = resolve(values.out ?? join(readConfig().dataDir, 'map/region.mbtiles'));
  mkdirSync(dirname(out), { recursive: true });
  // Beside the result, so that it can be renamed.
  const folder = mkdtempSync(join(dirname(out), '.build-'));
  try {
    const made = join(folder, 'region.mbtiles');
    if (!makeTiles(input, folder, made)) return 1;
    setAttribution(made);
    const file = await openMbtiles(made);
    await file.close();
    renameSync(made, out);
    const megabytes = (statSync(out).size / 1e6).toFixed(1);
    console.log(`${out}: ${megabytes} MB, zoom ${file.minZoom} to ${file.maxZoom}`);
    console.log('Restart the site to use it.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cuts the region out and makes its tiles. False if a program failed; it has said why. */
function makeTiles(input: string, folder: string, out: string): boolean {
  const region = join(folder, 'region.osm.pbf');
  const box = `--bbox=${MAP_BOX.join(',')}`;
  const cut = ['extract', box, '--set-bounds', '--strategy=smart', `--output=${region}`, input];
  const config = join(ROOT, 'tools/map/config.json');
  const rules = join(ROOT, 'tools/map/process.lua');
  return (
    succeeds('osmium', cut) &&
    succeeds('tilemaker', [
      '--input',
      region,
      '--output',
      out,
      '--config',
      config,
      '--process',
      rules,
    ])
  );
}

function succeeds(program: string, parameters: string[]): boolean {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' });
  if (error) console.error(error.message);
  return status === 0;
}

function setAttribution(path: string): void {
  const database = new DatabaseSync(path);
  database.prepare("UPDATE metadata SET value = ? WHERE name = 'attribution'").run(ATTRIBUTION);
  database.close();
}

process.exitCode = await main();
