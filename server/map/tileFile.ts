/** The local file with map tiles, of which two formats are read. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { creditsOf } from './credits.ts';
import { openMbtiles } from './mbtiles.ts';
import { openPmtiles } from './pmtiles.ts';
import { asGzip, type TileFile } from './tileData.ts';
import type { TileSource } from './tileSource.ts';

/** A year in seconds: the address of a tile has the version of the file. */
const MAX_AGE = 365 * 24 * 3600;

/** Where a file is found without a configuration, in DATA_DIR. */
const DEFAULT_FILES = ['map/region.mbtiles', 'map/region.pmtiles'];

/**
 * Opens the file of `MAP_TILES`, else that of DATA_DIR. Undefined if there is none; a file that is
 * missing though configured, or damaged, is logged.
 */
export async function openTileFile(
  { dataDir, mapTiles }: Pick<Config, 'dataDir' | 'mapTiles'>,
  log: Log,
): Promise<TileSource | undefined> {
  const paths = mapTiles.file ? [mapTiles.file] : DEFAULT_FILES.map((name) => join(dataDir, name));
  for (const path of paths) {
    const stats = await stat(path).catch(() => undefined);
    if (!stats && !mapTiles.file) continue;
    try {
      const file = await (path.endsWith('.pmtiles') ? openPmtiles : openMbtiles)(path);
      const { size, mtimeMs } = await stat(path);
      const version = createHash('sha256').update(`${size} ${mtimeMs}`).digest('base64url');
      const { minZoom, maxZoom } = file;
      log.info({ file: path, bytes: size, minZoom, maxZoom }, 'map tiles are read from a file');
      return fileSource(file, version.slice(0, 8));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ file: path, reason }, 'the file with map tiles cannot be read and is not used');
    }
  }
  return undefined;
}

function fileSource(file: TileFile, version: string): TileSource {
  const set = {
    reachable: true,
    minzoom: file.minZoom,
    maxzoom: file.maxZoom,
    credits: creditsOf(file.attribution),
  };
  return {
    kind: 'file',
    version,
    describe: async () => set,
    async tile(id) {
      const data = await file.tile(id);
      return { data: data && (await asGzip(data)), maxAge: MAX_AGE };
    },
    async size(id) {
      const { data } = await this.tile(id, {});
      return data?.length ?? 0;
    },
    close: () => file.close(),
  };
}
