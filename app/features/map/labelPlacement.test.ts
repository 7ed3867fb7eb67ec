import { expect, test } from 'vitest';
import { type Box, markerBox, nameBox, type PlacedMarker, placeNames } from './labelPlacement.ts';

const within: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const NAME = { width: 100, height: 30 };
const marker = (key: string, x: number, y: number, name = true): PlacedMarker => ({
  key,
  x,
  y,
  size: 30,
  name: name ? NAME : undefined,
});
const sidesOf = (markers: PlacedMarker[], obstacles: Box[] = []) =>
  Object.fromEntries(placeNames(markers, { within, obstacles }));
const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test('a name stands right of its marker, or on the first side with room', () => {
  expect(sidesOf([marker('a', 500, 300)])).toEqual({ a: 'right' });
  expect(sidesOf([marker('a', 950, 300)])).toEqual({ a: 'left' });
  expect(sidesOf([marker('a', 500, 300), marker('b', 560, 300, false)])).toEqual({ a: 'left' });
  expect(
    sidesOf([marker('a', 500, 300), marker('b', 560, 300, false), marker('c', 440, 300, false)]),
  ).toEqual({ a: 'bottom' });
});

test('earlier markers have their names first; a name without room is left out', () => {
  const around = [
    [560, 300],
    [440, 300],
    [500, 340],
    [500, 260],
  ].map(([x = 0, y = 0], index) => marker(`other ${index}`, x, y, false));
  expect(sidesOf([marker('a', 500, 300), ...around])).toEqual({});
  // b is right of a and would have its own name on the left.
  expect(sidesOf([marker('b', 990, 300), marker('a', 830, 300)])).toEqual({
    b: 'left',
    a: 'left',
  });
});

test('names are clear of controls and of the edge', () => {
  const control = { left: 515, top: 0, right: 700, bottom: 600 };
  expect(sidesOf([marker('a', 500, 300)], [control])).toEqual({ a: 'left' });
  expect(sidesOf([marker('a', 20, 580)])).toEqual({ a: 'right' });
  expect(sidesOf([marker('a', 20, 599)])).toEqual({});
});

test('a name that still has room does not move', () => {
  const current = new Map([['a', 'top' as const]]);
  const place = (markers: PlacedMarker[]) =>
    Object.fromEntries(placeNames(markers, { within, obstacles: [], current }));
  expect(place([marker('a', 500, 300)])).toEqual({ a: 'top' });
  expect(place([marker('a', 500, 300), marker('b', 500, 260, false)])).toEqual({ a: 'right' });
});

test('nothing overlaps among three hundred markers', () => {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const markers = Array.from({ length: 300 }, (_, index) => ({
    ...marker(`m${index}`, next() * 1000, next() * 600),
    name: { width: 40 + next() * 90, height: next() < 0.5 ? 16 : 32 },
  }));
  const sides = placeNames(markers, { within, obstacles: [] });
  expect(sides.size).toBeGreaterThan(10);
  const names = markers.flatMap((item) => {
    const side = sides.get(item.key);
    return side ? [{ key: item.key, box: nameBox(item, item.name, side) }] : [];
  });
  for (const { key, box } of names) {
    for (const other of names) {
      if (other.key !== key) expect(overlaps(box, other.box)).toBe(false);
    }
    for (const other of markers) {
      if (other.key !== key) expect(overlaps(box, markerBox(other))).toBe(false);
    }
  }
});
