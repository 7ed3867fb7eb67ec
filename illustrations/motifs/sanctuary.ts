import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { finial, minaret, tiledRoof } from './buildings.ts';
import { cypress } from './trees.ts';

/** The zawiya: green-tiled pyramid roofs over white walls, minaret, courts. */
export function sanctuary(stage: Stage, x: number): string {
  const white = (left: number, top: number, width: number, height: number) =>
    rect(left, top, width, height, stage.lit(PAINT.white)) +
    rect(left, top, width * 0.2, height, stage.shade(PAINT.white));
  const roof = (middle: number, eaves: number, width: number, height: number) =>
    tiledRoof(stage, middle, eaves, width, height, width * 0.08) +
    finial(stage, middle, eaves - height + 2, 5);
  return [
    cypress(stage, x - 150, 640, 120, 0.1),
    cypress(stage, x + 168, 640, 100, 0.1),
    minaret(stage, {
      x: x + 96,
      base: 650,
      width: 48,
      height: 265,
      body: PAINT.lime,
      tiles: 'green',
    }),
    white(x - 40, 566, 84, 80),
    roof(x + 2, 566, 104, 82),
    white(x - 152, 596, 116, 70),
    roof(x - 94, 596, 136, 92),
    white(x + 40, 612, 124, 60),
    roof(x + 102, 612, 140, 46),
    white(x - 180, 648, 360, 160),
    tiledRoof(stage, x, 650, 372, 20, 356),
    path(
      [-120, -60, 0, 60, 120]
        .map((dx) => `M${n(x + dx - 13)} 710v-26a13 13 0 0 1 26 0v26z`)
        .join(''),
      stage.light.lamps ? stage.lamp() : stage.shade(PAINT.cedarWood),
    ),
  ].join('');
}

/** The only round minaret in Morocco: green tiles with bands of white script. */
export function roundMinaret(stage: Stage, x: number, base: number): string {
  const green = stage.lit(PAINT.greenTile);
  const marks = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 3 },
      (_, column) => `M${n(x - 10 + column * 11)} ${n(base - 122 + row * 18)}v9h6v-5`,
    ).join(''),
  );
  return (
    rect(x - 19, base - 138, 38, 138, green) +
    path(marks.join(''), 'none', { stroke: stage.lit(PAINT.plaster), 'stroke-width': 2.4 }) +
    rect(x - 19, base - 138, 12, 138, stage.shade(PAINT.greenTile)) +
    rect(x - 22, base - 146, 44, 9, stage.lit(PAINT.plaster)) +
    rect(x - 9, base - 172, 18, 28, green) +
    ellipse(x, base - 172, 11, 9, stage.lit(PAINT.plaster)) +
    circle(x, base - 186, 4, stage.lit(PAINT.saffron))
  );
}
