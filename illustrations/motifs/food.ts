import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path } from '../svg.ts';
import { around } from './ware.ts';

export const CLAY: Color = '#b5532a';

/** The lid of a tagine at (x, base), `width` at its foot. */
export function cone(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  color: Color = CLAY,
): string {
  const at = around(x, base, width);
  const lit = stage.lit(color);
  const dark = stage.shade(color);
  const outline = `M${at(-0.5, 0)}Q${at(-0.34, -0.3)} ${at(-0.11, -0.7)}H${n(x + 0.11 * width)}Q${at(0.34, -0.3)} ${at(0.5, 0)}Z`;
  const ring = (up: number, half: number, fill: string, thick: number) =>
    path(`M${at(-half, -up)}Q${at(0, -up + half * 0.3)} ${at(half, -up)}`, 'none', {
      stroke: fill,
      'stroke-width': width * thick,
    });
  return [
    ellipse(x - width * 0.1, base + width * 0.02, width * 0.54, width * 0.06, '#000000', {
      opacity: 0.25,
    }),
    ellipse(x, base, width * 0.5, width * 0.075, dark),
    path(outline, lit),
    path(
      `M${at(-0.5, 0)}Q${at(-0.34, -0.3)} ${at(-0.11, -0.7)}H${n(x - 0.04 * width)}Q${at(-0.2, -0.3)} ${at(-0.22, 0.06)}Q${at(-0.4, 0.05)} ${at(-0.5, 0)}Z`,
      dark,
    ),
    ring(0.12, 0.43, stage.lit(PAINT.plaster), 0.045),
    ring(0.2, 0.375, stage.lit(PAINT.saffron), 0.02),
    ring(0.46, 0.225, stage.lit(PAINT.plaster), 0.03),
    path(
      `M${at(0.12, -0.62)}Q${at(0.26, -0.34)} ${at(0.38, -0.12)}Q${at(0.24, -0.32)} ${at(0.12, -0.62)}Z`,
      '#ffffff',
      { opacity: 0.3 },
    ),
    path(
      `M${at(-0.11, -0.7)}Q${at(-0.13, -0.8)} ${at(0, -0.82)}Q${at(0.13, -0.8)} ${at(0.11, -0.7)}Z`,
      dark,
    ),
    path(`M${at(-0.02, -0.7)}L${at(0, -0.82)}Q${at(0.13, -0.8)} ${at(0.11, -0.7)}Z`, lit),
  ].join('');
}

/** A dish with its foot at (x, base) and a rim of `width`; `fill` draws the food around its middle. */
export function dish(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  color: Color,
  fill: string,
): string {
  const at = around(x, base, width);
  const rim = 0.2;
  return [
    ellipse(x - width * 0.08, base, width * 0.42, width * 0.05, '#000000', { opacity: 0.28 }),
    path(
      `M${at(-0.5, -rim)}Q${at(-0.44, 0)} ${at(-0.2, 0.01)}H${n(x + 0.2 * width)}Q${at(0.44, 0)} ${at(0.5, -rim)}Z`,
      stage.lit(color),
    ),
    path(
      `M${at(-0.5, -rim)}Q${at(-0.44, 0)} ${at(-0.2, 0.01)}H${n(x - 0.06 * width)}Q${at(-0.26, -0.04)} ${at(-0.26, -rim)}Z`,
      stage.shade(color),
    ),
    path(`M${at(-0.44, -0.11)}Q${at(0, 0)} ${at(0.44, -0.11)}`, 'none', {
      stroke: stage.lit(PAINT.plaster),
      'stroke-width': width * 0.016,
      opacity: 0.9,
    }),
    ellipse(
      x,
      base - width * rim,
      width * 0.5,
      width * 0.105,
      mix(stage.lit(color), '#ffffff', 0.18),
    ),
    ellipse(x, base - width * rim + width * 0.006, width * 0.45, width * 0.085, stage.deep(color)),
    fill,
  ].join('');
}

/** A round loaf at (x, base), pricked and dusted with flour. */
export function loaf(stage: Stage, x: number, base: number, width: number): string {
  const at = around(x, base, width);
  return [
    ellipse(x - width * 0.06, base + width * 0.01, width * 0.52, width * 0.06, '#000000', {
      opacity: 0.25,
    }),
    path(
      `M${at(-0.5, -0.06)}Q${at(-0.5, -0.26)} ${at(0, -0.27)}Q${at(0.5, -0.26)} ${at(0.5, -0.06)}Q${at(0.48, 0.03)} ${at(0, 0.03)}Q${at(-0.48, 0.03)} ${at(-0.5, -0.06)}Z`,
      stage.shade('#b5762f'),
    ),
    path(
      `M${at(-0.46, -0.1)}Q${at(-0.44, -0.26)} ${at(0, -0.27)}Q${at(0.5, -0.26)} ${at(0.5, -0.09)}Q${at(0.3, -0.02)} ${at(0.02, -0.02)}Q${at(-0.34, -0.02)} ${at(-0.46, -0.1)}Z`,
      stage.lit('#dca556'),
    ),
    path(
      `M${at(-0.1, -0.2)}Q${at(0.16, -0.26)} ${at(0.38, -0.17)}Q${at(0.18, -0.1)} ${at(-0.1, -0.2)}Z`,
      stage.lit('#efcf8f'),
    ),
    ...[-0.2, -0.02, 0.16, 0.3].map((dx, index) =>
      ellipse(
        x + dx * width,
        base - (index % 2 ? 0.08 : 0.12) * width,
        width * 0.018,
        width * 0.01,
        stage.shade('#8f5a24'),
      ),
    ),
  ].join('');
}
