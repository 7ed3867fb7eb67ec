import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, line, path, polygon } from '../svg.ts';

/** A white stork standing, its beak to the left. */
export function stork(stage: Stage, x: number, base: number, height: number): string {
  const h = height;
  const red = stage.lit('#c8452c');
  return [
    ellipse(x, base, h * 0.3, h * 0.03, '#000000', { opacity: '.2' }),
    line(
      [
        [x, base - h * 0.42],
        [x, base],
      ],
      red,
      h * 0.03,
    ),
    line(
      [
        [x + h * 0.08, base - h * 0.42],
        [x + h * 0.06, base - h * 0.2],
        [x + h * 0.09, base],
      ],
      red,
      h * 0.03,
    ),
    path(
      `M${n(x - h * 0.2)} ${n(base - h * 0.56)}Q${n(x - h * 0.12)} ${n(base - h * 0.36)} ${n(x + h * 0.12)} ${n(base - h * 0.42)}L${n(x + h * 0.42)} ${n(base - h * 0.4)}Q${n(x + h * 0.24)} ${n(base - h * 0.66)} ${n(x - h * 0.06)} ${n(base - h * 0.68)}Q${n(x - h * 0.16)} ${n(base - h * 0.74)} ${n(x - h * 0.13)} ${n(base - h * 0.9)}A${n(h * 0.075)} ${n(h * 0.075)} 0 1 0 ${n(x - h * 0.26)} ${n(base - h * 0.9)}Q${n(x - h * 0.28)} ${n(base - h * 0.7)} ${n(x - h * 0.2)} ${n(base - h * 0.56)}Z`,
      stage.lit(PAINT.white),
    ),
    path(
      `M${n(x + h * 0.02)} ${n(base - h * 0.5)}Q${n(x + h * 0.2)} ${n(base - h * 0.56)} ${n(x + h * 0.46)} ${n(base - h * 0.38)}Q${n(x + h * 0.2)} ${n(base - h * 0.36)} ${n(x + h * 0.02)} ${n(base - h * 0.5)}Z`,
      stage.shade('#2a2a2e'),
    ),
    polygon(
      [
        [x - h * 0.25, base - h * 0.95],
        [x - h * 0.52, base - h * 0.84],
        [x - h * 0.25, base - h * 0.89],
      ],
      red,
    ),
  ].join('');
}
