import type { Point } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Projects a point of the floor: u and v are from -1 to 1; v = 1 is the far edge. */
export type Slant = (u: number, v: number) => Point;

const r = Math.round;

export const trace = (points: readonly Point[]): string =>
  `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${r(x)} ${r(y)}`).join('')}Z`;

export const STONES = {
  dark: '#33414d',
  light: '#f0e3c6',
  red: '#a8502f',
  ochre: '#cf9a45',
  blue: '#4f7d8c',
} as const;

export function circle(at: Slant, u: number, v: number, radius: number, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * Math.PI * 2;
    return at(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius);
  });
}

/** Parses points written as `x y x y …`, with y upwards. Figures extend from about -0.8 to 0.8. */
function outline(text: string): Point[] {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

const HORSE = outline(
  '-0.78 0.3 -0.8 0.4 -0.6 0.56 -0.52 0.68 -0.46 0.56 -0.24 0.3 0.05 0.22 0.38 0.26 0.5 0.12 0.46 -0.1 0.52 -0.35 0.46 -0.64 0.36 -0.64 0.39 -0.36 0.24 -0.12 -0.05 -0.16 -0.2 -0.1 -0.22 -0.38 -0.2 -0.64 -0.3 -0.64 -0.33 -0.36 -0.38 -0.05 -0.44 0.15 -0.58 0.3',
);

/** The legs on the far side, and the tail. */
const FAR_LEGS = [
  '-0.32 -0.02 -0.56 -0.2 -0.5 -0.44 -0.42 -0.42 -0.45 -0.24 -0.22 -0.14',
  '0.3 -0.08 0.2 -0.35 0.25 -0.62 0.15 -0.62 0.11 -0.33 0.14 -0.1',
  '0.48 0.18 0.66 0.07 0.7 -0.3 0.61 -0.28 0.56 0 0.46 0.06',
].map(outline);

/** The vaulter of Volubilis, who sits backwards with a cup in his hand. */
const RIDER = [
  '-0.07 0.2 0.15 0.2 0.17 0.58 0.06 0.64 -0.05 0.6',
  '-0.04 0.24 0.17 0.27 0.31 0 0.24 -0.05 0.1 0.12',
  '0.1 0.57 0.39 0.46 0.39 0.39 0.1 0.45',
  '0 0.58 -0.25 0.4 -0.27 0.34 -0.02 0.45',
  '0.07 0.84 0.15 0.8 0.17 0.72 0.12 0.65 0.03 0.65 -0.02 0.73 0 0.81',
].map(outline);

const CUP = outline('0.34 0.6 0.48 0.6 0.43 0.47 0.39 0.47');

const DOLPHIN = outline(
  '0.5 -0.03 0.36 0.1 0.1 0.19 -0.02 0.33 -0.1 0.18 -0.34 0.06 -0.56 0.21 -0.47 0.01 -0.52 -0.2 -0.32 -0.04 0 -0.08 0 -0.22 0.12 -0.08 0.36 -0.1',
);

export function rider(stage: Stage, at: Slant): string {
  const shape = (points: readonly Point[]) =>
    trace(points.map(([x, y]) => at(x * 0.54 + 0.02, y * 0.54 - 0.06)));
  const ground = trace([at(-0.36, -0.4), at(0.36, -0.4), at(0.33, -0.425), at(-0.33, -0.425)]);
  return (
    path(ground, stage.lit(STONES.ochre)) +
    path(FAR_LEGS.map(shape).join(''), stage.shade(STONES.dark)) +
    path(shape(HORSE), stage.lit(STONES.dark)) +
    path(RIDER.map(shape).join(''), stage.lit(STONES.red)) +
    path(shape(CUP), stage.lit(PAINT.saffron))
  );
}

/** Four dolphins around a shell of rings. */
export function dolphins(stage: Stage, at: Slant): string {
  const bodies = [0, 1, 2, 3].map((index) =>
    trace(
      DOLPHIN.map(([x, y]) => {
        const angle = (index / 4) * Math.PI * 2 + 0.4 - x * 1.35;
        const radius = 0.32 + y * 0.36;
        return at(Math.cos(angle) * radius, Math.sin(angle) * radius);
      }),
    ),
  );
  const star = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const radius = index % 2 ? 0.05 : 0.13;
    return at(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  return (
    path(bodies.join(''), stage.lit('#2f5f7a')) +
    path(trace(star), stage.lit(STONES.red)) +
    path(trace(circle(at, 0, 0, 0.04, 10)), stage.lit(PAINT.saffron))
  );
}
