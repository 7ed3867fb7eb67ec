import { expect, it } from 'vitest';
import { dayMap } from './dayMap.ts';
import type { Place } from './projection.ts';

const SIZE = { width: 600, height: 180 };
const stop = (longitude: number, latitude: number) => ({
  name: 'A place',
  at: [longitude, latitude] as Place,
});
const draw = (stops: ReturnType<typeof stop>[], start?: Place) =>
  dayMap({ ...SIZE, stops, start, end: start, towns: [], widthOf: (name) => name.length * 4 });

const CASES = {
  'no stop': [],
  'one stop': [stop(-4.98, 34.06)],
  'twenty stops on one spot': Array.from({ length: 20 }, () => stop(-4.98, 34.06)),
  'a medina': [stop(-4.984, 34.0617), stop(-4.9827, 34.0622), stop(-4.9711, 34.0662)],
  'a journey': [stop(-4.98, 34.06), stop(-5.56, 33.89), stop(-4.55, 33.02)],
};

it.each(Object.entries(CASES))('numbers of %s are on the map and off each other', (_, stops) => {
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

it('draws rivers and roads only from so far that they are right', () => {
  expect(draw(CASES['a medina']).paths).toHaveLength(1);
  expect(draw(CASES['a journey']).paths.length).toBeGreaterThan(20);
});

it('has north above and east on the right', () => {
  const [one, other] = draw([stop(-5, 34), stop(-4.9, 34.1)]).stops;
  expect(other?.point[0]).toBeGreaterThan(one?.point[0] ?? 0);
  expect(other?.point[1]).toBeLessThan(one?.point[1] ?? 0);
});
