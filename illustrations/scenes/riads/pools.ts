import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { framedArch } from '../../motifs/arch.ts';
import { tiledRoof } from '../../motifs/buildings.ts';
import { indoors } from '../../motifs/lamp.ts';
import { orangeTree, pot, tiledFloor } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cypress, palm } from '../../motifs/trees.ts';
import { sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

/** A long basin between clipped beds that leads to a pavilion of three arches, with tall palms. */
export function palmPool(open: Stage): string {
  const stage = indoors(open, 0.5);
  const water = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${open.light.sky[2]}"/><stop offset="1" stop-color="${stage.shade('#2f8094')}"/></linearGradient>`,
  );
  const base = 520;
  return [
    sky(open, 460),
    clouds(open, 2, 90),
    rect(LEFT, 330, SPAN, base - 330, stage.lit('#e9cfa0')),
    rect(LEFT, 322, SPAN, 14, stage.lit(PAINT.white)),
    cypress(stage, 236, base, 300),
    cypress(stage, 964, base, 290),
    rect(380, 250, 440, base - 250, stage.lit(PAINT.plaster)),
    tiledRoof(stage, 600, 250, 500, 84, 330),
    rect(380, 250, 440, 24, stage.lit(PAINT.cedarWood)),
    rect(380, 276, 440, 40, sebka(stage, 26, PAINT.plaster, '#d9c196')),
    ...[454, 600, 746].map((x) =>
      framedArch(
        x,
        base,
        96,
        176,
        [
          [10, stage.lit(PAINT.white)],
          [5, stage.lit(PAINT.greenTile)],
        ],
        stage.light.lamps ? '#d98f3e' : stage.deep(PAINT.cedarWood),
      ),
    ),
    tiledFloor(430, base, stage.lit('#e6d5b4'), stage.lit('#d8c39a'), { tile: 120, rows: 6 }),
    polygon(
      [
        [520, base + 14],
        [680, base + 14],
        [940, BOTTOM],
        [260, BOTTOM],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [530, base + 22],
        [670, base + 22],
        [906, BOTTOM],
        [294, BOTTOM],
      ],
      stage.lit(PAINT.greenTile),
    ),
    polygon(
      [
        [536, base + 26],
        [664, base + 26],
        [876, BOTTOM],
        [324, BOTTOM],
      ],
      `url(#${water})`,
    ),
    ...[600, 660, 740].map((y, index) =>
      ellipse(600 + index * 12, y, 60 + index * 34, 5, '#ffffff', { opacity: 0.25 }),
    ),
    ...(
      [
        [300, 610, 0.7],
        [900, 610, 0.7],
        [170, 720, 1.1],
        [1030, 720, 1.1],
      ] as const
    ).map(([x, y, s]) => pot(stage, x, y, s)),
    palm(stage, 330, 600, 560),
    palm(stage, 840, 590, 470),
    palm(stage, 90, 800, 760),
    palm(stage, 1130, 820, 700),
    birds(open, open.random.whole(3, 6), [600, 130]),
  ].join('');
}

/** A swimming pool seen along its edge, with sun beds and parasols below a wall with blue doors. */
export function bathingPool(open: Stage): string {
  const stage = indoors(open, 0.5);
  const base = 430;
  const bed = (x: number, y: number, s: number) =>
    path(
      `M${n(x)} ${n(y)}l${n(150 * s)} ${n(-30 * s)}l${n(70 * s)} ${n(-74 * s)}l${n(46 * s)} ${n(8 * s)}l${n(-62 * s)} ${n(88 * s)}l${n(-160 * s)} ${n(36 * s)}z`,
      stage.lit(PAINT.white),
    ) +
    path(
      `M${n(x + 20 * s)} ${n(y + 8 * s)}v${n(36 * s)}M${n(x + 190 * s)} ${n(y - 26 * s)}v${n(40 * s)}`,
      'none',
      { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 8 * s },
    );
  const shade = (x: number, y: number, s: number, color: Color) =>
    rect(x - 4 * s, y - 300 * s, 8 * s, 300 * s, stage.shade(PAINT.cedarWood)) +
    path(
      `M${n(x - 170 * s)} ${n(y - 250 * s)}Q${n(x)} ${n(y - 400 * s)} ${n(x + 170 * s)} ${n(y - 250 * s)}Z`,
      stage.lit(color),
    ) +
    path(
      `M${n(x - 170 * s)} ${n(y - 250 * s)}Q${n(x - 90 * s)} ${n(y - 370 * s)} ${n(x)} ${n(y - 325 * s)}L${n(x - 60 * s)} ${n(y - 250 * s)}Z`,
      stage.shade(color),
    );
  return [
    sky(open, 300),
    clouds(open, 2, 70),
    rect(LEFT, 170, SPAN, base - 170, stage.lit(PAINT.plaster)),
    rect(LEFT, 162, SPAN, 14, stage.lit(PAINT.greenTile)),
    rect(LEFT, 360, SPAN, 70, zellige(stage, 34, 'blue')),
    ...[-460, -180, 100, 380, 660, 940, 1220, 1500].map(
      (x) =>
        framedArch(x, base, 110, 196, [[12, stage.lit(PAINT.white)]], stage.lit(PAINT.lightBlue)) +
        rect(x - 2, base - 180, 4, 180, stage.shade(PAINT.blueTile)),
    ),
    orangeTree(stage, 240, base + 30, 300),
    orangeTree(stage, 520, base + 20, 250),
    rect(LEFT, base, SPAN, 700, stage.lit('#e2cfab')),
    polygon(
      [
        [430, 500],
        [RIGHTMOST, 470],
        [RIGHTMOST, BOTTOM],
        [40, BOTTOM],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [452, 516],
        [RIGHTMOST, 486],
        [RIGHTMOST, BOTTOM],
        [90, BOTTOM],
      ],
      stage.lit('#3fa0b0'),
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      ellipse(
        stage.random.between(480, 1500),
        540 + index * 26,
        stage.random.between(30, 90),
        4,
        '#ffffff',
        { opacity: 0.35 },
      ),
    ),
    polygon(
      [
        [452, 516],
        [470, 516],
        [140, BOTTOM],
        [90, BOTTOM],
      ],
      stage.shade('#2f8094'),
    ),
    shade(330, 700, 1, '#d8732a'),
    bed(90, 720, 1),
    bed(200, 610, 0.7),
    person(stage, 960, base + 10, 96, '#f1e4c8'),
    birds(open, 3, [820, 100]),
  ].join('');
}

const RIGHTMOST = 2000;
