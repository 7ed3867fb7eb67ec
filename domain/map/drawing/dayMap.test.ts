import { expect, it } from 'vitest';
import { dayMap } from './dayMap.ts';
import type { Position } from './projection.ts';

const SIZE = { width: 600, height: 180 };
const stop = (longitude: number, latitude: number) => ({
  name: 'A place',
  at: [longitude, latitude] as Position,
});
const draw = (stops: ReturnType<typeof stop>[], start?: Position) =>
  dayMap({ ...SIZE, stops, start, end: start, towns: [], widthOf: (name) => name.length * 4 });

const CASES = {
  'no stop': [],
  'one stop': [stop(-4.98, 34.06)],
  'twenty stops on one spot': Array.from({ length: 20 }, () => stop(-4.98, 34.06)),
  'a medina': [stop(-4.984, 34.0617), stop(-4.9827, 34.0622), stop(-4.9711, 34.0662)],
  'a journey': [stop(-4.98, 34.06), stop(-5.56, 33.89), stop(-4.55, 33.02)],
};

it.each(Object.entries(CASES))('numbers of %s are on the map and do not overlap', (_, stops) => {
  const { stops: drawn, labels, scale } = draw(stops, [-5, 33.93]);
  expect(drawn).toHaveLength(stops.length);
  for (const [index, { at }] of drawn.entries()) {
    expect(at[0]).toBeGreaterThan(9);
    expect(at[0]).toBeLessThan(SIZE.width - 9);
    expect(at[1]).toBeGreaterThan(9);
    expect(at[1]).toBeLessThan(SIZE.height - 9);
    for (const other of drawn.slice(index + 1)) {
      expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(14);
    }
  }
  for (const { at } of labels) expect(at[0] + 28).toBeLessThan(SIZE.width);
  expect(scale.length).toBeGreaterThan(5);
  expect(scale.length).toBeLessThan(SIZE.width / 5);
});

it.each([
  ['a town', 0.01],
  ['the region', 0.6],
])('names in %s are within the map and overlap neither each other nor numbers', (_, size) => {
  // Pseudo-random, but the same in each run.
  const stops = Array.from({ length: 12 }, (_, index) => ({
    name: `Stop ${'of a name '.repeat(index % 4)}${index}`,
    at: [-5 + size * Math.sin(index * 7), 34 + size * Math.sin(index * 11)] as Position,
  }));
  const towns = [
    { name: 'Stop 0', at: [-5, 34] as Position },
    { name: 'A town', at: [-5 + size, 34 + size / 3] as Position },
    { name: 'At the edge', at: [-5 + size * 2, 34 + size] as Position },
  ];
  const widthOf = (name: string) => name.length * 4;
  const map = dayMap({ ...SIZE, stops, towns, widthOf });
  expect(map.labels.length).toBeGreaterThan(5);
  expect(map.towns.map(({ name }) => name)).not.toContain('Stop 0');
  const boxes = [
    ...map.labels.map(({ name, at: [x, y] }) => [x, y - 4.5, widthOf(name), 9]),
    ...map.towns.map(({ name, at: [x, y] }) => [x - 2, y - 4.5, widthOf(name) + 7, 9]),
    ...map.stops.map(({ at: [x, y] }) => [x - 9, y - 9, 18, 18]),
  ] as [number, number, number, number][];
  const names = boxes.slice(0, -stops.length);
  for (const [index, [x, y, width, height]] of names.entries()) {
    expect(x > 0 && y > 0 && x + width < SIZE.width && y + height < SIZE.height).toBe(true);
    for (const [left, top, wide, high] of boxes.slice(index + 1)) {
      const apart = x + width <= left || left + wide <= x || y + height <= top || top + high <= y;
      expect(apart, `${index}`).toBe(true);
    }
  }
});

it('draws rivers and roads only on maps of large areas', () => {
  expect(draw(CASES['a medina']).paths).toEqual([]);
  expect(draw(CASES['a medina']).route).toHaveLength(1);
  expect(draw(CASES['a journey']).paths.length).toBeGreaterThan(20);
});

it('has north at the top and east at the right', () => {
  const [one, other] = draw([stop(-5, 34), stop(-4.9, 34.1)]).stops;
  expect(other?.point[0]).toBeGreaterThan(one?.point[0] ?? 0);
  expect(other?.point[1]).toBeLessThan(one?.point[1] ?? 0);
});
