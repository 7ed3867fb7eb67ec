/** Reads PMTiles files (https://github.com/protomaps/PMTiles), version 3. */
import { open } from 'node:fs/promises';
import { Compression, PMTiles, SharedPromiseCache, type Source, TileType } from 'pmtiles';
import { tileAt } from '../../domain/map/tiles.ts';
import { checkTile, type TileFile } from './tileData.ts';

/** Leaves tiles compressed: they are sent as they are. */
class RawTiles extends SharedPromiseCache {
  override async getHeader(source: Source) {
    return { ...(await super.getHeader(source)), tileCompression: Compression.None };
  }
}

/**
 * Opens a file and checks it as far as this is fast.
 *
 * @throws if it is no PMTiles file with vector tiles, or is truncated
 */
export async function openPmtiles(path: string): Promise<TileFile> {
  const handle = await open(path);
  const source: Source = {
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
  try {
    const header = await new PMTiles(source).getHeader();
    if (header.tileType !== TileType.Mvt) throw new Error('its tiles are no vector tiles');
    if (![Compression.None, Compression.Gzip].includes(header.tileCompression)) {
      throw new Error('its tiles are compressed, but not with gzip');
    }
    const { size } = await handle.stat();
    if (size < header.tileDataOffset + (header.tileDataLength ?? 0)) {
      throw new Error('the file is truncated');
    }
    const archive = new PMTiles(source, new RawTiles());
    const { attribution } = Object(await archive.getMetadata()) as { attribution?: unknown };
    const file: TileFile = {
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      attribution: typeof attribution === 'string' ? attribution : undefined,
      async tile({ z, x, y }) {
        const found = await archive.getZxy(z, x, y);
        return found && new Uint8Array(found.data);
      },
      close: () => handle.close(),
    };
    const { minLon, maxLon, minLat, maxLat, minZoom } = header;
    const first = await file.tile(tileAt((minLon + maxLon) / 2, (minLat + maxLat) / 2, minZoom));
    if (first) await checkTile(first);
    return file;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
