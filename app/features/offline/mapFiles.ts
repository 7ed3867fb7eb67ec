/** The saved maps in the service worker: their tiles, and everything else that opens them offline. */
import { saveRareAssets } from './assets.ts';
import { withNetworkTimeout } from './limits.ts';
import { mapCaches, savedMaps, TILE_JSON, versionOf } from './mapStorage.ts';
import { keepPage } from './pinnedPages.ts';
import { MAPS, PINNED_PAGES } from './saved.ts';

/** Cache first for tiles of the same version, else network first with saved tiles of any version. */
export async function respondWithTile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const saved = await findSaved(pathname);
  if (saved && versionOf(saved) === searchParams.get('v')) return decompressed(saved);
  const network = fetch(request).catch(() => undefined);
  const response = await (saved ? withNetworkTimeout(network) : network);
  if (saved && !response?.ok) return decompressed(saved);
  return response ?? Response.error();
}

/**
 * The description of the tiles: a saved one if there is no network, or no source at the moment.
 *
 * @param usual responds without regard to saved maps
 */
export async function respondWithTileJson(usual: () => Promise<Response>): Promise<Response> {
  const response = await usual().catch(() => undefined);
  const found: { source?: string } = response?.ok ? await response.clone().json() : {};
  const hasTiles = found.source && found.source !== 'none';
  return (hasTiles ? undefined : await findSaved(TILE_JSON)) ?? response ?? Response.error();
}

/** The pages with the saved maps. */
export const mapPages = async (locale: string): Promise<string[]> =>
  (await savedMaps()).map(({ id }) => `/${locale}/destination/${id}`);

/**
 * Saves what maps need beside their tiles: their pages, the map's engine, the labels and the closed
 * map in this language. Returns false if something is missing.
 */
export async function saveMapFiles(locale: string): Promise<boolean> {
  try {
    const pinned = await caches.open(PINNED_PAGES);
    for (const page of await mapPages(locale)) {
      if (!(await keepPage(pinned, page))) return false;
    }
    await saveRareAssets();
    const maps = await caches.open(MAPS);
    for (const path of [`/${locale}/map`, `/${locale}/map/places`, `/${locale}/map.svg`]) {
      if (!(await maps.match(path))) await maps.add(path);
    }
    return true;
  } catch {
    return false;
  }
}

async function findSaved(path: string): Promise<Response | undefined> {
  for (const cacheName of await mapCaches()) {
    const saved = await caches.match(path, { cacheName });
    if (saved) return saved;
  }
  return undefined;
}

function decompressed(tile: Response): Response {
  if (!tile.body) return tile;
  const headers = { 'Content-Type': 'application/vnd.mapbox-vector-tile' };
  return new Response(tile.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}
