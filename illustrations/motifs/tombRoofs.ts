import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { finial, minaret, tiledRoof } from './buildings.ts';

export const FLOOR = 700;

/** Walls under a tiled pyramid roof, with an arcade below the eaves. */
function pavilion(
  stage: Stage,
  {
    x,
    base,
    width,
    height,
    roof,
    color,
  }: { x: number; base: number; width: number; height: number; roof: number; color: Color },
): string {
  const top = base - height;
  const arches = Array.from({ length: 5 }, (_, index) =>
    archOutline(x + (index - 2) * width * 0.17, top + 58, width * 0.09, 40),
  );
  return [
    rect(x - width / 2, top, width, height, stage.lit(color)),
    rect(x - width / 2, top, width * 0.24, height, stage.shade(color)),
    path(arches.join(''), stage.light.lamps ? stage.lamp() : stage.shade(PAINT.cedarWood)),
    rect(x - width * 0.53, top - 2, width * 1.06, 12, stage.shade(PAINT.cedarWood)),
    tiledRoof(stage, x, top, width * 1.16, roof, width * 0.05),
    // The left side of the roof is in shadow.
    polygon(
      [
        [x - width * 0.58, top],
        [x - width * 0.025, top - roof],
        [x - width * 0.1, top],
      ],
      stage.shade(PAINT.greenTile),
      { opacity: 0.6 },
    ),
    finial(stage, x, top - roof + 3, width * 0.026),
  ].join('');
}

/** Moulay Ismail in Meknes: a large pyramid roof, lower roofs of the courts on both sides. */
export function greatRoof(stage: Stage, x: number, tree: number): string {
  const { random } = stage;
  return [
    minaret(stage, { x: x - tree * 330, base: FLOOR, width: 56, height: 470, tiles: 'green' }),
    pavilion(stage, {
      x: x - tree * 180,
      base: FLOOR,
      width: 190,
      height: 296,
      roof: 100,
      color: PAINT.lime,
    }),
    pavilion(stage, {
      x: x + tree * 210,
      base: FLOOR,
      width: 170,
      height: 280,
      roof: 92,
      color: PAINT.lime,
    }),
    pavilion(stage, {
      x: x + tree * random.between(10, 40),
      base: FLOOR,
      width: 330,
      height: 388,
      roof: random.between(160, 180),
      color: PAINT.white,
    }),
  ].join('');
}

/** Moulay Idriss: two adjacent pyramid roofs, and the tall minaret between houses. */
export function twinRoofs(stage: Stage, x: number, tree: number): string {
  const { random } = stage;
  return [
    minaret(stage, {
      x: x - tree * random.between(250, 290),
      base: FLOOR,
      width: 84,
      height: 530,
      body: PAINT.lime,
      tiles: 'green',
    }),
    pavilion(stage, {
      x: x + tree * 185,
      base: FLOOR,
      width: 230,
      height: 330,
      roof: 134,
      color: PAINT.white,
    }),
    pavilion(stage, {
      x: x - tree * 75,
      base: FLOOR,
      width: 270,
      height: 378,
      roof: 166,
      color: PAINT.white,
    }),
  ].join('');
}
