/** Woods other than the cedar forest: cork oaks, a chapel and a refuge among trees, a clearing. */
import { mix } from '../color.ts';
import { backdrop, terrain, tone } from '../motifs/backdrop.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { fern } from '../motifs/crag.ts';
import { treeline } from '../motifs/forest.ts';
import { ridge } from '../motifs/land.ts';
import { meadow } from '../motifs/meadow.ts';
import { person } from '../motifs/people.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { roundStand, scattered } from '../motifs/stand.ts';
import { cedar } from '../motifs/trees.ts';
import { foliage } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, path, place, rect } from '../svg.ts';

/** A cork oak, 400 tall at scale 1: bark stripped to a red trunk up to the fork, crown in dark masses. */
function corkOak(stage: Stage): string {
  const leaf = '#5d7046';
  return (
    ellipse(20, 0, 130, 14, '#000000', { opacity: 0.18 }) +
    path('M-30 0Q-18 -80 -26 -150L24 -150Q22 -80 36 0Z', stage.lit('#a3492c')) +
    path('M-30 0Q-18 -80 -26 -150L-8 -150Q-4 -80 -10 0Z', stage.shade('#8a3a24')) +
    path(
      'M-28 -146L-110 -260L-84 -268L-14 -180L-6 -280H16L20 -180L92 -262L116 -250L26 -146Z',
      stage.shade('#7d6e5c'),
    ) +
    path('M-26 -150Q0 -142 24 -150V-160Q0 -152 -26 -160Z', stage.lit('#c9b894')) +
    [
      [-110, -250, 220, 120],
      [100, -250, 230, 126],
      [0, -270, 260, 150],
      [-40, -330, 200, 90],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => foliage(stage, x, y + h * 0.4, w, h, { color: leaf }))
      .join('')
  );
}

/** A path through a wood of cork oaks with red stripped trunks. */
export function corkOaks(stage: Stage): string {
  const oak = defineGroup(stage, corkOak(stage));
  const floor = mix(stage.season.grass, '#a8885a', 0.3);
  return [
    sky(stage, 480),
    clouds(stage, 2, 60),
    ridge(stage, 460, 130, stage.far(PAINT.oliveDark, 0.5), { step: 240 }),
    roundStand(
      stage,
      scattered(stage, 70, [450, 500], [60, 90]),
      PAINT.oliveDark,
      PAINT.olive,
      0.36,
    ),
    terrain('500Q600 470 2000 500', tone(stage, floor, 0.9)),
    ...[-560, -300, 60, 260, 450, 700, 880, 1120, 1400, 1700].map((x, index) =>
      placeGroup(oak, x, 540 + (index % 3) * 14, index % 2 ? 0.5 : -0.5, 0.5),
    ),
    path(
      `M590 520Q520 600 640 680T420 ${BOTTOM}H860Q860 800 760 680T630 520Z`,
      stage.lit('#dcc08c'),
    ),
    ...[-420, 120, 1010, 1480].map((x, index) => placeGroup(oak, x, 690, index % 2 ? 1 : -1, 1)),
    person(stage, 640, 640, 96, '#16324f'),
    person(stage, 690, 650, 84, '#e3a92f'),
    placeGroup(oak, 330, 660, 0.8),
    terrain('800Q200 740 560 820T2000 780', tone(stage, floor, 0.5)),
    placeGroup(oak, 60, 900, 1.7),
    placeGroup(oak, 1160, 880, -1.6, 1.6),
    ...[300, 420, 860, 960].map((x) => fern(stage, x, 890, 80)),
  ].join('');
}

