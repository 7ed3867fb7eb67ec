import { type Color, mix } from '../../color.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { ellipse, rect } from '../../svg.ts';

/** A table top with a wall behind it: wall to `edge`, then wood. */
export function counter(stage: Stage, wall: string, edge: number, wood: Color = '#a36a3e'): string {
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, wall),
    rect(LEFT, edge, SPAN, BOTTOM - edge, stage.lit(wood)),
    rect(LEFT, edge, SPAN, 10, stage.shade(wood)),
  ].join('');
}

/** An oval plate seen from the side, its middle at (x, y). */
export function plate(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  color: Color = PAINT.white,
  flat = 0.26,
): string {
  return [
    ellipse(x - r * 0.06, y + r * 0.1, r * 1.02, r * (flat + 0.02), '#000000', { opacity: 0.24 }),
    ellipse(x, y + r * 0.04, r, r * flat, stage.shade(color)),
    ellipse(x, y, r, r * flat, stage.lit(color)),
    ellipse(
      x,
      y + r * 0.01,
      r * 0.76,
      r * flat * 0.7,
      mix(stage.lit(color), stage.shade(color), 0.25),
    ),
  ].join('');
}
