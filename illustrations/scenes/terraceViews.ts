import { framedArch } from '../motifs/arch.ts';
import { battlements, minaret } from '../motifs/buildings.ts';
import { awning } from '../motifs/cafe.ts';
import { indoors, lantern } from '../motifs/lamp.ts';
import { ridge, slope } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { columns } from '../motifs/roman.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedar, olive } from '../motifs/trees.ts';
import { cushion, teaGlass, teapot } from '../motifs/ware.ts';
import { frieze, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { ellipse, line, path, polygon, rect } from '../svg.ts';
import { pot } from './riadRooms.ts';

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

/** A roof in Moulay Idriss at supper: olive hills, the plain and the far columns of Volubilis. */
export function towardsVolubilis(stage: Stage): string {
  const lamplit = indoors(stage, 0.7);
  const bowl = (x: number, y: number, color: `#${string}`) =>
    ellipse(x, y, 58, 20, lamplit.lit(PAINT.white)) + ellipse(x, y - 3, 46, 14, lamplit.lit(color));
  return [
    sky(stage, 520),
    clouds(stage, 3, 120),
    ridge(stage, 440, 90, stage.far(PAINT.hill, 0.7), { step: 300 }),
    slope(420, 40, stage.far(stage.season.field, 0.45), -30),
    columns(stage, [340, 372, 404, 436], { base: 440, height: 74, width: 12, distance: 0.3 }),
    slope(452, 60, stage.far(stage.season.grass, 0.25), -40),
    ...[60, 180, 300, 470, 620, 760, 900, 1040, 1160].map((x, index) =>
      olive(stage, x, 520 + (index % 3) * 24, 84 + (index % 2) * 20, 0.15),
    ),
    polygon(
      [
        [LEFT, 620],
        [300, 590],
        [1300, 640],
        [2000, 620],
        [2000, 720],
        [LEFT, 720],
      ],
      lamplit.lit(PAINT.lime),
    ),
    rect(LEFT, 660, SPAN, 500, lamplit.lit('#d8a878')),
    path('M150 664V300M1050 664V300', 'none', {
      stroke: lamplit.shade(PAINT.cedarWood),
      'stroke-width': 16,
    }),
    path('M150 310Q600 420 1050 310', 'none', {
      stroke: lamplit.shade(PAINT.darkWood),
      'stroke-width': 4,
    }),
    ...[300, 450, 600, 750, 900].map((x) =>
      lantern(lamplit, x, 372 - Math.abs(x - 600) * 0.14, 30, 14),
    ),
    // A long table with salads, bread and oil.
    polygon(
      [
        [170, 740],
        [1030, 740],
        [1150, 850],
        [50, 850],
      ],
      lamplit.lit('#f1e4c8'),
    ),
    polygon(
      [
        [50, 850],
        [1150, 850],
        [1150, 884],
        [50, 884],
      ],
      lamplit.shade('#f1e4c8'),
    ),
    polygon(
      [
        [500, 740],
        [700, 740],
        [730, 850],
        [470, 850],
      ],
      lamplit.lit('#b5532a'),
    ),
    bowl(300, 780, '#7d9a3a'),
    bowl(430, 800, '#c0392b'),
    bowl(600, 786, '#e3a92f'),
    bowl(770, 804, '#8f3a5a'),
    bowl(900, 780, '#d8732a'),
    path('M560 840q-4-44 8-52v-16h18v16q12 8 8 52z', lamplit.lit('#b5a53a')),
    ellipse(230, 820, 62, 18, lamplit.lit('#dca556')),
    ellipse(980, 824, 62, 18, lamplit.lit('#dca556')),
    cushion(lamplit, 260, 930, 200, 70, '#1f6b4d'),
    cushion(lamplit, 900, 930, 200, 70, '#24406b'),
    birds(stage, stage.random.whole(3, 6), [700, 220]),
  ].join('');
}

/** A balcony in Azrou: red roofs, the rock in the middle of the town and wooded slopes. */
export function aboveAzrou(stage: Stage): string {
  const roof = (x: number, y: number, w: number) =>
    rect(x, y, w, 90, stage.lit(PAINT.lime)) +
    rect(x, y, w * 0.3, 90, stage.shade(PAINT.lime)) +
    polygon(
      [
        [x - 10, y + 4],
        [x + w * 0.28, y - w * 0.34],
        [x + w * 0.72, y - w * 0.34],
        [x + w + 10, y + 4],
      ],
      stage.lit('#b8452c'),
    ) +
    rect(x + w * 0.5, y + 26, w * 0.14, 30, stage.lamp());
  return [
    sky(stage, 480),
    clouds(stage, 2, 100),
    ridge(stage, 470, 260, stage.far(PAINT.cedarDark, 0.5), { step: 300 }),
    ridge(stage, 490, 120, stage.far(PAINT.cedar, 0.35), { step: 220 }),
    ...Array.from({ length: 12 }, (_, index) =>
      cedar(stage, -60 + index * 112, 480 + (index % 3) * 12, 120 + (index % 4) * 22, 0.35),
    ),
    rect(LEFT, 480, SPAN, 300, stage.lit(stage.season.grass)),
    path('M560 560Q600 400 690 380T800 440Q860 470 880 560Z', stage.lit(PAINT.rock)),
    path('M560 560Q600 400 690 380Q640 460 660 560Z', stage.shade(PAINT.rock)),
    ...(
      [
        [120, 520, 120],
        [270, 510, 110],
        [420, 520, 130],
        [920, 520, 120],
        [1060, 512, 130],
        [30, 580, 130],
        [200, 590, 150],
        [380, 600, 150],
        [560, 610, 140],
        [730, 600, 150],
        [910, 610, 150],
        [1090, 596, 150],
      ] as const
    ).map(([x, y, w]) => roof(x, y, w)),
    minaret(stage, { x: 500, base: 620, width: 40, height: 210, tiles: 'green' }),
    rect(LEFT, 700, SPAN, 500, stage.lit('#b98a5c')),
    // The balcony: a wooden rail, two chairs, a blanket.
    rect(LEFT, 640, SPAN, 22, stage.lit('#8d5a34')),
    path(
      Array.from({ length: 60 }, (_, index) => `M${LEFT + 20 + index * 48} 662v130`).join(''),
      'none',
      { stroke: stage.lit('#7a4a2b'), 'stroke-width': 14 },
    ),
    rect(LEFT, 790, SPAN, 16, stage.shade(PAINT.darkWood)),
    rect(LEFT, 806, SPAN, 300, stage.shade('#8d5a34')),
    path('M130 890v-150q0-30 30-30h100q30 0 30 30v150h-24v-54h-112v54z', stage.lit('#a8653a')),
    polygon(
      [
        [140, 800],
        [280, 800],
        [290, 850],
        [130, 850],
      ],
      stage.lit('#8f2f2a'),
    ),
    ellipse(430, 824, 90, 18, stage.lit('#a8653a')),
    rect(422, 828, 16, 80, stage.shade(PAINT.darkWood)),
    teaGlass(stage, 410, 826, 56),
    teapot(stage, 462, 826, 66),
    birds(stage, stage.random.whole(3, 6), [840, 180]),
  ].join('');
}

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
