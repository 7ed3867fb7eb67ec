/** Loads the streets of the maps of one document, within bounds of time and number. */
import type { MessagePort } from 'node:worker_threads';
import type { MapFrame } from '../../../domain/map/drawing/mapFrame.ts';
import { MAX_TILE_ZOOM, type TileId, tileAt } from '../../../domain/map/tiles.ts';
import { readStreets, type StreetMap, type TileData } from './streetMap.ts';
import { LINES, type LineName } from './streetStyle.ts';
import type { TileReply, TileRequest, TileSet } from './tilePort.ts';

export interface StreetBounds {
  /** Time in ms for all tiles of the document. */
  timeout: number;
  /** Most tiles of the document. */
  tiles: number;
}

export const PROGRAMME_BOUNDS: StreetBounds = { timeout: 5000, tiles: 150 };
export const BROCHURE_BOUNDS: StreetBounds = { timeout: 20_000, tiles: 500 };

/** Most tiles of one map. */
const MAX_PER_MAP = 12;
/** Least part of a map's tiles that the source must have. */
const MIN_COVERED = 0.5;

/** Streets of an area, with the credits that its map must show. */
export interface Streets {
  map: StreetMap;
  attribution: string;
}

/** A document without tiles has no port; its maps are schematic. */
export class StreetLoader {
  readonly #port: MessagePort | undefined;
  readonly #waiting = new Map<number, (reply: TileReply) => void>();
  readonly #loaded = new Map<string, Promise<Streets | undefined>>();
  #description: Promise<TileSet | undefined> | undefined;
  #requests = 0;
  #tilesLeft: number;
  #timeLeft: number;
  #failed = false;

  constructor(port: MessagePort | undefined, { timeout, tiles }: StreetBounds) {
    this.#port = port;
    this.#timeLeft = timeout;
    this.#tilesLeft = tiles;
    port?.on('message', (reply: TileReply) => {
      this.#waiting.get(reply.number)?.(reply);
      this.#waiting.delete(reply.number);
    });
  }

  /** False if a map is without streets because tiles could not be loaded. */
  get isComplete(): boolean {
    return !this.#failed;
  }

  /**
   * The streets of an area; undefined if there are none, a tile fails, or it takes too long. After a
   * failure no further tile of the document is requested.
   */
  load(frame: MapFrame): Promise<Streets | undefined> {
    const { width, height, scale } = frame;
    const key = `${frame.toPosition([0, 0])} ${width} ${height} ${scale}`;
    const known = this.#loaded.get(key) ?? this.#load(frame);
    this.#loaded.set(key, known);
    return known;
  }

  close(): void {
    this.#port?.close();
  }

  async #load(frame: MapFrame): Promise<Streets | undefined> {
    if (!this.#port || this.#failed) return undefined;
    const started = performance.now();
    const { signal, clear } = timeoutOf(this.#timeLeft);
    try {
      return await this.#streetsOf(frame, signal);
    } catch {
      this.#failed = true;
      return undefined;
    } finally {
      clear();
      this.#timeLeft = Math.max(0, this.#timeLeft - (performance.now() - started));
    }
  }

  async #streetsOf(frame: MapFrame, signal: AbortSignal): Promise<Streets | undefined> {
    this.#description ??= this.#request(undefined, signal) as Promise<TileSet | undefined>;
    const set = await this.#description;
    const ids = set && tilesOf(frame, set);
    if (!ids || ids.length > this.#tilesLeft) return undefined;
    this.#tilesLeft -= ids.length;
    const loaded = await Promise.all(
      ids.map(async (id) => ({ id, data: await this.#request(id, signal) })),
    );
    const tiles = loaded.filter((tile): tile is TileData => tile.data instanceof Uint8Array);
    if (tiles.length < ids.length * MIN_COVERED) return undefined;
    const map = readStreets(tiles, frame);
    const hasRoads = ROADS.some((name) => map.lines.has(name));
    return hasRoads ? { map, attribution: set.attribution } : undefined;
  }

  #request(
    tile: TileId | undefined,
    signal: AbortSignal,
  ): Promise<TileSet | Uint8Array | undefined> {
    const number = this.#requests++;
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.set(number, (reply) => {
        if ('failed' in reply) reject(new Error('the tile cannot be loaded'));
        else resolve(reply.value);
      });
      this.#port?.postMessage({ number, ...(tile && { tile }) } satisfies TileRequest);
    });
  }
}

const NO_ROADS: readonly LineName[] = ['stream', 'river', 'wall', 'rail', 'track'];
const ROADS = (Object.keys(LINES) as LineName[]).filter((name) => !NO_ROADS.includes(name));

/** The tiles of an area in the largest zoom with few enough of them; undefined if there is none. */
function tilesOf(frame: MapFrame, { minzoom, maxzoom }: TileSet): TileId[] | undefined {
  const [west, north] = frame.toPosition([0, 0]);
  const [east, south] = frame.toPosition([frame.width, frame.height]);
  for (let z = Math.min(maxzoom, MAX_TILE_ZOOM); z >= minzoom; z--) {
    const [first, last] = [tileAt(west, north, z), tileAt(east, south, z)];
    const [columns, rows] = [last.x - first.x + 1, last.y - first.y + 1];
    if (columns * rows > MAX_PER_MAP) continue;
    return Array.from({ length: columns * rows }, (_, index) => ({
      z,
      x: first.x + (index % columns),
      y: first.y + Math.floor(index / columns),
    }));
  }
  return undefined;
}

/** Like AbortSignal.timeout, but it does not keep a timer when it is no longer needed. */
function timeoutOf(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('timeout')), ms);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