/** Hills of cork oak with a limestone gorge, and a small dark wood of cedars on the summit. */
export function oakHills(stage: Stage): string {
  const wood = PAINT.oliveDark;
  const oak = defineGroup(stage, corkOak(stage));
  return [
    sky(stage, 460),
    clouds(stage, 3, 90),
    path(
      'M-800 430Q100 330 480 210Q560 190 640 210Q900 330 2000 400V700H-800Z',
      stage.far(PAINT.oliveDark, 0.42),
    ),
    treeline(stage, 214, 74, stage.far(PAINT.cedarDark, 0.26), {
      gap: 26,
      from: 430,
      to: 700,
      ground: false,
      roll: 6,
    }),
    roundStand(stage, scattered(stage, 60, [330, 460], [24, 38]), wood, PAINT.olive, 0.4),
    terrain(
      '520Q-100 400 300 420T600 520T900 420T1500 380T2000 420',
      stage.far(mix(wood, stage.season.grass, 0.4), 0.24),
    ),
    path(
      'M470 460L560 520L590 640H700L680 530L740 450L800 640H420Z',
      tone(stage, PAINT.limestone, 0.6),
    ),
    path(
      'M470 460L560 520L590 640H520ZM740 450L680 530L700 640H730Z',
      stage.shade(PAINT.limestone),
    ),
    roundStand(
      stage,
      scattered(stage, 110, [470, 650], [40, 66]).filter(([x]) => x < 450 || x > 780),
      wood,
      '#7f8f56',
      0.16,
    ),
    terrain('690Q200 600 640 660T2000 620', tone(stage, mix(wood, stage.season.grass, 0.55), 0.75)),
    // The loop road.
    path(
      'M-800 700Q0 640 420 700T900 760T2000 720V752Q1200 800 860 792T400 740T-800 742Z',
      stage.lit('#c9b79a'),
    ),
    placeGroup(oak, 190, 700, 0.8),
    placeGroup(oak, 760, 690, -0.7, 0.7),
    placeGroup(oak, 1010, 740, 1),
    terrain('860Q300 780 800 850T2000 820', tone(stage, stage.season.grass, 0.5)),
    placeGroup(oak, 400, 900, 1.15),
    meadow(stage, 840, 960, { count: 50 }),
  ].join('');
}

/** Buildings of a former monastery on a terrace in the woods, with a small bell. */
export function monastery(stage: Stage): string {
  const wall = '#e3d3b0';
  return [
    backdrop(stage, 360, { mountain: 90, hill: 70, flock: [250, 120] }),
    treeline(stage, 400, 150, stage.far(PAINT.cedar, 0.36), { gap: 40 }),
    ...[60, 1150].map((x) => cedar(stage, x, 620, 430, 0.1)),
    rect(180, 470, 840, 180, stage.lit(wall)),
    path('M160 470L220 410H1000L1040 470Z', stage.lit('#a8583a')),
    path('M160 470L220 410H420L380 470Z', stage.shade('#a8583a')),
    rect(180, 470, 150, 180, stage.shade(wall)),
    path('M430 650V400L540 320L650 400V650Z', stage.lit('#efe0c0')),
    path('M430 650V400L540 320V650Z', stage.shade('#efe0c0'), { opacity: 0.4 }),
    path('M410 410L540 306L670 410L650 414L540 332L430 414Z', stage.lit('#a8583a')),
    path('M520 330V250Q540 226 560 250V330Z', stage.lit('#efe0c0')),
    path('M530 300V266Q540 252 550 266V300Z', stage.deep(PAINT.cedarWood)),
    path('M505 650V560Q505 520 540 514Q575 520 575 560V650Z', stage.deep(PAINT.cedarWood)),
    path(
      Array.from(
        { length: 5 },
        (_, index) =>
          `M${700 + index * 62} 590v-60q0 -16 16 -18q16 2 16 18v60zM${215 + index * 44} 590v-50q0 -12 12 -14q12 2 12 14v50z`,
      )
        .slice(0, 5)
        .join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#5d6f8c'),
    ),
    terrain(
      '640Q600 620 2000 650',
      tone(stage, stage.season.snow ? '#dfe0d8' : stage.season.grass, 0.7),
    ),
    path('M-800 740Q600 690 2000 740V780Q600 726 -800 780Z', stage.lit(PAINT.stone)),
    path('M-800 770Q600 718 2000 770V820Q600 770 -800 830Z', stage.shade(PAINT.rock)),
    path(`M510 650H580Q640 720 760 ${BOTTOM}H480Q540 720 510 650Z`, stage.lit('#d8c198')),
    terrain('880Q500 820 2000 870', tone(stage, PAINT.oliveDark, 0.5)),
    person(stage, 600, 720, 110, '#5b6f8c'),
    ...[180, 330, 900, 1050].map((x, index) =>
      foliage(stage, x, 860 + (index % 2) * 30, 260, 150, { color: '#6d7a4a' }),
    ),
    cedar(stage, 1010, 720, 330),
    path(`M${RIGHT} 0V${BOTTOM}H1950Z`, stage.shade(PAINT.cedar)),
  ].join('');
}

