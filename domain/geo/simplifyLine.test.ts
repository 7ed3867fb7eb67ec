import { expect, it } from 'vitest';
import type { Position } from './polyline.ts';
import { simplifyLine } from './simplifyLine.ts';

/** About 92 m and 111 m. */
const STEP = 0.001;

it('keeps the ends and what is farther away than the tolerance', () => {
  const line: Position[] = [
    [-5, 34],
    [-5 + STEP, 34.00001],
    [-5 + 2 * STEP, 34],
    [-5 + 2 * STEP, 34 + STEP],
  ];
  expect(simplifyLine(line, 5)).toEqual([line[0], line[2], line[3]]);
  expect(simplifyLine(line, 0.5)).toEqual(line);
  expect(simplifyLine(line, 1000)).toEqual([line[0], line[3]]);
});

it('keeps the far point of a line that returns to its start', () => {
  const line: Position[] = [
    [-5, 34],
    [-5, 34 + STEP],
    [-5, 34],
  ];
  expect(simplifyLine(line, 5)).toEqual(line);
});

it('accepts lines of any length', () => {
  expect(simplifyLine([], 5)).toEqual([]);
  expect(simplifyLine([[-5, 34]], 5)).toEqual([[-5, 34]]);
  const long = Array.from(
    { length: 20_000 },
    (_, index): Position => [-5 + index / 1e5, 34 + Math.sin(index / 50) / 100],
  );
  expect(simplifyLine(long, 5).length).toBeLessThan(4000);
});
