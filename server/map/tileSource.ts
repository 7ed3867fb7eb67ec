import type { MapTiles, TileId } from '../../domain/map/tiles.ts';

/** The description of a source, without what is the same for all. */
export type TileSet = Omit<
  Extract<MapTiles, { tilejson: string }>,
  'tilejson' | 'source' | 'tiles' | 'bounds' | 'attribution'
>;

/** The requesting client. */
export interface TileClient {
  /** Aborted when the client has left. Work that only such clients wait for is dropped. */
  gone?: AbortSignal;
  /** Called before a tile is requested from an outside service; throws to refuse it. */
  charge?: () => void;
}

/** A tile, or that there is none at this place, with the time for which browsers may keep it. */
export interface TileAnswer {
  /** A vector tile compressed with gzip. */
  data: Buffer | undefined;
  /** In seconds. */
  maxAge: number;
}

/** The tile cannot be had at the moment. */
export class TileUnavailable extends Error {
  /** In seconds, for `Retry-After`. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('The tile service does not answer.');
    this.retryAfter = retryAfter;
  }
}

/** Where tiles come from. */
export interface TileSource {
  readonly kind: 'file' | 'service';
  /** Changes when the tiles do; known without asking anybody. */
  readonly version: string;
  /** Undefined if the source is not available. Never fails. */
  describe(): Promise<TileSet | undefined>;
  /**
   * Bytes of a tile compressed with gzip, 0 where there is none; undefined while they are unknown.
   *
   * @throws if the source is broken
   */
  size(id: TileId): Promise<number | undefined>;
  /** @throws TileUnavailable; any other error means that the source is broken */
  tile(id: TileId, client: TileClient): Promise<TileAnswer>;
  close(): Promise<void>;
}
