/**
 * Maps of towns that the visitor saved: one cache for each, with its tiles and a description. Pages
 * write them, and the service worker reads them.
 */
import type { LocalizedText } from '../../../domain/locale.ts';
import { MAP_CACHE_PREFIX as PREFIX } from './mapCachePrefix.ts';

/** Cache key of the description, which the server does not serve. */
const DESCRIPTION = '/saved-map';
/** Header of a saved tile: the version of the tiles, which its address has on the server. */
const VERSION = 'X-Saved-Version';

/** Cache key of what the open map asks first. */
export const TILE_JSON = '/tiles.json';

export interface SavedMap {
  /** Id and title of the destination. */
  id: string;
  title: LocalizedText;
  /** The version of the tiles. */
  version: string;
  /** The bytes of the compressed tiles on the device. */
  bytes: number;
  /** When saving it ended or was interrupted, in ms since 1970. */
  at: number;
  /** False while it is saved for the first time, and after that was interrupted. */
  isComplete: boolean;
}

/** Message of the page to the worker, which replies on the port with true or false. */
export interface SaveMapFilesRequest {
  /** The language of the page. */
  maps: string;
}

export const mapCache = (id: string): string => PREFIX + id;

/** The names of the caches of all saved maps. */
export const mapCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

export async function savedMap(id: string): Promise<SavedMap | undefined> {
  const description = await caches.match(DESCRIPTION, { cacheName: mapCache(id) });
  return description && ((await description.json()) as SavedMap);
}

/** All saved maps, also incomplete ones. */
export async function savedMaps(): Promise<SavedMap[]> {
  const names = await mapCaches();
  const maps = await Promise.all(names.map((name) => savedMap(name.slice(PREFIX.length))));
  return maps.filter((map) => map !== undefined);
}

export const describeMap = (cache: Cache, map: SavedMap): Promise<void> =>
  cache.put(DESCRIPTION, Response.json(map));

/** Cache key of a tile: its path, for all versions. */
export const tileKey = (z: number, x: number, y: number): string => `/tiles/${z}/${x}/${y}.pbf`;

/** The paths of all tiles in a cache. */
export const tilesIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/tiles/'));

/** @param data the tile compressed with gzip; undefined where there is none */
export function savedTile(data: ArrayBuffer | undefined, version: string): Response {
  const headers = { [VERSION]: version };
  return new Response(data ?? null, { status: data ? 200 : 204, headers });
}

/** The version of a saved tile. */
export const versionOf = (tile: Response): string | null => tile.headers.get(VERSION);
