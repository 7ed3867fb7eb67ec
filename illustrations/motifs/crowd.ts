import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { group, path } from '../svg.ts';
import { defineGroup, placeGroup } from './copies.ts';

/** A crowd across the whole picture, made of one group of two dozen people, repeated and mirrored. */
export function wideCrowd(
  stage: Stage,
  y: number,
  bottom: number,
  color: Color,
  { size = 40, from = LEFT, to = RIGHT, arms = 0.12 } = {},
): string {
  const half = size * 11;
  const id = defineGroup(
    stage,
    crowd(stage, 0, bottom - y, color, { size, from: -half, to: half, arms }),
  );
  const parts: string[] = [];
  for (let x = from + half, side = 1; x < to + half; x += half * 1.94, side = -side) {
    parts.push(placeGroup(id, x, y, side, 1));
  }
  return group(parts.join(''), { fill: color });
}

/**
 * A crowd seen from behind as one silhouette: heads and shoulders along `y`, some arms raised, filled
 * down to `bottom`.
 */
export function crowd(
  stage: Stage,
  y: number,
  bottom: number,
  color: Color,
  { size = 40, from = LEFT, to = RIGHT, arms = 0.12 } = {},
): string {
  const { random } = stage;
  const parts: string[] = [];
  for (let x = from; x < to; x += size * random.between(0.8, 1.15)) {
    const half = size * random.between(0.5, 0.62);
    const top = y + random.between(-0.28, 0.28) * size;
    const head = size * random.between(0.23, 0.27);
    const neck = top + head * 1.7;
    parts.push(
      `M${n(x - head)} ${n(top)}a${n(head)} ${n(head)} 0 1 1 ${n(head * 2)} 0q0 ${n(head * 0.9)} ${n(-head * 0.6)} ${n(head * 1.3)}l${n(half - head * 0.4)} ${n(head * 0.7)}q${n(head * 0.5)} ${n(head * 0.4)} ${n(head * 0.4)} ${n(head * 2)}V${n(bottom)}H${n(x - half)}V${n(neck + head * 2)}q0 ${n(-head * 1.5)} ${n(head * 0.6)} ${n(-head * 2)}l${n(half - head)} ${n(-head * 0.8)}q${n(-head * 0.6)} ${n(-head * 0.4)} ${n(-head * 0.6)} ${n(-head * 1.2)}z`,
    );
    if (random.chance(arms)) {
      const side = random.pick([1, -1]);
      const thick = size * 0.16;
      parts.push(
        `M${n(x + side * half)} ${n(neck + head * 2.4)}l${n(side * head * 0.2)} ${n(-head * 4.4)}l${n(side * thick)} 0l${n(side * head * 0.2)} ${n(head * 4.8)}z`,
      );
    }
  }
  return path(parts.join(''), color);
}
