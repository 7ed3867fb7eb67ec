import { parasol } from '../motifs/cafe.ts';
import { bench } from '../motifs/garden.ts';
import { ground, ridge } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { planeTree } from '../motifs/planeTree.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../svg.ts';

/** A water park: slides that curve down into a pool, parasols, a wood behind. */
export function waterPark(stage: Stage): string {
  return [
    sky(stage, 500),
    clouds(stage, 3, 110),
    ridge(stage, 470, 110, stage.far(PAINT.cedar, 0.45), { step: 200 }),
    ...[-60, 60, 930, 1050, 1160].map((x, index) =>
      cypress(stage, x, 560, 230 + (index % 3) * 40, 0.2),
    ),
    ground(540, stage.lit(stage.season.grass)),
    // The tower and its stairs.
    path('M470 610L500 190H540L520 610ZM650 610L620 190H580L600 610Z', stage.lit(PAINT.white)),
    path('M490 270h140v14H490zM486 370h148v14H486zM480 470h160v14H480z', stage.shade(PAINT.lime)),
    polygon(
      [
        [470, 190],
        [560, 110],
        [650, 190],
      ],
      stage.lit('#b5532a'),
    ),
    rect(480, 186, 160, 60, stage.lit(PAINT.saffron)),
    path('M500 230C340 240 250 300 300 380S420 470 300 560S120 640 170 700', 'none', {
      stroke: stage.lit('#e3a92f'),
      'stroke-width': 46,
      'stroke-linecap': 'round',
    }),
    path('M500 226C340 236 254 300 304 380S424 470 304 560S124 640 174 696', 'none', {
      stroke: stage.lit('#7fd0dc'),
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    path('M620 230C800 230 920 290 860 380S740 470 860 560S1010 640 960 700', 'none', {
      stroke: stage.lit('#d8432c'),
      'stroke-width': 46,
      'stroke-linecap': 'round',
    }),
    path('M620 226C800 226 916 290 856 380S736 470 856 560S1006 640 956 696', 'none', {
      stroke: stage.lit('#7fd0dc'),
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    path(
      'M-60 720Q300 650 700 690T1260 720Q1300 830 900 860T100 850T-60 720Z',
      stage.lit(PAINT.white),
    ),
    path(
      'M-20 732Q300 672 700 708T1220 734Q1250 814 890 838T120 830T-20 732Z',
      stage.lit('#3fa8b8'),
    ),
    ...[
      [174, 730],
      [956, 730],
      [500, 780],
      [700, 790],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 80, 10, '#ffffff', { opacity: 0.6 })),
    circle(420, 760, 15, stage.lit(PAINT.skin)),
    circle(760, 770, 15, stage.lit(PAINT.skin)),
    rect(LEFT, 860, SPAN, BOTTOM - 860, stage.lit('#e2cfab')),
    parasol(stage, 250, 890, 190, '#e3a92f'),
    parasol(stage, stage.random.between(990, 1010), 892, 200, '#1f6b4d'),
    people(stage, 560, 700, 880, 2, 96),
    birds(stage, 3, [300, 200]),
  ].join('');
}

/** A town park: benches and walkers on a path that curves below old shade trees. */
export function shadePark(stage: Stage): string {
  return [
    sky(stage, 500),
    clouds(stage, 2, 90),
    rect(LEFT, 380, SPAN, 180, stage.lit(PAINT.earth)),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
      ellipse(
        -200 + index * 200,
        470,
        150,
        96,
        index % 2 ? stage.shade('#4f8a45') : stage.lit('#5f9a4f'),
      ),
    ),
    ground(540, stage.lit('#86a85a')),
    path('M760 540Q460 620 700 720T380 1100H900Q1000 820 860 720T840 540Z', stage.lit('#e2c9a0')),
    ...[
      [610, 580],
      [930, 620],
      [520, 780],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 60, 12, stage.lit('#d8456a'))),
    place([250, 700], 1, planeTree(stage, 0, 0, 1)),
    place([1010, 690], 0.86, planeTree(stage, 0, 0, 1)),
    bench(stage, 420, 730, 150),
    bench(stage, 960, 800, 190),
    person(stage, 470, 726, 104, '#24406b'),
    people(stage, 720, 800, 660, 2, 90),
    person(stage, 660, 830, 150, '#f1e4c8'),
    person(stage, 724, 838, 104, '#b5532a'),
    birds(stage, stage.random.whole(3, 5), [640, 200]),
  ].join('');
}

/** A public open-air pool with lanes, starting blocks and stands. */
export function lanePool(stage: Stage): string {
  const lanes = Array.from({ length: 6 }, (_, index) => {
    const far = 250 + index * 140;
    const near = -420 + index * 408;
    return path(`M${far} 470L${near} ${BOTTOM}`, 'none', {
      stroke: stage.lit(index % 2 ? '#d8432c' : PAINT.white),
      'stroke-width': 9,
      'stroke-dasharray': '26 14',
    });
  });
  return [
    sky(stage, 420),
    clouds(stage, 3, 110),
    ridge(stage, 340, 130, stage.far(PAINT.mountain, 0.5), { step: 300 }),
    polygon(
      [
        [LEFT, 250],
        [RIGHT, 250],
        [RIGHT, 430],
        [LEFT, 430],
      ],
      stage.lit(PAINT.lime),
    ),
    ...[280, 320, 360, 400].map((y) => rect(LEFT, y, SPAN, 10, stage.shade(PAINT.lime))),
    ...Array.from({ length: 18 }, (_, index) =>
      person(stage, 60 + index * 64, 300 + ((index * 37) % 110), 44),
    ),
    rect(LEFT, 424, SPAN, 46, stage.lit('#e2cfab')),
    polygon(
      [
        [110, 470],
        [950, 470],
        [2000, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.lit('#3fa8b8'),
    ),
    lanes.join(''),
    ...[250, 390, 530, 670, 810].map((x) =>
      polygon(
        [
          [x - 90, 470],
          [x - 40, 470],
          [x - 36, 446],
          [x - 82, 446],
        ],
        stage.lit(PAINT.blueTile),
      ),
    ),
    ...[
      [420, 600],
      [720, 660],
      [180, 720],
      [900, 790],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y + 8, 60, 9, '#ffffff', { opacity: 0.6 }) +
        circle(x, y, 17, stage.lit(PAINT.skin)) +
        path(`M${x - 17} ${y - 4}a17 17 0 0 1 34 0z`, stage.lit('#d8432c')),
    ),
    palm(stage, 40, 470, 330),
    palm(stage, stage.random.between(1090, 1110), 470, 350),
    birds(stage, 3, [600, 150]),
  ].join('');
}
