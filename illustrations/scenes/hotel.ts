import type { Color } from '../color.ts';
import { minaret } from '../motifs/buildings.ts';
import { parasol } from '../motifs/cafe.ts';
import { chalet } from '../motifs/chalet.ts';
import { ground, ridge, slope, water } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedar, cypress, olive, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { ellipse, n, path, place, polygon, rect } from '../svg.ts';
import { caveRoom, fireside } from './hotelRooms.ts';

const VARIANTS: Record<string, (stage: Stage) => string> = {
  camp: camping,
  cave: caveRoom,
  fireside,
  inn: mountainInn,
  jetty: anglersLodge,
  park: parkHotel,
  slope: slopeHotel,
  view: longPool,
};

/** A hotel outside the medinas: in a park, on a slope, in the mountains, or a block in a new town. */
export function hotel(stage: Stage): string {
  return (VARIANTS[stage.motif ?? ''] ?? townHotel)(stage);
}

/** Rows of windows with balconies on a pale front. */
function facade(
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
function townHotel(stage: Stage): string {
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
function parkHotel(stage: Stage): string {
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

/** A modern hotel that steps down a hillside, with gardens on every level. */
function slopeHotel(stage: Stage): string {
  const terrace = (x: number, top: number, width: number, index: number) =>
    facade(
      stage,
      [x, top, width, 110],
      [Math.round(width / 74), 1],
      index % 2 ? '#e6c99a' : PAINT.lime,
    ) +
    rect(x - 40, top + 108, width + 80, 16, stage.lit(PAINT.white)) +
    Array.from({ length: 9 }, (_, at) =>
      ellipse(
        x - 20 + (width + 40) * ((at + 0.5) / 9),
        top + 106,
        44,
        20,
        at % 2 ? stage.lit('#5c9a4f') : stage.shade('#4f8a45'),
      ),
    ).join('');
  return [
    sky(stage, 600),
    clouds(stage, 3, 110),
    birds(stage, stage.random.whole(3, 6), [860, 220]),
    ridge(stage, 520, 120, stage.far(PAINT.hill, 0.55), { step: 280 }),
    slope(250, 640, stage.lit(stage.season.grass), -40),
    terrace(40, 250, 420, 0),
    terrace(120, 390, 480, 1),
    terrace(210, 540, 520, 0),
    cypress(stage, 560, 400, 190),
    cypress(stage, 680, 540, 200),
    cypress(stage, 800, 690, 220),
    palm(stage, -40, 420, 300),
    olive(stage, 900, 760, 170),
    olive(stage, 1060, 820, 230),
    olive(stage, 140, 860, 220),
    path('M1180 900Q880 780 620 800T260 900Z', stage.lit(PAINT.earthRoad)),
    people(stage, 560, 680, 850, 2, 84),
  ].join('');
}

/** A pale modern house with a long pool on a hill: the old and the new town lie below. */
function longPool(stage: Stage): string {
  return [
    sky(stage, 480),
    clouds(stage, 2, 90),
    ridge(stage, 360, 110, stage.far(PAINT.mountain, 0.7), { step: 320 }),
    ridge(stage, 400, 60, stage.far(PAINT.hill, 0.5), { step: 220 }),
    roofscape(stage, {
      rows: 4,
      size: 74,
      haze: 0.55,
      line: (_, row) => 392 + row * 34,
      between: (row) =>
        row === 2
          ? minaret(stage, { x: 250, base: 520, width: 34, height: 190, tiles: 'green' }) +
            minaret(stage, {
              x: 560,
              base: 510,
              width: 26,
              height: 130,
              tiles: 'none',
              body: PAINT.lime,
            })
          : '',
    }),
    rect(LEFT, 560, SPAN, 600, stage.lit('#efe2c6')),
    polygon(
      [
        [LEFT, 560],
        [860, 560],
        [640, 740],
        [LEFT, 740],
      ],
      stage.lit('#4fa8b8'),
    ),
    rect(LEFT, 552, 1660, 10, stage.far('#4fa8b8', 0.2)),
    ...[600, 650, 700].map((y, index) =>
      ellipse(160 + index * 150, y, 140, 4, '#ffffff', { opacity: 0.45 }),
    ),
    polygon(
      [
        [LEFT, 740],
        [640, 740],
        [626, 762],
        [LEFT, 762],
      ],
      stage.shade('#2f8094'),
    ),
    // The house: slabs, a pierced screen, glass.
    rect(800, 210, 1300, 40, stage.lit(PAINT.white)),
    rect(860, 250, 1200, 330, stage.shade('#7fa0a8')),
    ...[880, 930, 980].map((x) => rect(x, 250, 30, 330, stage.lit('#e6d2ac'))),
    rect(780, 400, 1300, 26, stage.lit(PAINT.white)),
    stage.light.lamps ? rect(1030, 430, 900, 150, '#f2b95c', { opacity: 0.8 }) : '',
    rect(860, 570, 1300, 20, stage.shade(PAINT.lime)),
    path(
      'M90 850l180-34l70-70l44 8l-60 86l-190 36zM430 866l180-34l70-70l44 8l-60 86l-190 36z',
      stage.shade('#c9a878'),
    ),
    person(stage, 920, 700, 150, '#24406b'),
    birds(stage, stage.random.whole(3, 5), [420, 180]),
  ].join('');
}

/** An inn below the cedars of Azrou: one long roof, a stone base, a lamp over the door. */
function mountainInn(stage: Stage): string {
  const base = 720;
  const snow = stage.season.snow;
  return [
    sky(stage, 620),
    clouds(stage, 2, 110),
    ridge(stage, 560, 230, stage.far(PAINT.cedarDark, 0.55), { step: 280 }),
    ...[-60, 40, 150, 900, 1010, 1110, 1230].map((x, index) =>
      cedar(stage, x, 680, 330 + (index % 3) * 60, 0.25),
    ),
    ground(650, snow ? stage.lit(PAINT.snow) : stage.lit(stage.season.grass)),
    rect(250, 480, 640, base - 480, stage.lit('#ead2a4')),
    rect(250, 480, 120, base - 480, stage.shade('#ead2a4')),
    rect(250, 640, 640, 80, stage.lit(PAINT.rock)),
    polygon(
      [
        [200, 490],
        [320, 300],
        [830, 300],
        [950, 490],
      ],
      snow ? stage.lit(PAINT.snow) : stage.lit('#a8452c'),
    ),
    polygon(
      [
        [200, 490],
        [950, 490],
        [944, 512],
        [206, 512],
      ],
      stage.shade('#8f3422'),
    ),
    ...[330, 450, 690, 810].map(
      (x) =>
        rect(x - 36, 540, 72, 84, stage.shade(PAINT.cedarWood)) +
        rect(x - 28, 548, 56, 68, stage.lamp()),
    ),
    ...[420, 575, 730].map(
      (x) =>
        polygon(
          [
            [x - 50, 420],
            [x, 350],
            [x + 50, 420],
          ],
          stage.shade('#8f3422'),
        ) +
        rect(x - 32, 400, 64, 56, stage.lit('#ead2a4')) +
        rect(x - 18, 410, 36, 42, stage.lamp()),
    ),
    rect(530, 560, 90, 160, stage.shade(PAINT.cedarWood)),
    rect(700, 230, 56, 110, stage.lit(PAINT.rock)),
    rect(400, base - 20, 360, 30, stage.lit(PAINT.stone)),
    path(
      'M470 900Q520 780 560 730H600Q640 800 760 900Z',
      snow ? stage.shade('#dfe6ea') : stage.lit(PAINT.earthRoad),
    ),
    cedar(stage, 120, 830, 560),
    cedar(stage, 1090, 850, 620),
    person(stage, stage.random.between(640, 680), 740, 92, '#24406b'),
  ].join('');
}

/** Motorhomes and tents between trees at the foot of a castle with towers. */
function camping(stage: Stage): string {
  const tower = (x: number, top: number, width: number) =>
    rect(x, top, width, 560 - top, stage.far('#d9b98a', 0.18)) +
    rect(x, top, width * 0.35, 560 - top, stage.far('#a8835c', 0.18)) +
    polygon(
      [
        [x - 10, top],
        [x + width / 2, top - width * 1.1],
        [x + width + 10, top],
      ],
      stage.far('#8f4432', 0.2),
    );
  const van = (x: number, y: number, s: number) =>
    place(
      [x, y],
      s,
      [
        path('M-150 0V-120Q-150-140-130-140H110Q140-140 150-110L160-50V0Z', stage.lit(PAINT.white)),
        path('M-150-60H160V-40H-150Z', stage.lit(PAINT.blueTile)),
        path('M-110-116h70v40h-70zM-10-116h60v40h-60zM90-116h24q14 0 20 40h-44z', stage.lamp()),
        ellipse(-90, 0, 26, 26, stage.deep('#333333')),
        ellipse(100, 0, 26, 26, stage.deep('#333333')),
      ].join(''),
    );
  const tent = (x: number, y: number, s: number, color: Color) =>
    polygon(
      [
        [x - 120 * s, y],
        [x, y - 130 * s],
        [x + 120 * s, y],
      ],
      stage.lit(color),
    ) +
    polygon(
      [
        [x - 120 * s, y],
        [x, y - 130 * s],
        [x - 30 * s, y],
      ],
      stage.shade(color),
    ) +
    polygon(
      [
        [x - 30 * s, y],
        [x, y - 130 * s],
        [x + 36 * s, y],
      ],
      stage.deep(color),
    );
  return [
    sky(stage, 600),
    clouds(stage, 2, 110),
    ridge(stage, 540, 160, stage.far(PAINT.cedarDark, 0.5), { step: 260 }),
    rect(620, 360, 360, 200, stage.far('#d9b98a', 0.18)),
    ...[650, 720, 790, 860, 930].map((x) => rect(x - 10, 410, 22, 46, stage.far('#6d4a34', 0.3))),
    tower(560, 290, 90),
    tower(760, 240, 80),
    tower(950, 310, 84),
    ground(550, stage.lit(stage.season.grass)),
    ...[60, 330, 460, 1080, 1190].map((x, index) =>
      cedar(stage, x, 590 + (index % 2) * 20, 300 + (index % 3) * 50, 0.12),
    ),
    path(
      'M1180 900Q760 720 430 690T0 640L-100 700Q300 720 520 780T760 900Z',
      stage.lit(PAINT.earthRoad),
    ),
    van(320, 740, 0.95),
    van(720, 700, 0.66),
    tent(960, 760, 0.9, '#d8732a'),
    tent(1090, 830, 1.1, '#1f6b4d'),
    tent(130, 870, 1, '#e3a92f'),
    people(stage, 480, 600, 820, 2, 104),
    birds(stage, stage.random.whole(3, 5), [300, 190]),
  ].join('');
}

/** An anglers’ lodge on a bay of a reservoir: a boat at the jetty, rods, wooded shores. */
function anglersLodge(stage: Stage): string {
  const shore = 470;
  return [
    sky(stage, 460),
    clouds(stage, 2, 110),
    ridge(stage, shore, 190, stage.far(PAINT.mountain, 0.6), { step: 300 }),
    ridge(stage, shore + 4, 90, stage.far(PAINT.cedar, 0.45), { step: 220 }),
    water(stage, shore, 900, PAINT.water),
    path(
      'M2000 430Q1300 400 1000 470T760 560Q1000 560 1200 600T2000 620Z',
      stage.lit(stage.season.grass),
    ),
    chalet(stage, 900, 520, 130, 150),
    cypress(stage, 1130, 530, 190),
    olive(stage, 800, 548, 90),
    path('M-800 900V760Q-200 700 60 740T380 900Z', stage.lit(stage.season.grass)),
    // The jetty and its posts.
    polygon(
      [
        [200, 790],
        [700, 640],
        [760, 652],
        [330, 830],
      ],
      stage.lit('#b98a5c'),
    ),
    polygon(
      [
        [330, 830],
        [760, 652],
        [760, 668],
        [330, 850],
      ],
      stage.shade('#7a4a2b'),
    ),
    ...[
      [360, 836],
      [480, 786],
      [600, 736],
      [720, 686],
    ].map(([x = 0, y = 0]) => rect(x, y, 12, 56, stage.shade('#5a3a24'))),
    path('M560 790Q700 850 860 786Q820 840 700 846Q600 840 560 790Z', stage.lit('#1f6b4d')),
    path('M560 790Q700 812 860 786Q700 830 560 790Z', stage.shade('#e6d2ac')),
    person(stage, 640, 668, 110, '#7a4a2b'),
    path('M652 604Q760 520 900 560M900 560V690', 'none', {
      stroke: stage.shade(PAINT.darkWood),
      'stroke-width': 4,
    }),
    path('M250 800V640M280 792V630', 'none', {
      stroke: stage.shade(PAINT.darkWood),
      'stroke-width': 5,
    }),
    rect(236, 770, 60, 34, stage.lit('#d9a45a')),
    birds(stage, stage.random.whole(3, 6), [420, 220]),
    rect(LEFT, BOTTOM, SPAN, 1, stage.lit(PAINT.soil)),
  ].join('');
}
