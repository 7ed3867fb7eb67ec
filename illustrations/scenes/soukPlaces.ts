import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { minaret } from '../motifs/buildings.ts';
import { ground } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { planeTree } from '../motifs/planeTree.ts';
import { sky } from '../motifs/sky.ts';
import { steam } from '../motifs/ware.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../svg.ts';

const DYES: readonly [Color, ...Color[]] = [
  '#b5303a',
  '#24509a',
  '#e3a92f',
  '#7a2f56',
  '#d8732a',
  '#2f7a58',
];

/** The dyers' street: wet paving, vats with coloured steam, skeins of wool and silk overhead. */
export function dyersStreet(stage: Stage): string {
  const { random } = stage;
  const dye = (index: number) => DYES[index % DYES.length] ?? DYES[0];
  const skein = (x: number, y: number, size: number, index: number) =>
    path(
      `M${n(x - size * 0.3)} ${n(y)}Q${n(x - size * 0.5)} ${n(y + size)} ${n(x)} ${n(y + size * 1.5)}Q${n(x + size * 0.5)} ${n(y + size)} ${n(x + size * 0.3)} ${n(y)}Q${n(x + size * 0.14)} ${n(y + size * 0.8)} ${n(x)} ${n(y + size * 1.1)}Q${n(x - size * 0.14)} ${n(y + size * 0.8)} ${n(x - size * 0.3)} ${n(y)}Z`,
      stage.lit(dye(index)),
    ) +
    path(
      `M${n(x - size * 0.3)} ${n(y)}Q${n(x - size * 0.5)} ${n(y + size)} ${n(x)} ${n(y + size * 1.5)}Q${n(x - size * 0.24)} ${n(y + size * 0.9)} ${n(x - size * 0.16)} ${n(y)}Z`,
      stage.shade(dye(index)),
    );
  const vat = (x: number, y: number, r: number, index: number) =>
    [
      path(
        `M${x - r} ${y}V${y + r * 0.9}Q${x} ${y + r * 1.3} ${x + r} ${y + r * 0.9}V${y}Z`,
        stage.shade('#6d6660'),
      ),
      ellipse(x, y, r, r * 0.3, stage.lit('#8d867e')),
      ellipse(x, y + 2, r * 0.84, r * 0.23, stage.lit(dye(index))),
      steam(stage, [x, y - 10], r * 1.4, 2),
    ].join('');
  return [
    sky(stage, 500),
    rect(430, 280, 340, 420, stage.far(PAINT.lime, 0.25)),
    minaret(stage, { x: 640, base: 560, width: 44, height: 300, tiles: 'green' }),
    rect(LEFT, 620, SPAN, BOTTOM - 620, stage.shade('#8d7a6a')),
    polygon(
      [
        [LEFT, TOP],
        [330, 120],
        [440, 330],
        [440, 640],
        [LEFT, 1000],
      ],
      stage.shade('#c99a70'),
    ),
    polygon(
      [
        [RIGHT, TOP],
        [900, 60],
        [760, 330],
        [760, 640],
        [RIGHT, 1000],
      ],
      stage.lit('#d9b184'),
    ),
    path('M60 330L240 380V700L60 790zM320 410l70 16v236l-70 30z', stage.deep('#5a3a2a')),
    path('M830 400l90-24v330l-90-46zM990 340l170-50v510l-170-80z', stage.deep('#5a3a2a')),
    polygon(
      [
        [440, 640],
        [760, 640],
        [1300, BOTTOM],
        [-100, BOTTOM],
      ],
      stage.shade('#8d7a6a'),
    ),
    ...Array.from({ length: 11 }, (_, index) =>
      ellipse(
        random.between(330, 900),
        690 + index * 20,
        random.between(30, 110),
        7,
        stage.lit(dye(index + 1)),
        { opacity: 0.65 },
      ),
    ),
    ...[150, 232, 306]
      .flatMap((y, row) => {
        const [from = 0, to = 0] =
          [
            [120, 1090],
            [250, 960],
            [360, 860],
          ][row] ?? [];
        const count = 9 - row;
        const size = 96 - row * 22;
        return [
          rect(from, y - 6, to - from, 9 - row * 2, stage.shade(PAINT.darkWood)),
          ...Array.from({ length: count }, (_, index) =>
            skein(from + ((index + 0.5) / count) * (to - from), y, size, index + row * 2),
          ),
        ];
      })
      .reverse(),
    person(stage, 560, 690, 130, '#16324f'),
    vat(330, 690, 62, 1),
    vat(860, 720, 76, 0),
    person(stage, 760, 830, 210, '#5b6f8c'),
    rect(650, 700, 300, 9, stage.lit('#a36a3e'), { transform: 'rotate(14 780 704)' }),
    vat(190, 790, 104, 2),
    vat(1020, 830, 110, 5),
  ].join('');
}

