import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { ridge } from './land.ts';
import { birds, clouds, sky } from './sky.ts';

interface View {
  /** The height of the ranges. */
  mountain?: number;
  hill?: number;
  /** The middle of the birds. */
  flock?: readonly [number, number];
}

/** Sky, clouds, birds and two ranges of hills down to `horizon`. */
export function backdrop(
  stage: Stage,
  horizon: number,
  { mountain = 150, hill = 90, flock = [420, 180] }: View = {},
): string {
  return [
    sky(stage, horizon),
    clouds(stage, 3, 110),
    ridge(stage, horizon - 50, mountain, stage.far(PAINT.mountain, 0.66), {
      step: 260,
      snow: stage.season.snow,
    }),
    ridge(stage, horizon - 10, hill, stage.far(PAINT.hill, 0.44), { step: 210 }),
    birds(stage, 4, flock),
  ].join('');
}

/** A colour between shadow, 0, and light, 1. */
export const tone = (stage: Stage, color: Color, share = 0.5): string =>
  mix(stage.shade(color), stage.lit(color), share);

/**
 * Land below a line from the left edge to the right one.
 *
 * @param line path data from the height at the left edge on: `500Q600 420 2000 480`
 */
export const terrain = (line: string, color: string): string =>
  path(`M${LEFT} ${line}V${BOTTOM}H${LEFT}Z`, color);

/** A band of land between two lines, each from the left to the right edge and back. */
export const band = (line: string, back: string, color: string): string =>
  path(`M${LEFT} ${line}L${RIGHT} ${back}Z`, color);

/** Short horizontal strokes as one path, for texture: stones, furrows, tiles. */
export function strokes(
  { random }: Stage,
  [left, top]: Point,
  [right, bottom]: Point,
  count: number,
  length: number,
): string {
  return Array.from({ length: count }, () => {
    const x = random.between(left, right);
    return `M${n(Math.round(x))} ${n(Math.round(random.between(top, bottom)))}h${n(Math.round(length * random.between(0.4, 1.2)))}`;
  }).join('');
}
