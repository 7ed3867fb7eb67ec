import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { foliage } from './waterside.ts';

/** A broad tree such as a plane or a walnut: forked trunk, crown in three masses. */
export function shadeTree(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  { distance = 0, color = stage.season.leaf as Color } = {},
): string {
  const h = height / 100;
  const bark = (share: number) =>
    mix(mix(stage.shade(PAINT.cedarWood), stage.lit('#a98a68'), share), stage.light.haze, distance);
  const at = (dx: number, dy: number) => `${n(x + dx * h)} ${n(base - dy * h)}`;
  const stem = `M${at(-7, 0)}Q${at(-3, 8)} ${at(-3.4, 34)}L${at(-24, 64)}L${at(-21, 66)}L${at(-1, 44)}L${at(-2, 74)}H${n(x + 2 * h)}L${at(3, 44)}L${at(24, 66)}L${at(27, 63)}L${at(5, 34)}Q${at(5, 8)} ${at(9, 0)}Z`;
  const light = `M${at(1, 0)}Q${at(2, 10)} ${at(1.6, 42)}L${at(24, 66)}L${at(27, 63)}L${at(5, 34)}Q${at(5, 8)} ${at(9, 0)}Z`;
  const wood = path(stem, bark(0)) + path(light, bark(0.8));
  if (stage.season.bare) {
    const twigs = [-34, -25, -14, -5, 6, 15, 26, 36].map((dx, index) => {
      const foot = dx < -9 ? at(-20, 60) : dx > 10 ? at(22, 61) : at(0, 62);
      return `M${foot}Q${at(dx * 0.8, 74)} ${at(dx, 84 + (index % 3) * 6)}`;
    });
    return (
      wood +
      path(twigs.join(''), 'none', {
        stroke: bark(0.2),
        'stroke-width': h * 1.6,
        'stroke-linecap': 'round',
      })
    );
  }
  const mass = (dx: number, dy: number, width: number, tall: number) =>
    foliage(stage, x + dx * h, base - dy * h, width * h, tall * h, { color, distance });
  return wood + mass(-22, 50, 56, 34) + mass(24, 48, 54, 36) + mass(0, 60, 70, 42);
}