/** A small market square under old trees: towers of blue bowls, henna in sacks, a weighing scale. */
export function hennaSquare(stage: Stage): string {
  const bowls = (x: number, base: number, count: number, size: number, color: Color) =>
    Array.from({ length: count }, (_, index) => {
      const y = base - index * size * 0.36;
      return (
        path(
          `M${n(x - size)} ${n(y - size * 0.5)}Q${n(x - size * 0.8)} ${n(y)} ${n(x - size * 0.3)} ${n(y)}H${n(x + size * 0.3)}Q${n(x + size * 0.8)} ${n(y)} ${n(x + size)} ${n(y - size * 0.5)}Z`,
          index % 2 ? stage.lit(PAINT.white) : stage.lit(color),
        ) +
        ellipse(x, y - size * 0.5, size, size * 0.14, stage.lit(index % 2 ? color : PAINT.white))
      );
    }).join('');
  const sack = (x: number, base: number, color: Color) =>
    path(
      `M${x - 60} ${base}Q${x - 76} ${base - 80} ${x - 50} ${base - 96}H${x + 50}Q${x + 76} ${base - 80} ${x + 60} ${base}Z`,
      stage.lit('#d9bf94'),
    ) +
    ellipse(x, base - 98, 58, 16, stage.shade('#b59a6c')) +
    path(`M${x - 54} ${base - 98}Q${x} ${base - 160} ${x + 54} ${base - 98}Z`, stage.lit(color));
  return [
    sky(stage, 500),
    rect(LEFT, 220, SPAN, 440, stage.lit('#e6d2ac')),
    rect(LEFT, 212, SPAN, 14, stage.lit(PAINT.greenTile)),
    ...[-520, -260, 0, 250, 500, 750, 1000, 1250, 1500].map(
      (x, index) =>
        path(archOutline(x + 60, 660, 150, 230), stage.deep('#7d5a3a')) +
        rect(x + 10, 300, 100, 80, stage.lit(index % 2 ? '#3c7a5a' : PAINT.cedarWood)) +
        rect(x - 26, 420, 172, 14, stage.lit(PAINT.cedarWood)),
    ),
    ...[40, 290, 540, 790].flatMap((x, index) =>
      [0, 1, 2].map((at) =>
        circle(
          x - 10 + at * 40,
          560 + (index % 2) * 14,
          22,
          stage.lit(at % 2 ? PAINT.blueTile : PAINT.white),
        ),
      ),
    ),
    ground(650, stage.lit('#cdb592')),
    polygon(
      [
        [LEFT, 650],
        [760, 650],
        [420, 800],
        [LEFT, 860],
      ],
      stage.shade('#a8906c'),
      { opacity: 0.6 },
    ),
    place([780, 760], 1.15, planeTree(stage, 0, 0, 1)),
    place([210, 700], 0.9, planeTree(stage, 0, 0, 1)),
    people(stage, 420, 600, 710, 3, 108),
    bowls(1040, 850, 11, 74, PAINT.blueTile),
    bowls(930, 880, 6, 60, '#2f6ab0'),
    bowls(90, 880, 8, 70, PAINT.blueTile),
    sack(250, 870, '#6d8a3a'),
    sack(390, 884, '#8f4a2a'),
    sack(526, 876, '#c9a04a'),
    person(stage, stage.random.between(660, 690), 860, 190, '#f1e4c8'),
  ].join('');
}
