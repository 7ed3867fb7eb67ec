import { minaret } from '../../motifs/buildings.ts';
import { indoors, lantern } from '../../motifs/lamp.ts';
import { ridge, slope } from '../../motifs/land.ts';
import { columns } from '../../motifs/roman.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cedar, olive } from '../../motifs/trees.ts';
import { cushion, teaGlass, teapot } from '../../motifs/ware.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

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
