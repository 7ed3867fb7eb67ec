import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A dry stone wall along `top(x)`: a lit top, a shaded face, a few single stones. */
export function dryWall(
  stage: Stage,
  top: (x: number) => number,
  height: number,
  { from = LEFT, to = RIGHT, distance = 0 } = {},
): string {
  const { random } = stage;
  const step = 140;
  let upper = '';
  let lower = '';
  for (let x = from; x < to + step; x += step) {
    const at = Math.min(x, to);
    upper += `${upper ? 'L' : 'M'}${n(at)} ${n(top(at))}`;
    lower = `L${n(at)} ${n(top(at) + height)}${lower}`;
  }
  const stones: string[] = [];
  // Distant stones would be too small to see.
  for (
    let x = from;
    distance < 0.2 && x < to;
    x += random.between(20 + height * 0.6, 40 + height * 2)
  ) {
    const y = top(x) + height * random.pick([0.2, 0.48, 0.74]);
    const wide = height * random.between(0.4, 0.9);
    stones.push(`M${n(x)} ${n(y)}h${n(wide)}l-3 ${n(height * 0.22)}h${n(-wide)}z`);
  }
  const tone = (share: number) =>
    mix(mix(stage.shade(PAINT.rock), stage.lit(PAINT.stone), share), stage.light.haze, distance);
  return (
    path(`${upper}${lower}Z`, tone(0.12)) +
    path(stones.join(''), tone(0.5)) +
    path(upper, 'none', { stroke: tone(0.85), 'stroke-width': Math.max(3, height * 0.14) })
  );
}
