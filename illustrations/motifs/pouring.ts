import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';
import { around, teapot } from './ware.ts';

/** The arc of tea, thinner towards the glass, and foam in the glass. */
export function pour(
  stage: Stage,
  [x, y]: readonly [number, number],
  [to, bottom]: readonly [number, number],
) {
  return [
    path(
      `M${n(x - 7)} ${y}Q${n(to - 10)} ${y + 60} ${n(to - 4)} ${bottom}H${n(to + 5)}Q${n(to + 6)} ${y + 90} ${n(x + 7)} ${y + 4}Z`,
      stage.lit('#d99a35'),
    ),
    ellipse(to, bottom + 4, 30, 7, stage.lit('#f3e0b0')),
  ].join('');
}

/** The tilted pot, and the arm that holds it from the right. */
export function pouring(stage: Stage, [x, y]: readonly [number, number], clothes: Color): string {
  const size = 250;
  // The position of the pot at which its rotated spout ends at (x, y).
  const foot = [x + 1.264 * size, y + 0.269 * size] as const;
  const at = around(foot[0], foot[1], size);
  const lit = stage.lit(clothes);
  const dark = stage.shade(clothes);
  return [
    group(teapot(stage, 0, 0, size), {
      transform: `translate(${n(foot[0])} ${n(foot[1])}) rotate(-38)`,
    }),
    path(
      `M${at(2.3, -0.42)}Q${at(1.9, -0.8)} ${at(0.5, -1.14)}L${at(0.46, -0.82)}Q${at(0.8, -0.3)} ${at(1.9, 0.1)}Z`,
      lit,
    ),
    path(
      `M${at(0.46, -0.82)}Q${at(0.8, -0.3)} ${at(1.9, 0.1)}L${at(2, -0.16)}Q${at(1, -0.5)} ${at(0.47, -0.92)}Z`,
      dark,
    ),
    path(
      `M${at(0.52, -1.08)}Q${at(0.3, -1.2)} ${at(0.2, -1.1)}Q${at(0.12, -1)} ${at(0.2, -0.88)}Q${at(0.32, -0.78)} ${at(0.48, -0.86)}Z`,
      stage.lit(PAINT.skin),
    ),
    path(`M${at(0.22, -1.02)}L${at(0.1, -0.9)}M${at(0.24, -0.95)}L${at(0.14, -0.84)}`, 'none', {
      stroke: stage.lit(PAINT.skin),
      'stroke-width': size * 0.06,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** The host behind the table at the right; cards show only the sleeve. */
export function host(stage: Stage, clothes: Color, x: number, y: number): string {
  const at = around(x, y, 250);
  const cap = stage.lit(clothes === '#f1e4c8' ? '#b5332e' : '#f1e4c8');
  return [
    path(
      `M${at(1.62, 1.8)}Q${at(1.6, 0)} ${at(1.86, -0.4)}Q${at(2.08, -0.62)} ${at(2.32, -0.62)}Q${at(2.66, -0.58)} ${at(2.84, -0.2)}Q${at(3.02, 0.4)} ${at(3, 1.8)}Z`,
      stage.lit(clothes),
    ),
    path(
      `M${at(1.62, 1.8)}Q${at(1.6, 0)} ${at(1.86, -0.4)}L${at(2.1, -0.2)}Q${at(1.9, 0.6)} ${at(2, 1.8)}Z`,
      stage.shade(clothes),
    ),
    path(
      `M${at(2.14, -0.56)}L${at(2.16, -0.8)}H${n(x + 2.42 * 250)}L${at(2.46, -0.56)}Q${at(2.3, -0.46)} ${at(2.14, -0.56)}Z`,
      stage.shade(PAINT.skin),
    ),
    ellipse(x + 2.26 * 250, y - 0.92 * 250, 56, 66, stage.lit(PAINT.skin)),
    path(
      `M${at(2.02, -1)}Q${at(2.04, -1.24)} ${at(2.28, -1.23)}Q${at(2.52, -1.2)} ${at(2.5, -0.97)}Z`,
      cap,
    ),
  ].join('');
}
