/** Files with vector tiles, and the bytes of tiles. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileId } from '../../domain/map/tiles.ts';

/** An open file. Its tiles are compressed with gzip or not at all. */
export interface TileFile {
  minZoom: number;
  maxZoom: number;
  /** HTML. */
  attribution: string | undefined;
  /** @throws if the file is damaged */
  tile(id: TileId): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** Largest decompressed tile, in bytes. */
export const MAX_TILE_BYTES = 4 * 1024 * 1024;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** @throws if the data is no gzip or larger than MAX_TILE_BYTES */
export const decompressTile = (data: Uint8Array): Promise<Buffer> =>
  decompress(data, { maxOutputLength: MAX_TILE_BYTES });

const isGzip = (data: Uint8Array) => data[0] === 0x1f && data[1] === 0x8b;

/** The tile compressed with gzip; undefined for one without bytes. */
export async function asGzip(data: Uint8Array): Promise<Buffer | undefined> {
  if (data.length === 0) return undefined;
  return isGzip(data) ? Buffer.from(data) : compress(data);
}

/** The first byte of a tile: field 3 (layer), with a length. */
const LAYER = 0x1a;

/**
 * Checks data, compressed or not, that comes from outside.
 *
 * @throws if it is no Mapbox vector tile
 */
export async function checkTile(data: Uint8Array): Promise<void> {
  try {
    const plain = isGzip(data) ? await decompressTile(data) : data;
    // Readers of protocol buffers skip unknown fields, so that some text would pass them.
    if (plain.length > 0 && plain[0] !== LAYER) throw new Error('it does not begin with a layer');
    for (const layer of Object.values(new VectorTile(new PbfReader(plain)).layers)) {
      for (let index = 0; index < layer.length; index++) layer.feature(index);
    }
  } catch (cause) {
    throw new Error('the data is no vector tile', { cause });
  }
}
