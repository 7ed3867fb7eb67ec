import { expect, it } from 'vitest';
import { lineFeatures } from './lines.ts';
import type { RoadLine } from './roadLines.ts';

const FROM = [-5, 34] as const;
const TO = [-5, 34.1] as const;
const LEG: RoadLine = { day: 1, by: 'car', points: [FROM, TO] };

/** Whether each piece is straight, and its points. */
const pieces = (line: RoadLine) =>
  lineFeatures(line).map(({ properties, geometry }) => [
    properties?.straight,
    geometry.type === 'LineString' && geometry.coordinates,
  ]);

it('is straight without a road', () => {
  expect(pieces(LEG)).toEqual([[true, [[...FROM], [...TO]]]]);
});

it('follows the road from place to place', () => {
  const points = [[-5.0001, 34] as const, [-5.03, 34.05] as const, [-5.0001, 34.1] as const];
  expect(pieces({ ...LEG, road: { points, metres: 12_000 } })).toEqual([
    [false, [[...FROM], ...points.map((point) => [...point]), [...TO]]],
  ]);
});

it('has straight pieces where a place is away from the road', () => {
  const points = [[-5.01, 34] as const, [-5.01, 34.1] as const];
  expect(pieces({ ...LEG, road: { points, metres: 11_200 } })).toEqual([
    [false, points.map((point) => [...point])],
    [true, [[...FROM], [-5.01, 34]]],
    [true, [[-5.01, 34.1], [...TO]]],
  ]);
});
