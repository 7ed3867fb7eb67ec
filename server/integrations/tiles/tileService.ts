import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { TileId } from '../../../domain/map/tiles.ts';
import { limitConcurrency } from '../../concurrency/limitConcurrency.ts';
import { SingleFlight } from '../../concurrency/singleFlight.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { creditsOf } from '../../map/credits.ts';
import {
  type TileAnswer,
  type TileClient,
  type TileSet,
  type TileSource,
  TileUnavailable,
} from '../../map/tileSource.ts';
import { DiskCache } from '../../media/diskCache.ts';
import { CircuitBreaker } from '../circuitBreaker.ts';
import { StaleCache } from '../staleCache.ts';
import { TooManyRequests } from '../tooManyRequests.ts';
import { fetchTile } from './fetchTile.ts';
import { decodeStoredTile, encodeStoredTile, type StoredTile } from './storedTile.ts';
import { readTileJson, ServiceDescription, tileUrl } from './tileJson.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** Older tiles are sent once more and requested again meanwhile. */
const FRESH = 30 * DAY;
/** How long browsers keep a tile, and that the service does not have one, in seconds. */
const MAX_AGE = { tile: 7 * 24 * 3600, missing: 600 };
/** Failures in a row until requests stop, and for how long, in ms. */
const BREAKER = { failures: 3, pause: 30_000, maxPause: 600_000 };
/** Requests to the service. */
const LIMIT = { running: 6, waiting: 300 };
/** Tiles that the service does not have; the number bounds the memory. */
const MISSING = { max: 5000, ttl: MAX_AGE.missing * 1000 };

/**
 * Tiles of an outside service. They are kept on disk within a bound, so that the service is asked for
 * each at most once a month, and browsers never.
 */
export class TileService implements TileSource {
  readonly kind = 'service';
  readonly #url: string;
  /** The hash of its address. */
  readonly version: string;
  readonly #headers: Record<string, string>;
  readonly #log: Log;
  readonly #descriptions: StaleCache<ServiceDescription>;
  readonly #cache: DiskCache;
  readonly #missing = new LRUCache<string, true>(MISSING);
  readonly #fetching = new SingleFlight<StoredTile | undefined>();
  readonly #limit = limitConcurrency(LIMIT);
  readonly #breaker = new CircuitBreaker(BREAKER);

  /** @param url address of the service's TileJSON */
  constructor(url: string, { dataDir, mapTiles, site }: Config, log: Log) {
    this.#url = url;
    this.version = createHash('sha256').update(url).digest('hex').slice(0, 8);
    this.#headers = { 'user-agent': `fes-meknes (+${site.url})` };
    this.#log = log;
    this.#descriptions = new StaleCache({
      folder: join(dataDir, 'map'),
      schema: ServiceDescription,
      fresh: 6 * HOUR,
      usable: 90 * DAY,
      headers: this.#headers,
    });
    this.#cache = new DiskCache(join(dataDir, 'map/cache'), mapTiles.cacheBytes, (error) =>
      log.error({ err: error }, 'map tiles cannot be cached'),
    );
  }

  async describe(): Promise<TileSet | undefined> {
    const description = await this.#description();
    return (
      description && {
        reachable: !this.#breaker.isPaused(),
        minzoom: description.minZoom,
        maxzoom: description.maxZoom,
        credits: creditsOf(description.attribution),
      }
    );
  }

  async tile(id: TileId, { gone, charge }: TileClient): Promise<TileAnswer> {
    const key = this.#key(id);
    const file = await this.#cache.get(key);
    const known = file && decodeStoredTile(file);
    if (known) {
      if (Date.now() - known.at.getTime() > FRESH) this.#revalidate(key, id, known);
      return { data: known.data, maxAge: MAX_AGE.tile };
    }
    if (this.#missing.has(key)) return { data: undefined, maxAge: MAX_AGE.missing };
    if (!this.#fetching.has(key)) charge?.();
    const work = (signal: AbortSignal) => this.#limit(() => this.#fetch(key, id), { signal });
    const tile = await this.#fetching.run(key, work, gone);
    return { data: tile?.data, maxAge: tile ? MAX_AGE.tile : MAX_AGE.missing };
  }

  /** Nothing is requested for it. */
  async size(id: TileId): Promise<number | undefined> {
    const key = this.#key(id);
    if (this.#missing.has(key)) return 0;
    const file = await this.#cache.get(key);
    const known = file && decodeStoredTile(file);
    return known && (known.data?.length ?? 0);
  }

  async close(): Promise<void> {}

  #key({ z, x, y }: TileId): string {
    return `${this.version}-${z}-${x}-${y}`;
  }

  #description() {
    return this.#descriptions
      .get(`service-${this.version}`, this.#url, (json) => readTileJson(this.#url, json))
      .then((answer) => answer?.value);
  }

  /** The visitor does not wait for it: a failure leaves the tile as it is. */
  #revalidate(key: string, id: TileId, known: StoredTile): void {
    if (this.#fetching.has(key)) return;
    const work = () => this.#limit(() => this.#fetch(key, id, known));
    this.#fetching.run(key, work).catch(() => {});
  }

  /** @throws TileUnavailable */
  async #fetch(key: string, id: TileId, known?: StoredTile): Promise<StoredTile | undefined> {
    const description = await this.#description();
    if (!description) throw new TileUnavailable(BREAKER.pause / 1000);
    const { minZoom, maxZoom } = description;
    if (id.z < minZoom || id.z > maxZoom) return undefined;
    if (!this.#breaker.allows()) throw new TileUnavailable(this.#breaker.retryAfter());
    try {
      const tile = await fetchTile(tileUrl(description, id), this.#headers, known);
      if (this.#breaker.succeed()) this.#log.info('the tile service answers again');
      if (tile) await this.#cache.put(key, encodeStoredTile(tile));
      else this.#missing.set(key, true);
      return tile;
    } catch (error) {
      const wait = error instanceof TooManyRequests ? error.wait : undefined;
      if (this.#breaker.fail(wait)) {
        const reason = error instanceof Error ? error.message : String(error);
        const seconds = this.#breaker.retryAfter();
        this.#log.warn({ reason, seconds }, 'the tile service fails and is not asked for a while');
      }
      throw new TileUnavailable(this.#breaker.retryAfter());
    }
  }
}