/** A stone refuge in a clearing among cedars, below a long white ridge. */
export function refuge(stage: Stage): string {
  const { snow } = stage.season;
  return [
    sky(stage, 480),
    clouds(stage, 2, 60),
    ridge(stage, 420, 190, stage.far('#8a8e9c', 0.3), { step: 210, rugged: true, snow: true }),
    treeline(stage, 480, 150, stage.far(PAINT.cedar, 0.36), { gap: 36 }),
    terrain('520Q600 490 2000 520', tone(stage, snow ? '#e4e8e6' : stage.season.grass, 0.8)),
    ...[-520, -260, 80, 230, 1000, 1140, 1420, 1700].map((x, index) =>
      cedar(stage, x, 620 + (index % 3) * 24, 360 + (index % 3) * 60, 0.06),
    ),
    rect(430, 520, 360, 170, stage.lit(PAINT.stone)),
    rect(430, 520, 100, 170, stage.shade(PAINT.stone)),
    path('M400 524L500 410H740L820 524Z', stage.lit(snow ? PAINT.snow : '#8f5a3c')),
    path('M400 524L500 410H560L500 524Z', stage.shade(snow ? '#c9d2da' : '#8f5a3c')),
    rect(690, 380, 44, 90, stage.lit(PAINT.rock)),
    path('M712 380q-30 -60 6 -110q-30 -40 10 -80q-6 50 16 80q-30 60 -6 110z', stage.light.haze, {
      opacity: 0.6,
    }),
    path('M470 600h30v40h-30zM560 580h50v44h-50zM720 580h40v44h-40z', stage.lamp()),
    path('M640 690v-96h52v96z', stage.deep(PAINT.cedarWood)),
    path('M850 700l30 -150M876 700l22 -150M872 566l26 4', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 8,
    }),
    terrain('690Q600 660 2000 700', tone(stage, snow ? '#eef1ee' : stage.season.grass, 0.75)),
    path(
      `M650 700Q600 780 720 840T640 ${BOTTOM}H900Q860 880 800 800T700 700Z`,
      tone(stage, snow ? '#cfd8dc' : PAINT.earthRoad, 0.8),
    ),
    person(stage, 590, 760, 120, '#b5532a'),
    person(stage, 330, 780, 130, '#16324f'),
    place([0, 0], 1, cedar(stage, 150, 900, 560)),
    path(
      `M${LEFT} 900Q500 840 ${RIGHT} 890V${BOTTOM}H${LEFT}Z`,
      tone(stage, snow ? '#d6dee0' : stage.season.grass, 0.5),
    ),
  ].join('');
}

/** A clearing near the top of an oak wood, with the view over ridge after ridge. */
export function oakClearing(stage: Stage): string {
  const fold = (y: number, haze: number, step: number) =>
    ridge(stage, y, 80, stage.far(mix(PAINT.hill, '#6d8a5c', 0.4), haze), { step });
  return [
    sky(stage, 460),
    clouds(stage, 3, 100),
    fold(360, 0.74, 300),
    fold(420, 0.6, 260),
    fold(480, 0.46, 300),
    fold(540, 0.32, 240),
    fold(600, 0.2, 320),
    terrain(
      '700Q100 640 480 690T900 760T2000 640',
      tone(stage, mix(stage.season.grass, '#6d8a4a', 0.4), 0.75),
    ),
    ...[-240, 40, 1080, 1320].map(
      (x, index) =>
        path(
          `M${x - 20} 780Q${x} 560 ${x - 14} 420H${x + 26}Q${x + 20} 560 ${x + 40} 780Z`,
          stage.shade('#6d5a48'),
        ) + foliage(stage, x, 470, 460 - (index % 2) * 60, 360, { color: '#5d7a46' }),
    ),
    foliage(stage, 60, 400, 560, 420, { color: '#4f6a3c' }),
    foliage(stage, 1120, 380, 600, 420, { color: '#4f6a3c' }),
    person(stage, 560, 760, 150, '#b5532a'),
    person(stage, 640, 770, 140, '#16324f'),
    ...[80, 220, 330, 860, 960, 1090].map((x) => fern(stage, x, 870, 120)),
    terrain('880Q400 830 2000 870', tone(stage, '#4f6a3c', 0.5)),
    meadow(stage, 780, 930, { count: 40 }),
  ].join('');
}
