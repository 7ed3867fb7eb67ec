import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path } from '../svg.ts';
import { star } from './arch.ts';
import { around } from './ware.ts';

/** A babouche on the shelf, toe up: its heel at (0, 0), 150 high, in the `fill` of its `<use>`. */
export function standing(stage: Stage): string {
  const lining = stage.lit('#e6c99a');
  const inside = stage.shade('#b98a5c');
  const dark = stage.light.stars ? '#0d0a12' : '#2a1420';
  const outline =
    'M0 -150Q7 -126 22 -98Q36 -70 33 -34Q30 0 0 0Q-30 0 -33 -34Q-36 -70 -22 -98Q-7 -126 0 -150Z';
  return [
    path(outline, dark, { opacity: 0.28, transform: 'translate(-7 4)' }),
    path(outline, 'currentColor'),
    path(
      'M0 -150Q-7 -126 -22 -98Q-36 -70 -33 -34Q-30 0 0 0Q-18 -30 -17 -66Q-14 -110 0 -150Z',
      dark,
      { opacity: 0.26 },
    ),
    path('M-27 -46Q-24 -6 0 -6Q24 -6 27 -46Q16 -62 0 -62Q-16 -62 -27 -46Z', lining),
    path('M-27 -46Q-24 -6 0 -6Q24 -6 27 -46Q14 -34 0 -34Q-14 -34 -27 -46Z', inside),
    path('M-29 -48Q-16 -65 0 -65Q16 -65 29 -48', 'none', {
      stroke: dark,
      'stroke-width': 3,
      opacity: 0.45,
    }),
    path('M0 -146V-66', 'none', { stroke: dark, 'stroke-width': 2.4, opacity: 0.4 }),
    path('M8 -118Q24 -94 26 -66Q18 -94 8 -118Z', '#ffffff', { opacity: 0.28 }),
  ].join('');
}

/** A babouche from the side, toe to the right, its heel at (x, base), `length` long. */
export function sideways(
  stage: Stage,
  x: number,
  base: number,
  length: number,
  color: Color,
): string {
  const at = around(x, base, length);
  const lit = stage.lit(color);
  const dark = stage.shade(color);
  return [
    ellipse(x + length * 0.46, base + length * 0.015, length * 0.54, length * 0.035, '#000000', {
      opacity: 0.25,
    }),
    // Lining of the far side, then heel, vamp with its pointed toe, sole.
    path(
      `M${at(0.02, -0.12)}Q${at(0.2, -0.22)} ${at(0.42, -0.24)}L${at(0.44, -0.06)}H${x + 0.04 * length}Z`,
      stage.shade('#c9a06c'),
    ),
    path(
      `M${at(0, -0.03)}Q${at(-0.03, -0.12)} ${at(0.02, -0.17)}Q${at(0.12, -0.12)} ${at(0.32, -0.13)}L${at(0.4, -0.02)}Z`,
      dark,
    ),
    path(
      `M${at(0.26, -0.02)}Q${at(0.3, -0.2)} ${at(0.46, -0.27)}Q${at(0.58, -0.29)} ${at(0.7, -0.2)}Q${at(0.84, -0.1)} ${at(1.03, -0.09)}Q${at(0.98, -0.01)} ${at(0.84, -0.02)}Z`,
      lit,
    ),
    path(
      `M${at(0.26, -0.02)}Q${at(0.3, -0.2)} ${at(0.46, -0.27)}Q${at(0.42, -0.12)} ${at(0.5, -0.02)}Z`,
      dark,
    ),
    path(
      `M${at(0.58, -0.25)}Q${at(0.7, -0.19)} ${at(0.8, -0.12)}Q${at(0.68, -0.15)} ${at(0.58, -0.25)}Z`,
      mix(lit, '#ffffff', 0.35),
    ),
    star(x + 0.56 * length, base - 0.12 * length, 0.06 * length, stage.lit(PAINT.plaster)),
    star(x + 0.56 * length, base - 0.12 * length, 0.042 * length, dark),
    path(
      `M${at(0, -0.035)}L${at(0.84, -0.03)}Q${at(0.95, -0.03)} ${at(1.03, -0.09)}Q${at(1, 0)} ${at(0.86, 0)}H${x + 0.02 * length}Z`,
      stage.deep(PAINT.earth),
    ),
  ].join('');
}
