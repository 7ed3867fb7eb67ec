import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path } from '../svg.ts';

/** A picker bent over the row, with a scarf and a straw hat; `direction` is the direction of the face. */
export function picker(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  clothes: Color,
  direction: 1 | -1 = 1,
) {
  const at = (dx: number, dy: number) =>
    `${n(x + dx * height * direction)} ${n(base - dy * height)}`;
  return [
    path(
      `M${at(-0.17, 0)}Q${at(-0.22, 0.4)} ${at(-0.1, 0.62)}Q${at(0, 0.82)} ${at(0.15, 0.76)}Q${at(0.24, 0.66)} ${at(0.16, 0.5)}L${at(0.17, 0)}Z`,
      stage.lit(clothes),
    ),
    path(
      `M${at(-0.17, 0)}Q${at(-0.22, 0.4)} ${at(-0.1, 0.62)}L${at(-0.02, 0.6)}Q${at(-0.08, 0.3)} ${at(-0.02, 0)}Z`,
      stage.shade(clothes),
    ),
    path(`M${at(0.08, 0.68)}Q${at(0.26, 0.56)} ${at(0.34, 0.42)}`, 'none', {
      stroke: stage.lit(clothes),
      'stroke-width': height * 0.08,
      'stroke-linecap': 'round',
    }),
    circle(
      x + 0.36 * height * direction,
      base - 0.4 * height,
      height * 0.035,
      stage.lit(PAINT.skin),
    ),
    circle(x + 0.2 * height * direction, base - 0.84 * height, height * 0.1, stage.lit(PAINT.skin)),
    path(
      `M${at(0.08, 0.72)}Q${at(0.06, 0.96)} ${at(0.2, 0.95)}L${at(0.24, 0.86)}L${at(0.14, 0.72)}Z`,
      stage.lit('#e8dbbd'),
    ),
    ellipse(
      x + 0.2 * height * direction,
      base - 0.91 * height,
      height * 0.2,
      height * 0.03,
      stage.shade('#d9b868'),
    ),
    path(
      `M${at(0.09, 0.92)}Q${at(0.11, 1.03)} ${at(0.2, 1.03)}Q${at(0.29, 1.03)} ${at(0.31, 0.92)}Z`,
      stage.lit('#d9b868'),
    ),
  ].join('');
}
