import type { Point } from '../../domain/format/svgPath.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, line } from '../svg.ts';

/** A skier who leans forward. */
export function skier(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  coat: `#${string}`,
): string {
  const dark = stage.shade('#22303c');
  const s = (points: readonly Point[]) =>
    points.map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    ellipse(x - size * 0.3, y + size * 0.16, size * 0.6, size * 0.08, '#20304a', {
      opacity: '.25',
    }),
    line(
      s([
        [-0.6, -0.04],
        [0.55, 0.14],
        [0.64, 0.1],
      ]),
      dark,
      size * 0.06,
      round,
    ),
    line(
      s([
        [-0.5, 0.08],
        [0.45, 0.22],
        [0.54, 0.18],
      ]),
      dark,
      size * 0.06,
      round,
    ),
    line(
      s([
        [0, 0.06],
        [0.16, -0.18],
        [-0.06, -0.4],
      ]),
      dark,
      size * 0.17,
      round,
    ),
    line(
      s([
        [-0.04, -0.44],
        [0.14, -0.74],
      ]),
      stage.lit(coat),
      size * 0.28,
      round,
    ),
    line(
      s([
        [0.12, -0.66],
        [0.38, -0.48],
      ]),
      stage.shade(coat),
      size * 0.11,
      round,
    ),
    line(
      s([
        [0.38, -0.5],
        [0.3, 0.12],
      ]),
      dark,
      size * 0.035,
      round,
    ),
    circle(x + size * 0.26, y - size * 0.98, size * 0.13, stage.shade(coat)),
  ].join('');
}
