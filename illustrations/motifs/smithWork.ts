import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import type { trays } from './copper.ts';
import { craftsman } from './craftsman.ts';

export type Tray = ReturnType<typeof trays>;

/** The smith on his stool, with a tray on the anvil and a raised hammer. */
export function work(stage: Stage, tray: Tray, x: number): string {
  const iron = stage.deep(PAINT.rockDark);
  const seat = 700;
  const height = 236;
  return [
    ellipse(x + 70, 816, 210, 20, '#000000', { opacity: 0.22 }),
    rect(x - 62, seat + 6, 120, 18, stage.lit(PAINT.cedarWood)),
    rect(x - 50, seat + 24, 18, 90, stage.deep(PAINT.cedarWood)),
    rect(x + 28, seat + 24, 18, 90, stage.deep(PAINT.cedarWood)),
    path(
      `M${x + 206} 816L${x + 216} 716H${x + 170}Q${x + 180} 700 ${x + 216} 698H${x + 296}V716H${x + 262}L${x + 276} 816Z`,
      iron,
    ),
    tray(1, x + 192, 632, 108, 0.42),
    craftsman(stage, {
      x,
      seat,
      height,
      clothes: '#16324f',
      apron: '#8a5a38',
      cap: '#b5332e',
      near: [0.66, 0.78],
      far: [0.62, 0.2],
      foot: [0.52, -0.46],
    }),
    path(
      `M${x + 0.62 * height} ${seat - 0.7 * height}L${x + 0.86 * height} ${seat - 0.98 * height}`,
      'none',
      { stroke: stage.lit('#a8703f'), 'stroke-width': 9, 'stroke-linecap': 'round' },
    ),
    polygon(
      [
        [x + 0.76 * height, seat - 1.02 * height],
        [x + 0.86 * height, seat - 1.1 * height],
        [x + 0.99 * height, seat - 0.95 * height],
        [x + 0.89 * height, seat - 0.88 * height],
      ],
      iron,
    ),
  ].join('');
}
