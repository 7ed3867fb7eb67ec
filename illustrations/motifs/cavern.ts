import { n, type Point } from '../../domain/format/svgPath.ts';
import { BOTTOM, LEFT, RIGHT, type Stage, TOP } from '../stage.ts';
import { path } from '../svg.ts';

/** The mouth of a cave, and rings of rock around it. */
export interface Hollow {
  readonly x: number;
  readonly y: number;
  /** The irregular outline of the opening, scaled by `size`. */
  outline(size: number): string;
  /** All rock outside that outline. Below `floor` the ring is open, for the foreground. */
  rim(size: number, color: string, floor?: number): string;
  /** A point on the upper side of the outline: share 0 is left, 1 is right. */
  roof(size: number, share: number): Point;
}

export function hollow(
  { random }: Stage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Hollow {
  const count = 22;
  const wobble = Array.from({ length: count }, () => random.between(0.86, 1.12));
  const point = (index: number, size: number): Point => {
    const angle = (index / count) * Math.PI * 2 + Math.PI;
    // Each ring has another outline, or they would look like ripples.
    const reach = (wobble[(index + Math.round(size * 7)) % count] ?? 1) * size;
    return [x + (Math.cos(angle) * width * reach) / 2, y + (Math.sin(angle) * height * reach) / 2];
  };
  const upper = (size: number) =>
    Array.from({ length: count / 2 + 1 }, (_, index) => point(index, size));
  const list = (points: readonly Point[]) =>
    points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L');
  const outline = (size: number) =>
    `M${list(Array.from({ length: count }, (_, index) => point(index, size)))}Z`;
  return {
    x,
    y,
    outline,
    rim(size, color, floor) {
      if (floor === undefined) {
        return path(`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z${outline(size)}`, color, {
          'fill-rule': 'evenodd',
        });
      }
      const points = upper(size);
      const [first = [x, y], last = [x, y]] = [points[0], points.at(-1)];
      // Below the widest point the walls spread to the ground.
      const left: Point[] = [
        [first[0] - 30 * size, floor],
        [first[0] + 40, first[1] + (floor - first[1]) * 0.5],
      ];
      const right: Point[] = [
        [last[0] - 40, last[1] + (floor - last[1]) * 0.45],
        [last[0] + 30 * size, floor],
      ];
      return path(
        `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${n(last[0] + 190 * size)}L${list([...left, ...points, ...right].reverse())}L${n(first[0] - 190 * size)} ${BOTTOM}H${LEFT}Z`,
        color,
      );
    },
    roof(size, share) {
      const at = share * (count / 2);
      const [from, to] = [point(Math.floor(at), size), point(Math.ceil(at), size)];
      const part = at - Math.floor(at);
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    },
  };
}

/** Stalactites along the roof of a ring, up to `length` long. */
export function icicles(
  { random }: Stage,
  mouth: Hollow,
  size: number,
  color: string,
  count: number,
  length: number,
): string {
  const made = Array.from({ length: count }, (_, index) => {
    const [x, y] = mouth.roof(size, 0.14 + (0.72 * (index + random.between(0.1, 0.9))) / count);
    const long = length * random.between(0.25, 1);
    const half = Math.max(7, long * random.between(0.12, 0.2));
    return `M${n(x - half)} ${n(y - 24)}Q${n(x - half * 0.3)} ${n(y + long * 0.3)} ${n(x)} ${n(y + long)}Q${n(x + half * 0.35)} ${n(y + long * 0.3)} ${n(x + half)} ${n(y - 24)}Z`;
  });
  return path(made.join(''), color);
}

/** Dripstone pillars from roof to floor, brighter on the side towards `light`. */
export function pillars(
  { random }: Stage,
  places: readonly number[],
  base: number,
  [dark, bright]: readonly [string, string],
  light: number,
): string {
  let bodies = '';
  let sides = '';
  for (const place of places) {
    const x = place + random.between(-24, 24);
    const wide = random.between(34, 62);
    const waist = wide * random.between(0.3, 0.5);
    const y = random.between(430, 560);
    const half = (direction: number, share: number) =>
      `Q${n(x + direction * waist * share)} ${n(y - 200)} ${n(x + direction * waist * share)} ${n(y)}T${n(x + direction * wide * 1.5 * share)} ${base}`;
    const roof = wide * 2.4;
    bodies += `M${n(x - roof)} -420${half(-1, 1)}H${n(x + wide * 1.5)}Q${n(x + waist)} ${n(base - 120)} ${n(x + waist)} ${n(y)}T${n(x + roof)} -420Z`;
    const direction = light > x ? 1 : -1;
    sides += `M${n(x + direction * roof * 0.3)} -420${half(direction, 0.3)}H${n(x + direction * wide * 1.5)}Q${n(x + direction * waist)} ${n(base - 120)} ${n(x + direction * waist)} ${n(y)}T${n(x + direction * roof)} -420Z`;
  }
  return path(bodies, dark) + path(sides, bright);
}

/** A slanting ray of daylight from `top` to `bottom` that fades at both ends. */
export function ray(
  stage: Stage,
  [x, top]: Point,
  [footX, bottom]: Point,
  [width, footWidth]: Point,
  strength: number,
): string {
  const { color } = stage.light.disc;
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const id = stage.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(top)}" x2="0" y2="${n(bottom)}">${stop(0, 0)}${stop(0.4, strength)}${stop(1, 0)}</linearGradient>`,
  );
  return path(
    `M${n(x)} ${n(top)}h${n(width)}L${n(footX + footWidth)} ${n(bottom)}H${n(footX)}Z`,
    `url(#${id})`,
  );
}
