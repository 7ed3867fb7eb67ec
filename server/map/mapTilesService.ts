import { MAP_BOX } from '../../domain/geo/region.ts';
import { isInMapBox, type MapTiles, type TileId } from '../../domain/map/tiles.ts';
import type { Config } from '../config.ts';
import { TileService } from '../integrations/tiles/tileService.ts';
import type { Log } from '../log.ts';
import { creditsLine } from './credits.ts';
import { openTileFile } from './tileFile.ts';
import type { TileAnswer, TileClient, TileSource } from './tileSource.ts';

/** A day, in seconds: how long browsers keep that there is no tile. */
const DAY = 24 * 3600;

/** Map tiles from the first source that works: a local file, else an outside service. */
export class MapTilesService {
  #sources: readonly TileSource[];
  readonly #log: Log;

  constructor(sources: readonly TileSource[], log: Log) {
    this.#sources = sources;
    this.#log = log;
  }

  /** Changes with the source and its tiles; empty without a source. */
  get version(): string {
    return this.#sources[0]?.version ?? '';
  }

  /** False if there are no tiles at all. */
  get isConfigured(): boolean {
    return this.#sources.length > 0;
  }

  /** What browsers need to know; never fails. */
  async describe(): Promise<MapTiles> {
    const [source] = this.#sources;
    const set = await source?.describe();
    if (!source || !set) return { source: 'none' };
    return {
      source: source.kind,
      tilejson: '3.0.0',
      tiles: [`/tiles/{z}/{x}/{y}.pbf?v=${source.version}`],
      ...set,
      bounds: MAP_BOX,
      attribution: creditsLine(set.credits),
    };
  }

  /**
   * A tile of the current source; undefined if there is no source.
   *
   * @throws TileUnavailable, and what the client's `charge` throws
   */
  async tile(id: TileId, client: TileClient = {}): Promise<TileAnswer | undefined> {
    if (this.isConfigured && !isInMapBox(id)) return { data: undefined, maxAge: DAY };
    return this.#read((source) => source.tile(id, client));
  }

  /**
   * The bytes of tiles compressed with gzip, 0 for those that do not exist, undefined for those that
   * the service was not asked for. Undefined without a source.
   */
  sizes(ids: readonly TileId[]): Promise<(number | undefined)[] | undefined> {
    return this.#read((source) => Promise.all(ids.map((id) => source.size(id))));
  }

  async close(): Promise<void> {
    await Promise.all(this.#sources.map((source) => source.close()));
  }

  /** Reads from the first source; a file that fails is abandoned, and the next source is read. */
  async #read<T>(work: (source: TileSource) => Promise<T>): Promise<T | undefined> {
    const [source] = this.#sources;
    if (!source) return undefined;
    if (source.kind === 'service') return work(source);
    try {
      return await work(source);
    } catch (error) {
      this.#abandon(source, error);
      return this.#read(work);
    }
  }

  /** A damaged file is no longer read; the next source takes its place. */
  #abandon(source: TileSource, error: unknown): void {
    if (!this.#sources.includes(source)) return;
    this.#sources = this.#sources.filter((other) => other !== source);
    this.#log.error({ err: error }, 'the file with map tiles is damaged and no longer used');
    void source.close();
  }
}

/** Opens the configured sources; a file that cannot be read is logged and left out. */
export async function openMapTiles(config: Config, log: Log): Promise<MapTilesService> {
  const file = await openTileFile(config, log);
  const { url } = config.mapTiles;
  const service = url ? new TileService(url, config, log) : undefined;
  return new MapTilesService(
    [file, service].filter((source) => source !== undefined),
    log,
  );
}
