import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A near tree trunk at (x, base); its crown is outside the picture. */
export function trunk(stage: Stage, x: number, base: number, width: number, distance = 0): string {
  const half = width / 2;
  const side = (from: number, to: number) =>
    `M${n(x + half * from * 0.8)} -420L${n(x + half * from)} ${n(base - width * 2)}Q${n(x + half * from * 1.1)} ${n(base - width * 0.5)} ${n(x + half * from * 1.9)} ${n(base)}H${n(x + half * to * 1.9)}Q${n(x + half * to * 1.1)} ${n(base - width * 0.5)} ${n(x + half * to)} ${n(base - width * 2)}L${n(x + half * to * 0.8)} -420Z`;
  return (
    path(side(-1, 1), mix(stage.shade(PAINT.darkWood), stage.light.haze, distance)) +
    path(side(0.45, 1), stage.far('#9a6a48', distance))
  );
}
