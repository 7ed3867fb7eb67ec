/** Gives the threads that render documents the map tiles of the server. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { TileId } from '../../../domain/map/tiles.ts';
import type { MapTilesService } from '../../map/mapTilesService.ts';
import { decompressTile } from '../../map/tileData.ts';

/** What a document needs to know of the tiles. */
export interface TileSet {
  minzoom: number;
  maxzoom: number;
  /** The credits that a map must show. */
  attribution: string;
}

/** A request with its number; without `tile` it asks for the description. */
export interface TileRequest {
  number: number;
  tile?: TileId;
}

/** `value` is undefined if there is no source, or no tile at this place. */
export type TileReply =
  | { number: number; value: TileSet | Uint8Array | undefined }
  | { number: number; failed: true };

/** A port that answers until it is closed; it is transferred to a thread. */
export function offerTiles(mapTiles: MapTilesService): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const gone = new AbortController();
  port1.on('close', () => gone.abort());
  port1.on('message', ({ number, tile }: TileRequest) => {
    const reply = tile ? loadTile(tile) : loadDescription();
    reply.then(
      (value) => port1.postMessage({ number, value } satisfies TileReply),
      () => port1.postMessage({ number, failed: true } satisfies TileReply),
    );
  });
  // A waiting thread keeps the process alive, not its port.
  port1.unref();
  return port2;

  async function loadDescription(): Promise<TileSet | undefined> {
    const description = await mapTiles.describe();
    if (description.source === 'none' || !description.reachable) {
      if (mapTiles.version) throw new Error('the tile service does not answer');
      return undefined;
    }
    const { minzoom, maxzoom, attribution } = description;
    return { minzoom, maxzoom, attribution };
  }

  async function loadTile(tile: TileId): Promise<Uint8Array | undefined> {
    const answer = await mapTiles.tile(tile, { gone: gone.signal });
    return answer?.data && decompressTile(answer.data);
  }
}
