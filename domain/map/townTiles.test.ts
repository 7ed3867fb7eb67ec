import { expect, it } from 'vitest';
import { isInMapBox, MAX_TILE_ZOOM, type TileId, tileAt } from './tiles.ts';
import { countThatFits, MAX_SAVED, townBoxes, townTiles } from './townTiles.ts';

const FES = { longitude: -5.016, latitude: 34.035 };
const GATE = { longitude: -4.984, latitude: 34.062 };
const LAKE = { longitude: -4.9, latitude: 33.5 };

const keyOf = ({ z, x, y }: TileId) => `${z}/${x}/${y}`;
const has = (tiles: readonly TileId[], point: typeof FES, z: number) =>
  tiles.map(keyOf).includes(keyOf(tileAt(point.longitude, point.latitude, z)));

it('encloses the town, and the places around it with a margin', () => {
  const [box = [0, 0, 0, 0], ...others] = townBoxes([FES], [GATE]);
  expect(others).toEqual([]);
  const [west, south, east, north] = box;
  expect(west).toBeLessThan(FES.longitude - 0.03);
  expect(south).toBeCloseTo(FES.latitude - 3000 / 111_320, 5);
  expect(east).toBeCloseTo(GATE.longitude + 0.0108, 3);
  expect(north).toBeCloseTo(GATE.latitude + 1000 / 111_320, 5);
});

it('has a small box for a place that is far away, and one for each town of an area', () => {
  const [, far = [0, 0, 0, 0]] = townBoxes([FES], [GATE, LAKE]);
  expect(far[3] - far[1]).toBeCloseTo(2000 / 111_320, 5);
  expect(townBoxes([FES, LAKE], [GATE])).toHaveLength(2);
  expect(townBoxes([], [LAKE])).toHaveLength(1);
  expect(townTiles([], townBoxes([], []))).toEqual([]);
});

it('has every tile once: those of the boxes up to the largest zoom, and the region around', () => {
  const tiles = townTiles([FES], townBoxes([FES], [GATE, LAKE]));
  expect(new Set(tiles.map(keyOf)).size).toBe(tiles.length);
  expect(tiles.every(isInMapBox)).toBe(true);
  for (const point of [FES, GATE, LAKE]) {
    for (let z = 5; z <= MAX_TILE_ZOOM; z++) expect([z, has(tiles, point, z)]).toEqual([z, true]);
  }
  const between = { longitude: -4.96, latitude: 33.75 };
  expect([10, 12].map((z) => has(tiles, between, z))).toEqual([true, false]);
  expect(tiles.length).toBeLessThan(150);
});

it('leaves out what is outside the map', () => {
  const border = { longitude: -2.805, latitude: 34.99 };
  const tiles = townTiles([border], townBoxes([border], []));
  expect(tiles.length).toBeGreaterThan(10);
  expect(tiles.every(isInMapBox)).toBe(true);
});

it('begins with small zooms, and ends with the tiles that are furthest from the towns', () => {
  const tiles = townTiles([FES], townBoxes([FES], [GATE, LAKE]));
  const zooms = tiles.map(({ z }) => z);
  expect(zooms).toEqual(zooms.toSorted((a, b) => a - b));
  const last = tiles.filter(({ z }) => z === MAX_TILE_ZOOM);
  expect(last[0]).toEqual(tileAt(FES.longitude, FES.latitude, MAX_TILE_ZOOM));
  const lake = tileAt(LAKE.longitude, LAKE.latitude, MAX_TILE_ZOOM);
  expect(Math.abs((last.at(-1)?.y ?? 0) - lake.y)).toBeLessThan(2);
});

it('takes as many tiles as fit, and never more', () => {
  const { bytes } = MAX_SAVED;
  expect(countThatFits([])).toBe(0);
  expect(countThatFits([bytes / 2, bytes / 2])).toBe(2);
  expect(countThatFits([bytes / 2, bytes / 2, 1])).toBe(2);
  // A smaller one after it does not fill the gap: the map has no holes.
  expect(countThatFits([bytes - 5, 10, 1])).toBe(1);
  expect(countThatFits([bytes + 1])).toBe(0);
  expect(countThatFits(Array(2000).fill(1))).toBe(MAX_SAVED.tiles);
});
