import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { column } from './roman.ts';

export const FOOT = 748;

export const HORIZON = 640;

/** Column stumps along the street, smaller towards the vanishing point. */
export function stumps(stage: Stage, sides: readonly number[], count: number): string {
  const { random } = stage;
  return sides
    .flatMap((side) =>
      Array.from({ length: count }, (_, index) => {
        const near = index / count;
        const whole = random.chance(0.3);
        return column(stage, {
          x: 600 + side * (480 + near * near * 620 + index * 30),
          base: FOOT - 14 + near * 46,
          width: 22 + near * 16,
          height: (whole ? 180 : random.between(50, 120)) * (0.8 + near * 0.5),
          broken: !whole,
          distance: 0.12 * (1 - near),
        });
      }),
    )
    .join('');
}

/** The paved main street, from the foot of the arch to the viewer. */
export function street(stage: Stage, x: number, top: number, half: number): string {
  const wide = (y: number) => half * (1 + (y - top) / 115);
  const rows = [0, 16, 40, 76, 128, 200, 300].map((dy) => top + dy);
  const slabs = rows.flatMap((y, index) => {
    const next = rows[index + 1] ?? BOTTOM;
    const joins = Array.from({ length: 5 }, (_, slab) => {
      const share = (slab + (index % 2 ? 0.8 : 0.35)) / 5 - 0.5;
      return `M${n(x + share * 2 * wide(y))} ${n(y)}L${n(x + share * 2 * wide(next))} ${n(next)}`;
    });
    return [`M${n(x - wide(y))} ${n(y)}H${n(x + wide(y))}`, ...joins];
  });
  return (
    polygon(
      [
        [x - half, top],
        [x + half, top],
        [x + wide(BOTTOM), BOTTOM],
        [x - wide(BOTTOM), BOTTOM],
      ],
      stage.far(PAINT.stone, 0.05),
    ) +
    path(slabs.join(''), 'none', {
      stroke: stage.shade(PAINT.stone),
      'stroke-width': 3,
      opacity: 0.4,
    })
  );
}

/** The shadow of a building on the grass; light comes from the right. */
export function shadow(stage: Stage, left: number, right: number, length: number): string {
  return polygon(
    [
      [left, FOOT - 6],
      [right, FOOT - 6],
      [right - length * 0.3, FOOT + 26],
      [left - length, FOOT + 26],
    ],
    stage.shade(stage.season.grass),
    { opacity: 0.75 },
  );
}

/** Voussoirs: a half ring of stones around an arch. */
export function ring(x: number, y: number, inner: number, outer: number): string {
  return Array.from({ length: 13 }, (_, index) => {
    const at = (step: number, radius: number) => {
      const angle = Math.PI * (1 - (index + step) / 13);
      return `${n(x + Math.cos(angle) * radius)} ${n(y - Math.sin(angle) * radius)}`;
    };
    return `M${at(0.06, inner)}L${at(0.06, outer)}L${at(0.94, outer)}L${at(0.94, inner)}Z`;
  }).join('');
}
