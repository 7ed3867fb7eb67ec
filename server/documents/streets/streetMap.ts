/** Reads the streets, water and names of a map's area from vector tiles. Points are in paper units. */
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Point } from '../../../domain/format/svgPath.ts';
import type { Box } from '../../../domain/map/drawing/boxes.ts';
import type { MapFrame } from '../../../domain/map/drawing/mapFrame.ts';
import type { TileId } from '../../../domain/map/tiles.ts';
import { clipLine, clipRing, thinOut } from './clip.ts';
import {
  AREAS,
  type AreaName,
  areaOf,
  DRAWN_LAYERS,
  LINES,
  type LineName,
  lineOf,
} from './streetStyle.ts';

export interface StreetMap {
  /** Rings, with opposite directions for outlines and holes. */
  areas: Map<AreaName, Point[][]>;
  lines: Map<LineName, Point[][]>;
  /** Streets and rivers with a name. */
  named: { properties: Properties; points: Point[] }[];
  /** Quarters, villages and towns. */
  places: { properties: Properties; at: Point }[];
}

export type Properties = VectorTileFeature['properties'];

/** A decompressed tile. */
export interface TileData {
  id: TileId;
  data: Uint8Array;
}

/** Points closer than this are left out, in points of the paper. */
const TOLERANCE = 0.25;
/** Most points of a map, which bounds its size. */
const MAX_POINTS = 60_000;
/** What is left out first if a map has too many. */
const LEAST_IMPORTANT = ['building', 'track', 'service', 'stream', 'wood', 'grass'] as const;
/** Space around the map in which lines are drawn, because they are wide. */
const BLEED = 6;
/** How far areas reach over the edge of their tile, so that no gap shows. */
const OVERLAP = 0.3;

/** @throws if a tile is damaged */
export function readStreets(tiles: readonly TileData[], frame: MapFrame): StreetMap {
  const map: StreetMap = { areas: new Map(), lines: new Map(), named: [], places: [] };
  for (const tile of tiles) readTile(tile, frame, map);
  for (const name of LEAST_IMPORTANT) {
    if (countPoints(map) <= MAX_POINTS) break;
    map.areas.delete(name as AreaName);
    map.lines.delete(name as LineName);
  }
  return map;
}

function readTile({ id, data }: TileData, frame: MapFrame, map: StreetMap): void {
  const { layers } = new VectorTile(new PbfReader(data));
  const box = tileBox(id, frame);
  const featuresOf = (name: string): VectorTileFeature[] => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).filter(
      (feature) => feature !== undefined,
    );
  };
  const pathsOf = (feature: VectorTileFeature) =>
    feature
      .loadGeometry()
      .map((path) =>
        path.map(({ x, y }) => paperOf(id, x / feature.extent, y / feature.extent, frame)),
      );
  for (const layer of DRAWN_LAYERS) {
    for (const feature of featuresOf(layer)) {
      const { type, properties } = feature;
      const area = type === 3 ? areaOf(layer, properties) : undefined;
      if (area && frame.scale <= AREAS[area].until) {
        const rings = pathsOf(feature).map((ring) => clipRing(ring, grow(box, OVERLAP)));
        add(map.areas, area, rings);
      }
      const line = type === 2 ? lineOf(layer, properties) : undefined;
      if (line && frame.scale <= LINES[line].until) {
        add(
          map.lines,
          line,
          pathsOf(feature).flatMap((path) => clipLine(path, box)),
        );
      }
    }
  }
  for (const layer of ['transportation_name', 'waterway']) {
    for (const feature of featuresOf(layer)) {
      const { type, properties } = feature;
      if (type !== 2 || !properties.name) continue;
      for (const points of pathsOf(feature).flatMap((path) => clipLine(path, box))) {
        map.named.push({ properties, points });
      }
    }
  }
  for (const feature of featuresOf('place')) {
    const [at] = pathsOf(feature).flat();
    if (at && isIn(at, box)) map.places.push({ properties: feature.properties, at });
  }
}

/** @param x horizontal position in the tile, from 0 to 1 */
function paperOf(tile: TileId, x: number, y: number, frame: MapFrame): Point {
  const count = 2 ** tile.z;
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * (tile.y + y)) / count)));
  return frame.toPaper([((tile.x + x) / count) * 360 - 180, (latitude * 180) / Math.PI]);
}

/** The part of the map that a tile covers: its geometry reaches a little over its edges. */
function tileBox(tile: TileId, frame: MapFrame): Box {
  const [left, top] = paperOf(tile, 0, 0, frame);
  const [right, bottom] = paperOf(tile, 1, 1, frame);
  return {
    left: Math.max(left, -BLEED),
    top: Math.max(top, -BLEED),
    right: Math.min(right, frame.width + BLEED),
    bottom: Math.min(bottom, frame.height + BLEED),
  };
}

const grow = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

const isIn = ([x, y]: Point, { left, right, top, bottom }: Box) =>
  x >= left && x < right && y >= top && y < bottom;

function add<Name>(all: Map<Name, Point[][]>, name: Name, paths: readonly Point[][]): void {
  const known = all.get(name) ?? [];
  for (const path of paths) {
    const points = thinOut(path, TOLERANCE);
    if (points.length > 1) known.push(points);
  }
  if (known.length > 0) all.set(name, known);
}

const countPoints = ({ areas, lines }: StreetMap): number =>
  [...areas.values(), ...lines.values()].flat().reduce((sum, { length }) => sum + length, 0);
