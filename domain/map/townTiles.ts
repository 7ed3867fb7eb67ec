/** The part of the map that is saved for use without a network: a town with what is around it. */
import { distanceBetween } from '../geo/distance.ts';
import type { LocalizedText } from '../locale.ts';
import { isInMapBox, MAX_TILE_ZOOM, type TileId, tileAt } from './tiles.ts';

interface Point {
  longitude: number;
  latitude: number;
}

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The most that a saved map takes: bytes of its compressed tiles, and their number. */
export const MAX_SAVED = {
  bytes: 15_000_000,
  /** Below what one visitor may request within a minute (server/http/rateLimits.ts). */
  tiles: 500,
};

/** Zooms of the region around the boxes, for orientation; the map's smallest zoom is 5.5. */
const AROUND = { min: 5, max: 10 };
/** The smallest zoom of the boxes; the largest one is that of all tiles. */
const MIN_BOX_ZOOM = 11;

/** In metres. */
const TOWN_RADIUS = 3000;
const PLACE_RADIUS = 1000;
/** Places within this distance of a town's centre are in its box. */
const REACH = 8000;

const METRES_PER_DEGREE = 111_320;

/**
 * The boxes of a destination: one of each town with the places around it, and a small one of each
 * place that is further away.
 *
 * @param towns the centre of the town, or of each town of an area
 */
export function townBoxes(towns: readonly Point[], places: readonly Point[]): Box[] {
  const near = new Map<Point, Point[]>(towns.map((town) => [town, []]));
  const far: Point[] = [];
  for (const place of places) {
    const town = towns.find((centre) => distanceBetween(centre, place) <= REACH);
    if (town) near.get(town)?.push(place);
    else far.push(place);
  }
  return [
    ...near
      .entries()
      .map(([town, around]) =>
        enclose([
          boxAround(town, TOWN_RADIUS),
          ...around.map((place) => boxAround(place, PLACE_RADIUS)),
        ]),
      ),
    ...far.map((place) => boxAround(place, PLACE_RADIUS)),
  ];
}

/**
 * The tiles of boxes and of the region around them, the most important ones first: smaller zooms
 * before larger ones, and of one zoom those nearest to a town. Where not all can be saved, the first
 * ones are. Larger zooms than `MAX_TILE_ZOOM` need no tiles of their own.
 */
export function townTiles(towns: readonly Point[], boxes: readonly Box[]): TileId[] {
  if (boxes.length === 0) return [];
  const tiles: TileId[] = [];
  for (let z = AROUND.min; z <= MAX_TILE_ZOOM; z++) {
    const covered = z < MIN_BOX_ZOOM ? [enclose(boxes)] : boxes;
    const unique = new Map(
      covered.flatMap((box) => tilesOf(box, z)).map((tile) => [`${tile.x} ${tile.y}`, tile]),
    );
    const centres = towns.map((town) => tileAt(town.longitude, town.latitude, z));
    const distance = ({ x, y }: TileId) =>
      Math.min(...centres.map((centre) => Math.hypot(x - centre.x, y - centre.y)));
    tiles.push(
      ...[...unique.values()].filter(isInMapBox).sort((a, b) => distance(a) - distance(b)),
    );
  }
  return tiles;
}

/** The number of the first tiles that fit into `MAX_SAVED`. */
export function countThatFits(sizes: readonly number[]): number {
  let bytes = 0;
  const end = sizes.findIndex((size) => {
    bytes += size;
    return bytes > MAX_SAVED.bytes;
  });
  return Math.min(end < 0 ? sizes.length : end, MAX_SAVED.tiles);
}

function tilesOf([west, south, east, north]: Box, z: number): TileId[] {
  const first = tileAt(west, north, z);
  const last = tileAt(east, south, z);
  const tiles: TileId[] = [];
  for (let x = first.x; x <= last.x; x++) {
    for (let y = first.y; y <= last.y; y++) tiles.push({ z, x, y });
  }
  return tiles;
}

function boxAround({ longitude, latitude }: Point, metres: number): Box {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [longitude - east, latitude - north, longitude + east, latitude + north];
}

/** The smallest box around all. */
const enclose = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, south]) => south)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , north]) => north)),
];

/** `/tiles/towns/{id}.json`: the map of a town that can be saved, or that there are no tiles. */
export type TownMap =
  | { source: 'none' }
  | {
      source: 'file' | 'service';
      /** Id and title of the destination. */
      id: string;
      title: LocalizedText;
      /** The version of the tiles: it changes when they do. */
      version: string;
      /** One template with `{z}`, `{x}`, `{y}`: compressed tiles, as they are saved. */
      template: string;
      /** Zoom, column and row, the most important ones first. */
      tiles: [z: number, x: number, y: number][];
      /** False if parts are left out because the map would be too large. */
      isWhole: boolean;
      /** The sum of the sizes of the compressed tiles. */
      bytes: number;
      /** False if some sizes are estimated, because the service has not been asked for these tiles. */
      isExact: boolean;
    };
