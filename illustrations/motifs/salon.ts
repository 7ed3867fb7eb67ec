import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { minaret } from './buildings.ts';
import { lantern, through } from './lamp.ts';
import { ridge } from './land.ts';
import { sky } from './sky.ts';
import { zellige } from './zellige.ts';

/** Heights of the rear edge and of the front edge of the table. */
export const TABLE = 590;
export const EDGE = 760;

interface Salon {
  /** The middle of the large window. */
  window: number;
  wall: `#${string}`;
  tiles: 'blue' | 'green' | 'mixed';
  /** Distance of the minaret from the middle of the window, to the left. */
  tower?: number;
}

/**
 * A room behind a laid table: windows with a view of the medina, tiles along the wall, a lantern. `open`
 * is the light outside, `stage` that of the room.
 */
export function salon(
  open: Stage,
  stage: Stage,
  { window, wall, tiles, tower = 66 }: Salon,
): string {
  const view =
    sky(open, 560) +
    ridge(open, 500, 90, open.far(PAINT.hill, 0.6), { step: 170 }) +
    minaret(open, {
      x: window - tower,
      base: 560,
      width: 44,
      height: 230,
      tiles: 'green',
      body: PAINT.earth,
    }) +
    ridge(open, 560, 50, open.far(PAINT.earth, 0.25), { step: 90 });
  const arch = (x: number, width: number, height: number) => archOutline(x, 520, width, height);
  const sides = [window - 790, window + 790];
  return [
    rect(LEFT, TOP, SPAN, TABLE - TOP + 20, stage.shade(wall)),
    path(
      [arch(window, 396, 486), ...sides.map((x) => arch(x, 316, 380))].join(''),
      stage.lit(PAINT.plaster),
    ),
    path(
      [arch(window, 364, 470), ...sides.map((x) => arch(x, 288, 366))].join(''),
      stage.lit(PAINT.cedarWood),
    ),
    through(open, [arch(window, 340, 458), ...sides.map((x) => arch(x, 266, 354))].join(''), view),
    rect(LEFT, 470, SPAN, TABLE - 450, zellige(stage, 40, tiles)),
    rect(LEFT, 462, SPAN, 10, stage.lit(PAINT.saffron)),
    rect(LEFT, 470, SPAN, TABLE - 450, stage.deep(wall), { opacity: 0.35 }),
    lantern(stage, window - 400, 130, 58, 540),
    lantern(stage, window + 400, 130, 58, 540),
  ].join('');
}

/** A tiled table seen a little from above, with its wooden front. */
export function tileTable(open: Stage, stage: Stage, tiles: 'blue' | 'green' | 'mixed'): string {
  return [
    rect(LEFT, TABLE, SPAN, EDGE - TABLE, stage.lit(PAINT.plaster)),
    // The same tiles, flattened for the oblique view.
    group(
      rect(LEFT, (TABLE + 14) / 0.4, SPAN, (EDGE - TABLE - 30) / 0.4, zellige(stage, 84, tiles)),
      {
        transform: 'scale(1 .4)',
      },
    ),
    rect(LEFT, TABLE, SPAN, 14, stage.lit(PAINT.cedarWood)),
    rect(LEFT, EDGE - 18, SPAN, 34, stage.lit('#a36a3e')),
    rect(LEFT, EDGE + 16, SPAN, BOTTOM - EDGE, stage.shade('#6d4128')),
    rect(LEFT, EDGE + 16, SPAN, 14, stage.deep(PAINT.cedarWood)),
    polygon(
      [
        [760, TABLE],
        [1060, TABLE],
        [820, EDGE],
        [400, EDGE],
      ],
      open.light.disc.color,
      {
        opacity: open.light.stars ? 0.06 : 0.2,
      },
    ),
  ].join('');
}
