import { n, type Point } from '../../domain/format/svgPath.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { starOutline } from './arch.ts';

/** A star-shaped hole in a dome, in perspective. */
export interface Hole {
  readonly at: Point;
  readonly size: number;
  /** Width and height, as shares of `size`. */
  readonly wide: number;
  readonly flat: number;
}

/**
 * The holes of a dome, a half ellipse with radii `rx` and `ry` above (x, y): rows of stars, narrower
 * towards the sides and smaller towards the top.
 */
export function domeHoles(x: number, y: number, rx: number, ry: number, size: number): Hole[] {
  const rows = [
    [0.26, 7],
    [0.52, 6],
    [0.8, 5],
    [1.1, 3],
  ] as const;
  return rows.flatMap(([rise, count]) =>
    Array.from({ length: count }, (_, index): Hole => {
      const turn = ((index + 0.5) / count - 0.5) * 2.5;
      const reach = rx * Math.cos(rise);
      const bend = ry * 0.2 * (1 - Math.cos(turn)) * Math.sin(rise);
      return {
        at: [x + reach * Math.sin(turn), y - ry * Math.sin(rise) * 0.98 + bend],
        size: size * (1.1 - rise * 0.28),
        wide: 0.5 + 0.5 * Math.cos(turn),
        flat: 1 - rise * 0.4,
      };
    }),
  );
}

/** One shape of all holes, enlarged by `grow`. */
export function holes(list: readonly Hole[], fill: string, grow = 1): string {
  const d = list.map(({ at: [x, y], size, wide, flat }) => {
    const points = starOutline(0, 0, size * grow).map(
      ([dx, dy]) => `${n(x + dx * wide)} ${n(y + dy * flat)}`,
    );
    return `M${points.join('L')}Z`;
  });
  return path(d.join(''), fill);
}

/** Shafts of light from the holes down to the left, `length` long and wider at the end. */
export function shafts(
  stage: Stage,
  list: readonly Hole[],
  length: number,
  lean: number,
  strength: number,
) {
  const { disc } = stage.light;
  const id = stage.define(
    (name) =>
      `<linearGradient id="${name}" x1="1" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="${disc.color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${disc.color}" stop-opacity="0"/></linearGradient>`,
  );
  return list
    .map(({ at: [x, y], size }) => {
      const dx = -length * lean;
      return path(
        `M${n(x - size * 0.8)} ${n(y)}H${n(x + size * 0.8)}L${n(x + dx + size * 2)} ${n(y + length)}H${n(x + dx - size * 2.2)}Z`,
        `url(#${id})`,
      );
    })
    .join('');
}
