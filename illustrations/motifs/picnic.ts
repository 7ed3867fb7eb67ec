import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, place, rect } from '../svg.ts';

/** A distant person sitting on the ground, 60 units tall. */
function seated(stage: Stage, x: number, y: number, color: Color, direction: 1 | -1): string {
  return place(
    [x, y],
    1,
    path(
      `M${-22 * direction} 0Q${-24 * direction} -40 ${-4 * direction} -44Q${12 * direction} -40 ${14 * direction} -18Q${34 * direction} -14 ${38 * direction} 0Z`,
      stage.lit(color),
    ) +
      path(
        direction > 0
          ? 'M-22 0Q-24 -40 -4 -44Q-10 -20 -6 0Z'
          : 'M22 0H6Q-14 -10 -8 -38Q-8 -42 4 -44Q24 -40 22 0Z',
        stage.shade(color),
      ) +
      circle(-2 * direction, -54, 11, stage.lit(PAINT.skin)),
  );
}

/** A family on a striped rug with a tray and a basket; the middle of the rug is at (x, y). */
export function picnic(stage: Stage, x: number, y: number, scale = 1): string {
  const { random } = stage;
  const rug = random.pick<Color>(['#b5532a', '#1d4f8f', '#8a3b3f']);
  const coats = random.pick<readonly [Color, Color, Color]>([
    ['#f1e4c8', '#1f6b4d', '#16324f'],
    ['#e3a92f', '#f1e4c8', '#5b6f8c'],
    ['#4f88c2', '#b5532a', '#f1e4c8'],
  ]);
  return place(
    [x, y],
    scale,
    path('M-128 14L-92 -18H104L132 14Z', stage.lit(rug)) +
      path('M-121 8L-115 2H119L125 8ZM-103 -8L-98 -13H106L110 -8Z', stage.lit(PAINT.lime), {
        opacity: 0.8,
      }) +
      seated(stage, -70, -8, coats[0], 1) +
      seated(stage, 78, -8, coats[1], -1) +
      (random.chance(0.6) ? place([14, -14], 0.66, seated(stage, 0, 0, coats[2], -1)) : '') +
      ellipse(2, 2, 28, 7, stage.lit(PAINT.brass)) +
      rect(-6, -12, 13, 13, stage.lit('#d9dcd8'), { rx: 4 }) +
      path('M-118 4h30l-4 -20h-22z', stage.lit(PAINT.earthRoad)),
  );
}
