import { chalet } from '../../motifs/chalet.ts';
import { ground, ridge, slope, water } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cedar, cypress, olive, palm } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';
import { facade } from './facades.ts';

/** A modern hotel that steps down a hillside, with gardens on every level. */
export function slopeHotel(stage: Stage): string {
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

/** An inn below the cedars of Azrou: one long roof, a stone base, a lamp over the door. */
export function mountainInn(stage: Stage): string {
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

/** An anglers’ lodge on a bay of a reservoir: a boat at the jetty, rods, wooded shores. */
export function anglersLodge(stage: Stage): string {
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
