/** The grid of map tiles (Web Mercator, XYZ numbers) and the part of it that the map shows. */
import { MAP_BOX } from '../geo/region.ts';

export interface TileId {
  z: number;
  x: number;
  y: number;
}

/** The largest zoom of tiles. Vector tiles are enlarged beyond it. */
export const MAX_TILE_ZOOM = 14;

/** The largest zoom that an address may have. */
const MAX_ZOOM = 22;

/** True for whole numbers that a tile can have. */
export function isTileId({ z, x, y }: TileId): boolean {
  const isIn = (value: number, limit: number) =>
    Number.isInteger(value) && value >= 0 && value < limit;
  return isIn(z, MAX_ZOOM + 1) && isIn(x, 2 ** z) && isIn(y, 2 ** z);
}

/** The tile that contains a point. */
export function tileAt(longitude: number, latitude: number, z: number): TileId {
  const count = 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const height = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const within = (value: number) => Math.min(Math.max(Math.floor(value * count), 0), count - 1);
  return { z, x: within((longitude + 180) / 360), y: within(height) };
}

/** True if the tile shows a part of the map's box. */
export function isInMapBox({ z, x, y }: TileId): boolean {
  const [west, south, east, north] = MAP_BOX;
  const first = tileAt(west, north, z);
  const last = tileAt(east, south, z);
  return x >= first.x && x <= last.x && y >= first.y && y <= last.y;
}

/** A part of the credits of a map, with the address of its author or licence. */
export interface Credit {
  text: string;
  href?: string;
}

/**
 * `/tiles.json`: where the browser gets map tiles, in the form of TileJSON 3.0 with `source`. With
 * `none` there are no tiles: the map has its schematic ground alone.
 */
export type MapTiles =
  | { source: 'none' }
  | {
      source: 'file' | 'service';
      /**
       * False while the service does not answer: only tiles that the server has are sent, others
       * answer 503.
       */
      reachable: boolean;
      tilejson: '3.0.0';
      /** One template with `{z}`, `{x}`, `{y}` and a version: `/tiles/{z}/{x}/{y}.pbf?v=…`. */
      tiles: [string];
      minzoom: number;
      maxzoom: number;
      bounds: readonly number[];
      /** The credits as plain text. */
      attribution: string;
      credits: Credit[];
    };
