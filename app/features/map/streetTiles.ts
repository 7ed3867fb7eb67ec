/**
 * Tiles with streets, which the server has from a file or a tile service. The map must be of use
 * without them: they may be missing, late, or fail one by one.
 */
import { addProtocol, type Map as MapLibre, removeProtocol } from 'maplibre-gl';
import { isInMapBox, type MapTiles } from '../../../domain/map/tiles.ts';
import { fetchForMap, startRequest, TILES_PATH } from './mapRequests.ts';
import { TILES } from './style/tileLand.ts';

/** `/tiles.json` of a site that has tiles. */
export type TileDescription = Extract<MapTiles, { tilejson: string }>;

/** Longest wait for a tile, in ms; the server has a limit of its own for the tile service. */
const TIMEOUT = 15_000;
/** Pause before failed tiles are requested again, in ms; it doubles with every failure in a row. */
const FIRST_PAUSE = 10_000;
const MAX_PAUSE = 300_000;

/** What became of a tile: `empty` ones have nothing to draw. */
type Outcome = 'streets' | 'empty' | 'failed';

/** The description of the site's tiles; undefined if there are none, or if it cannot be loaded. */
export async function describeTiles(): Promise<TileDescription | undefined> {
  try {
    const response = await fetchForMap(TILES_PATH);
    const tiles: MapTiles = await response.json();
    return tiles.source === 'none' ? undefined : tiles;
  } catch {
    return undefined;
  }
}

export interface StreetTiles {
  /** The template of addresses for the style's source. */
  template: string;
  /** Starts to report whether the part of the map in view has streets. */
  track(map: MapLibre): void;
}

let count = 0;

/**
 * Loads tiles through a protocol of its own, because MapLibre does not tell which of them are empty or
 * failed.
 *
 * @param onChange called when the part in view has got streets, or has none any more
 */
export function streetTiles(
  { tiles: [address], minzoom, maxzoom }: TileDescription,
  onChange: (hasStreets: boolean) => void,
): StreetTiles {
  const protocol = `streets${++count}`;
  const outcomes = new Map<string, Outcome>();
  let map: MapLibre | undefined;
  let hasStreets = false;
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;

  addProtocol(protocol, async ({ url }, { signal }) => {
    const path = url.slice(`${protocol}://`.length);
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
      const response = await fetchForMap(path, limit);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const data = await response.arrayBuffer();
      settle(path, data.byteLength > 0 ? 'streets' : 'empty');
      pause = FIRST_PAUSE;
      return { data };
    } catch (error) {
      if (!signal.aborted) settle(path, 'failed');
      throw error;
    }
  });

  function settle(path: string, outcome: Outcome): void {
    outcomes.set(/(?<!\d)\d+\/\d+\/\d+/.exec(path)?.[0] ?? '', outcome);
    update();
    if (outcome === 'failed') retry ??= setTimeout(requestFailedTiles, pause);
  }

  function update(): void {
    if (!map) return;
    const found = tilesInView(map).map(({ z, x, y }) => outcomeOf(z, x, y));
    const hasSome = found.includes('streets');
    // Until all tiles are there, the map stays as it is.
    if (hasSome === hasStreets || (!hasSome && found.includes(undefined))) return;
    hasStreets = hasSome;
    onChange(hasStreets);
  }

  const tilesInView = (shown: MapLibre) =>
    shown.coveringTiles({ tileSize: 512, minzoom, maxzoom }).map(({ canonical }) => canonical);

  /** Requests the tiles in view before the map has layers that show them. */
  function requestFirstTiles(shown: MapLibre): void {
    for (const { z, x, y } of tilesInView(shown)) {
      if (!isInMapBox({ z, x, y })) continue;
      startRequest(address.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`));
    }
  }

  /** MapLibre enlarges a tile of a smaller zoom where it has no better one. */
  function outcomeOf(z: number, x: number, y: number): Outcome | undefined {
    const own = outcomes.get(`${z}/${x}/${y}`);
    if (own === 'streets' || own === 'empty') return own;
    for (let up = 1; z - up >= minzoom; up++) {
      if (outcomes.get(`${z - up}/${x >> up}/${y >> up}`) === 'streets') return 'streets';
    }
    return own;
  }

  function requestFailedTiles(): void {
    clearTimeout(retry);
    retry = undefined;
    pause = Math.min(pause * 2, MAX_PAUSE);
    const failed = [...outcomes].flatMap(([key, outcome]) => {
      const [z, x, y] = key.split('/').map(Number);
      if (outcome !== 'failed' || z === undefined || x === undefined || y === undefined) return [];
      outcomes.delete(key);
      return [{ z, x, y }];
    });
    if (failed.length > 0) map?.refreshTiles(TILES, failed);
  }

  return {
    template: `${protocol}://${address}`,
    track(tracked) {
      map = tracked;
      map.on('moveend', update);
      addEventListener('online', requestFailedTiles);
      map.once('remove', () => {
        clearTimeout(retry);
        removeEventListener('online', requestFailedTiles);
        removeProtocol(protocol);
        map = undefined;
      });
      requestFirstTiles(map);
      update();
    },
  };
}
