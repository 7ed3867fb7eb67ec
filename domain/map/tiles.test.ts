import { expect, it } from 'vitest';
import { isInMapBox, isTileId, tileAt } from './tiles.ts';

it('finds the tile of a point', () => {
  expect(tileAt(-5.0078, 34.0346, 14)).toEqual({ z: 14, x: 7964, y: 6542 });
  expect(tileAt(-180, 85.0511, 3)).toEqual({ z: 3, x: 0, y: 0 });
  expect(tileAt(180, -89.9, 3)).toEqual({ z: 3, x: 7, y: 7 });
  expect(tileAt(12, 50, 0)).toEqual({ z: 0, x: 0, y: 0 });
});

it('knows the tiles of the region and their neighbours outside', () => {
  expect(isInMapBox({ z: 0, x: 0, y: 0 })).toBe(true);
  const corner = tileAt(-6.25, 35, 14);
  expect(isInMapBox(corner)).toBe(true);
  expect(isInMapBox({ ...corner, x: corner.x - 1 })).toBe(false);
  expect(isInMapBox({ ...corner, y: corner.y - 1 })).toBe(false);
  expect(isInMapBox(tileAt(2.35, 48.86, 10))).toBe(false);
});

it.each([
  [{ z: 2, x: 4, y: 0 }],
  [{ z: 2, x: 0, y: 4 }],
  [{ z: 23, x: 0, y: 0 }],
  [{ z: -1, x: 0, y: 0 }],
  [{ z: 3, x: 1.5, y: 0 }],
  [{ z: 3, x: Number.NaN, y: 0 }],
])('rejects %j', (id) => {
  expect(isTileId(id)).toBe(false);
});
