import { minaret } from '../../motifs/buildings.ts';
import { indoors, lantern } from '../../motifs/lamp.ts';
import { ridge } from '../../motifs/land.ts';
import { pot } from '../../motifs/patio.ts';
import { roofscape } from '../../motifs/roofs.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cushion } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

/** A pool on the roof with the minaret of the great mosque beside it, green on pale walls. */
export function roofPool(stage: Stage): string {
  const lamplit = indoors(stage, 0.6);
  return [
    sky(stage, 520),
    clouds(stage, 3, 130),
    ridge(stage, 470, 70, stage.far(PAINT.hill, 0.6), { step: 240 }),
    minaret(stage, {
      x: 290,
      base: 640,
      width: 130,
      height: 480,
      tiles: 'green',
      body: PAINT.lime,
    }),
    roofscape(stage, { rows: 2, size: 100, haze: 0.35, line: (_, row) => 480 + row * 50 }),
    rect(LEFT, 590, SPAN, 60, lamplit.lit(PAINT.white)),
    rect(LEFT, 584, SPAN, 10, lamplit.lit(PAINT.greenTile)),
    rect(LEFT, 650, SPAN, 500, lamplit.lit('#d3996c')),
    polygon(
      [
        [500, 690],
        [1060, 690],
        [1150, 860],
        [420, 860],
      ],
      lamplit.lit(PAINT.white),
    ),
    polygon(
      [
        [526, 704],
        [1036, 704],
        [1112, 840],
        [460, 840],
      ],
      lamplit.lit(PAINT.blueTile),
    ),
    polygon(
      [
        [534, 722],
        [1030, 722],
        [1100, 836],
        [470, 836],
      ],
      lamplit.lit('#4fb3c4'),
    ),
    ...[750, 780, 812].map((y, index) =>
      ellipse(700 + index * 70, y, 110, 4, '#ffffff', { opacity: 0.5 }),
    ),
    polygon(
      [
        [420, 860],
        [1150, 860],
        [1150, 900],
        [420, 900],
      ],
      zellige(lamplit, 40, 'blue'),
    ),
    path('M900 500V690M1120 480V690', 'none', {
      stroke: lamplit.shade(PAINT.cedarWood),
      'stroke-width': 14,
    }),
    path('M880 500Q1010 560 1140 480V462Q1010 540 880 482Z', lamplit.lit('#f1e4c8')),
    pot(lamplit, 120, 770, 1.5),
    pot(lamplit, 250, 720, 1),
    lantern(lamplit, 380, 720, 56),
    cushion(lamplit, 150, 880, 220, 80, '#b5532a'),
    birds(stage, stage.random.whole(4, 7), [700, 220]),
  ].join('');
}

/** The medina of Fes through the wide windows of a hilltop restaurant. */
export function panorama(stage: Stage): string {
  const room = indoors(stage);
  return [
    sky(stage, 420),
    clouds(stage, 2, 100),
    ridge(stage, 330, 140, stage.far(PAINT.mountain, 0.75), { step: 320 }),
    ridge(stage, 360, 70, stage.far(PAINT.hill, 0.55), { step: 240 }),
    roofscape(stage, {
      rows: 5,
      size: 76,
      haze: 0.6,
      line: (x, row) => 346 + row * 48 + Math.sin(x / 260) * 14,
      between: (row) =>
        row === 2
          ? minaret(stage, { x: 420, base: 470, width: 24, height: 120, tiles: 'green' }) +
            minaret(stage, { x: 900, base: 460, width: 22, height: 110, tiles: 'blue' })
          : row === 3
            ? minaret(stage, {
                x: 690,
                base: 560,
                width: 30,
                height: 170,
                tiles: 'none',
                body: PAINT.lime,
              }) + minaret(stage, { x: 180, base: 560, width: 30, height: 150, tiles: 'green' })
            : '',
    }),
    // The window frames, the sill, a laid table.
    rect(LEFT, 0, SPAN, 70, room.shade('#8d5a34')),
    rect(LEFT, 60, SPAN, 16, room.lit(PAINT.cedarWood)),
    ...[-700, -360, -20, 320, 1000, 1340, 1680].map(
      (x) =>
        rect(x, 60, 26, 620, room.shade(PAINT.cedarWood)) +
        rect(x + 16, 60, 10, 620, room.lit(PAINT.cedarWood)),
    ),
    rect(LEFT, 650, SPAN, 36, room.lit(PAINT.cedarWood)),
    rect(LEFT, 686, SPAN, 420, room.shade('#a8683f')),
    polygon(
      [
        [330, 730],
        [870, 730],
        [1000, BOTTOM],
        [200, BOTTOM],
      ],
      room.lit(PAINT.white),
    ),
    ...[440, 760].map(
      (x) =>
        ellipse(x, 800, 92, 30, room.shade(PAINT.lime)) +
        ellipse(x, 796, 88, 28, room.lit(PAINT.plaster)) +
        ellipse(x, 796, 50, 15, room.lit('#d9b15a')),
    ),
    ...[540, 660].map((x) =>
      path(
        `M${x - 22} 720Q${x - 26} 768 ${x} 774Q${x + 26} 768 ${x + 22} 720ZM${x - 3} 774h6v44h-6zM${x - 20} 822h40v-6h-40z`,
        room.lit('#dfe8e4'),
        { opacity: 0.85 },
      ),
    ),
    rect(594, 700, 12, 66, room.lit(PAINT.white)),
    ellipse(600, 768, 26, 8, room.lit(PAINT.brass)),
    path('M600 668q10 14 0 30q-10-14 0-30z', '#ffdc8a'),
    birds(stage, stage.random.whole(4, 7), [660, 190]),
  ].join('');
}
