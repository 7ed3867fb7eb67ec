import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { parasol } from '../../motifs/cafe.ts';
import { ground, ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { olive, palm } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

/** Rows of windows with balconies on a pale front. */
export function facade(
  stage: Stage,
  [x, top, width, height]: readonly [number, number, number, number],
  [columns, floors]: readonly [number, number],
  color: Color,
): string {
  const cell = width / columns;
  const storey = height / floors;
  const panes = { lit: '', dark: '', rails: '' };
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const left = x + cell * (column + 0.22);
      const y = top + storey * (floor + 0.2);
      const pane = `M${n(left)} ${n(y)}h${n(cell * 0.56)}v${n(storey * 0.56)}h${n(-cell * 0.56)}z`;
      if (stage.light.lamps && stage.random.chance(0.5)) panes.lit += pane;
      else panes.dark += pane;
      panes.rails += `M${n(left - cell * 0.1)} ${n(y + storey * 0.42)}h${n(cell * 0.76)}v${n(storey * 0.22)}h${n(-cell * 0.76)}z`;
    }
  }
  return [
    rect(x, top, width, height, stage.lit(color)),
    path(panes.dark, stage.shade('#5f7f8a')),
    path(panes.lit, '#ffcf6b'),
    path(panes.rails, stage.shade(color)),
    rect(x - 8, top - 14, width + 16, 16, stage.lit(PAINT.white)),
  ].join('');
}

/** A hotel block of a new town: a corner with balconies, a pool and cars behind a hedge. */
export function townHotel(stage: Stage): string {
  const base = 640;
  return [
    sky(stage, 620),
    clouds(stage, 3, 130),
    ridge(stage, 560, 70, stage.far(PAINT.hill, 0.6), { step: 240 }),
    facade(stage, [-300, 330, 340, base - 330], [4, 4], '#e6d5b4'),
    facade(stage, [430, 170, 600, base - 170], [7, 6], PAINT.lime),
    polygon(
      [
        [430, 156],
        [430, base],
        [300, base],
        [300, 200],
      ],
      stage.shade('#d9c39a'),
    ),
    rect(430, 110, 190, 50, stage.lit(PAINT.terracotta)),
    rect(560, 540, 210, 100, stage.shade('#4f6f7a')),
    rect(530, 526, 270, 20, stage.lit(PAINT.terracotta)),
    ground(base, stage.lit('#d3bf98')),
    rect(LEFT, base - 26, 1170, 40, stage.shade('#3f7d45')),
    palm(stage, 220, base + 10, 360),
    palm(stage, 1120, base + 10, 420),
    ellipse(440, 770, 330, 66, stage.lit(PAINT.white)),
    ellipse(440, 766, 300, 54, stage.lit('#4fb0c0')),
    ellipse(380, 760, 90, 4, '#ffffff', { opacity: 0.5 }),
    ellipse(520, 784, 110, 4, '#ffffff', { opacity: 0.5 }),
    parasol(stage, 850, 800, 190, '#b5532a'),
    parasol(stage, 60, 790, 170, '#e3a92f'),
    people(stage, 640, 780, base + 30, 2, 76),
    birds(stage, 4, [260, 200]),
  ].join('');
}

/** A large hotel in its park: two long wings above a pool, lawns, palms and olive trees. */
export function parkHotel(stage: Stage): string {
  const base = 520;
  return [
    sky(stage, 540),
    clouds(stage, 2, 100),
    ridge(stage, 480, 60, stage.far(PAINT.hill, 0.6), { step: 260 }),
    facade(stage, [-240, 300, 560, base - 300], [9, 4], '#ead2a4'),
    facade(stage, [330, 230, 300, base - 230], [4, 5], '#f1e4c8'),
    facade(stage, [640, 300, 760, base - 300], [12, 4], '#ead2a4'),
    ground(base, stage.lit(stage.season.grass)),
    polygon(
      [
        [LEFT, 560],
        [RIGHT, 530],
        [RIGHT, 600],
        [LEFT, 660],
      ],
      stage.lit('#9ab866'),
    ),
    olive(stage, 200, 640, 210),
    olive(stage, 980, 650, 240),
    palm(stage, 60, 620, 420),
    palm(stage, 420, 590, 330),
    palm(stage, 760, 590, 360),
    palm(stage, 1130, 640, 460),
    path(
      'M180 760Q300 650 560 690T980 680Q1110 700 1060 800T700 880T280 870T180 760Z',
      stage.lit(PAINT.white),
    ),
    path(
      'M210 764Q320 672 560 712T970 704Q1076 720 1030 792T700 856T300 848T210 764Z',
      stage.lit('#3fa0b0'),
    ),
    ...[0, 1, 2, 3].map((index) =>
      ellipse(400 + index * 160, 740 + (index % 2) * 60, 80, 4, '#ffffff', { opacity: 0.45 }),
    ),
    parasol(stage, 150, 840, 190, '#f1e4c8'),
    parasol(stage, 1090, 850, 200, '#f1e4c8'),
    person(stage, 1000, 680, 80, '#f1e4c8'),
    birds(stage, 4, [820, 170]),
  ].join('');
}
