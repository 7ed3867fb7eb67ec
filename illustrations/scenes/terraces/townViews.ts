import { framedArch } from '../../motifs/arch.ts';
import { battlements, minaret } from '../../motifs/buildings.ts';
import { awning } from '../../motifs/cafe.ts';
import { ridge } from '../../motifs/land.ts';
import { pot } from '../../motifs/patio.ts';
import { people, person } from '../../motifs/people.ts';
import { roofscape } from '../../motifs/roofs.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { teaGlass, teapot } from '../../motifs/ware.ts';
import { frieze, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, line, path, polygon, rect } from '../../svg.ts';

/** A shaded roof straight above the Blue Gate and the crowd below it. */
export function aboveBlueGate(stage: Stage): string {
  const tiles = zellige(stage, 30, 'blue');
  const gold = stage.lit(PAINT.saffron);
  return [
    sky(stage, 520),
    clouds(stage, 2, 150),
    ridge(stage, 400, 90, stage.far(PAINT.hill, 0.6), { step: 220 }),
    roofscape(stage, { rows: 3, size: 96, haze: 0.45, line: (_, row) => 390 + row * 46 }),
    minaret(stage, { x: 1010, base: 560, width: 58, height: 330, tiles: 'green' }),
    rect(LEFT, 540, SPAN, 240, stage.lit('#c9a070')),
    rect(410, 300, 380, 320, stage.lit(PAINT.earth)),
    battlements(406, 302, 388, 26, stage.lit(PAINT.earth)),
    frieze(stage, 424, 322, 352, 26),
    rect(424, 352, 352, 268, tiles),
    ...(
      [
        [480, 84, 150],
        [720, 84, 150],
        [600, 130, 210],
      ] as const
    ).map(([x, w, h]) =>
      framedArch(
        x,
        620,
        w,
        h,
        [
          [9, stage.lit(PAINT.plaster)],
          [6, gold],
          [9, stage.lit(PAINT.greenTile)],
        ],
        stage.deep(PAINT.brick),
      ),
    ),
    people(stage, 300, 900, 650, 9, 54),
    awning(stage, 120, 560, 200, 46, '#b5532a'),
    awning(stage, 900, 560, 220, 46, '#1f6b4d'),
    // The roof: a canopy of reeds, the parapet, plain tables.
    rect(LEFT, 20, SPAN, 96, stage.shade('#a8834f')),
    path(Array.from({ length: 70 }, (_, index) => `M${LEFT + index * 40} 20v96`).join(''), 'none', {
      stroke: stage.lit('#d9b878'),
      'stroke-width': 16,
    }),
    rect(LEFT, 108, SPAN, 16, stage.lit(PAINT.cedarWood)),
    rect(60, 116, 20, 640, stage.lit(PAINT.cedarWood)),
    rect(1110, 116, 20, 640, stage.lit(PAINT.cedarWood)),
    rect(LEFT, 690, SPAN, 70, stage.lit(PAINT.lime)),
    rect(LEFT, 682, SPAN, 12, stage.lit(PAINT.white)),
    rect(LEFT, 760, SPAN, 400, stage.lit('#c98f62')),
    ellipse(430, 800, 150, 24, stage.lit(PAINT.cedarWood)),
    rect(420, 806, 20, 120, stage.shade(PAINT.darkWood)),
    teapot(stage, 470, 802, 80),
    teaGlass(stage, 390, 804, 50, { mint: true }),
    path(
      'M230 830h90v-90h14v170h-14v-64h-76v64h-14zM600 830h-90v-90h-14v170h14v-64h76v64h14z',
      stage.shade('#7a4a2b'),
    ),
    pot(stage, 930, 860, 1.2),
  ].join('');
}

/** A house terrace with a wall to sit on, straight above the storytellers of a great square. */
export function aboveSquare(stage: Stage): string {
  const ring = (x: number, y: number, count: number, radius: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 1.6 + 0.4;
      return person(stage, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.34, 46);
    }).join('') + person(stage, x, y, 50, '#f1e4c8');
  return [
    sky(stage, 420),
    clouds(stage, 2, 90),
    ridge(stage, 330, 60, stage.far(PAINT.hill, 0.6), { step: 240 }),
    rect(LEFT, 260, SPAN, 150, stage.lit(PAINT.earth)),
    battlements(LEFT, 262, SPAN, 26, stage.lit(PAINT.earth)),
    rect(150, 170, 250, 240, stage.lit('#dcab72')),
    battlements(148, 172, 254, 26, stage.lit('#dcab72')),
    rect(176, 206, 198, 40, zellige(stage, 30, 'green')),
    framedArch(
      275,
      410,
      110,
      160,
      [
        [12, stage.lit(PAINT.plaster)],
        [10, stage.lit('#3c7a5a')],
      ],
      stage.deep(PAINT.brick),
    ),
    rect(LEFT, 400, SPAN, 400, stage.lit('#e2bf90')),
    ring(430, 500, 9, 90),
    ring(800, 540, 11, 110),
    people(stage, 150, 330, 470, 3, 44),
    people(stage, 900, 1120, 460, 4, 42),
    ...(
      [
        [620, 450, '#b5532a'],
        [700, 446, '#1f6b4d'],
        [560, 600, '#e3a92f'],
      ] as const
    ).map(
      ([x, y, color]) =>
        polygon(
          [
            [x - 50, y],
            [x, y - 34],
            [x + 50, y],
          ],
          stage.lit(color),
        ) + rect(x - 3, y - 10, 6, 44, stage.shade(PAINT.darkWood)),
    ),
    // The parapet and tea on it.
    polygon(
      [
        [LEFT, 700],
        [2000, 640],
        [2000, 760],
        [LEFT, 830],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [LEFT, 830],
        [2000, 760],
        [2000, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.shade('#d8bd8c'),
    ),
    line(
      [
        [LEFT, 840],
        [2000, 770],
      ],
      stage.lit(PAINT.greenTile),
      14,
    ),
    ellipse(360, 756, 140, 24, stage.shade(PAINT.brass)),
    ellipse(360, 748, 140, 24, stage.lit(PAINT.brass)),
    teapot(stage, 400, 752, 100),
    teaGlass(stage, 296, 754, 66, { mint: true }),
    teaGlass(stage, 340, 764, 66),
    pot(stage, 960, 710, 1.1),
    pot(stage, 90, 770, 1.2),
    birds(stage, stage.random.whole(3, 6), [760, 150]),
  ].join('');
}
