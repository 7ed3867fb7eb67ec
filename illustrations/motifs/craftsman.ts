import { n, type Point } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path } from '../svg.ts';

interface Craftsman {
  /** The middle of the seat. */
  x: number;
  seat: number;
  /** From the seat to the crown of the head. */
  height: number;
  /** The direction of the face: 1 is right, -1 is left. */
  direction?: 1 | -1;
  clothes: Color;
  apron?: Color;
  cap?: Color;
  /** The hands, from the seat, in shares of the height: forwards and upwards. */
  near: Point;
  far: Point;
  /** The foot, in the same coordinates. */
  foot?: Point;
}

/** A person who sits at work, seen from the side, without facial features. */
export function craftsman(
  stage: Stage,
  {
    x,
    seat,
    height,
    direction = 1,
    clothes,
    apron,
    cap = '#f1e4c8',
    near,
    far,
    foot = [0.5, -0.5],
  }: Craftsman,
): string {
  const at = (dx: number, dy: number) =>
    `${n(x + dx * height * direction)} ${n(seat - dy * height)}`;
  const lit = stage.lit(clothes);
  const dark = stage.shade(clothes);
  const skin = stage.lit(PAINT.skin);
  // The elbow is below the line from shoulder to hand.
  const arm = ([hx, hy]: Point, drop: number, fill: string) => {
    const [sx, sy] = [0.14, 0.62];
    const elbow = at((sx + hx) / 2 - 0.05, (sy + hy) / 2 - drop);
    return (
      path(
        `M${at(sx, sy)}L${elbow}L${at(sx + (hx - sx) * 0.82, hy + (sy - hy) * 0.1 - drop * 0.18)}`,
        'none',
        {
          stroke: fill,
          'stroke-width': height * 0.12,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
      ) +
      path(
        `M${at(sx + (hx - sx) * 0.8, hy + (sy - hy) * 0.11 - drop * 0.2)}L${at(hx, hy)}`,
        'none',
        {
          stroke: skin,
          'stroke-width': height * 0.075,
          'stroke-linecap': 'round',
        },
      )
    );
  };
  const [fx, fy] = foot;
  const leg = path(`M${at(0.02, 0.04)}L${at(0.48, 0.06)}L${at(fx, fy)}`, 'none', {
    stroke: dark,
    'stroke-width': height * 0.2,
    'stroke-linejoin': 'round',
  });
  return [
    arm(far, 0.12, dark),
    leg,
    path(
      `M${at(fx - 0.08, fy)}H${n(x + (fx + 0.16) * height * direction)}Q${at(fx + 0.14, fy + 0.09)} ${at(fx + 0.04, fy + 0.1)}H${n(x + (fx - 0.08) * height * direction)}Z`,
      stage.shade(PAINT.saffron),
    ),
    path(
      `M${at(-0.17, -0.06)}Q${at(-0.24, 0.36)} ${at(-0.04, 0.64)}Q${at(0.08, 0.76)} ${at(0.2, 0.68)}Q${at(0.28, 0.5)} ${at(0.22, 0.2)}L${at(0.3, -0.05)}Z`,
      lit,
    ),
    path(
      `M${at(-0.17, -0.06)}Q${at(-0.24, 0.36)} ${at(-0.04, 0.64)}L${at(0.02, 0.68)}Q${at(-0.08, 0.3)} ${at(0.02, -0.06)}Z`,
      dark,
    ),
    apron
      ? path(
          `M${at(0.2, 0.5)}Q${at(0.27, 0.4)} ${at(0.22, 0.2)}L${at(0.54, 0.15)}L${at(0.52, -0.06)}H${n(x + 0.08 * height * direction)}Z`,
          stage.lit(apron),
        )
      : '',
    path(`M${at(0.1, 0.66)}L${at(0.2, 0.68)}L${at(0.24, 0.8)}L${at(0.12, 0.82)}Z`, skin),
    circle(x + 0.2 * height * direction, seat - 0.85 * height, height * 0.115, skin),
    path(
      `M${at(0.075, 0.86)}Q${at(0.07, 1)} ${at(0.2, 1)}Q${at(0.33, 0.99)} ${at(0.32, 0.89)}Z`,
      stage.lit(cap),
    ),
    arm(near, 0.16, lit),
  ].join('');
}
