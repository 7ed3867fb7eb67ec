import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { sheep } from '../../motifs/flock.ts';
import { treeline } from '../../motifs/forest.ts';
import { ridge } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { massif } from '../../motifs/relief.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cedarStand, scattered } from '../../motifs/stand.ts';
import { boulder } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { path } from '../../svg.ts';

/** A black herders' tent, `w` wide. */
const tent = (stage: Stage, x: number, base: number, w: number) =>
  path(
    `M${x} ${base}L${x + w * 0.14} ${base - w * 0.24}Q${x + w * 0.3} ${base - w * 0.3} ${x + w * 0.36} ${base - w * 0.44}Q${x + w * 0.6} ${base - w * 0.34} ${x + w * 0.88} ${base - w * 0.24}L${x + w} ${base}Z`,
    stage.shade('#4a3a34'),
  ) +
  path(
    `M${x + w * 0.36} ${base - w * 0.44}Q${x + w * 0.6} ${base - w * 0.34} ${x + w * 0.88} ${base - w * 0.24}L${x + w} ${base}H${x + w * 0.5}Z`,
    stage.lit('#5d4a40'),
  ) +
  path(
    `M${x + w * 0.42} ${base}L${x + w * 0.5} ${base - w * 0.22}L${x + w * 0.58} ${base}Z`,
    stage.light.lamps ? stage.lamp() : stage.deep('#2a2020'),
  );

/** A long bare crest of limestone with snow patches, above scree and the tents of herders. */
export function bareCrest(stage: Stage): string {
  const rock = '#b5a488';
  const scree = mix(rock, stage.season.grass, 0.35);
  return [
    sky(stage, 560),
    clouds(stage, 2, 90),
    massif(
      stage,
      [
        [LEFT, 420],
        [-300, 300],
        [60, 240],
        [380, 190],
        [640, 140],
        [860, 176],
        [1160, 210],
        [1500, 300],
        [RIGHT, 380],
      ],
      {
        color: rock,
        distance: 0.22,
        snowLine: stage.season.snow ? 300 : 214,
        rugged: 0.04,
      },
    ),
    // Beds of rock that run along the slope, and fans of scree.
    path(
      'M-500 470Q200 330 640 300T1700 420M-500 530Q200 400 700 372T1800 480M-300 590Q300 470 760 446T1800 540',
      'none',
      { stroke: stage.far('#8a7a64', 0.2), 'stroke-width': 9, opacity: 0.6 },
    ),
    path(
      'M180 330L60 600H330ZM520 280L430 620H680ZM900 300L860 600H1100Z',
      stage.far('#d8cab0', 0.12),
      { opacity: 0.7 },
    ),
    terrain('600Q200 540 620 580T2000 560', tone(stage, scree, 0.75)),
    path(strokes(stage, [-100, 590], [1300, 780], 90, 22), 'none', {
      stroke: tone(stage, '#6d7a4a', 0.5),
      'stroke-width': 13,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    tent(stage, 200, 690, 220),
    tent(stage, 440, 670, 160),
    sheep(stage, 790, 700, { count: 16, width: 560, size: 28, depth: 60 }),
    person(stage, 560, 730, 100, '#7a4a2b'),
    terrain('820Q300 760 760 810T2000 780', tone(stage, scree, 0.5)),
    boulder(stage, 160, 880, 220, 110, rock),
    boulder(stage, 960, 870, 280, 130, rock),
    boulder(stage, 760, 890, 120, 50, rock),
    birds(stage, 4, [300, 120]),
  ].join('');
}

/** A white wall of mountains above cedars and pasture, seen from the fields of a mountain town. */
export function whiteWall(stage: Stage): string {
  const turf = mix(stage.season.grass, '#7a8a5c', 0.3);
  return [
    sky(stage, 560),
    clouds(stage, 2, 70),
    massif(
      stage,
      [
        [LEFT, 400],
        [-500, 260],
        [-160, 300],
        [180, 190],
        [420, 230],
        [700, 130],
        [960, 210],
        [1240, 160],
        [1600, 280],
        [RIGHT, 240],
      ],
      {
        color: '#7f8496',
        distance: 0.24,
        snowLine: 400,
        rugged: 0.1,
      },
    ),
    ridge(stage, 520, 70, stage.far('#6d7a72', 0.4), { step: 180 }),
    treeline(stage, 540, 90, stage.far(PAINT.cedar, 0.34), { gap: 34 }),
    terrain('560Q200 520 700 560T2000 540', tone(stage, turf, 0.7)),
    cedarStand(stage, scattered(stage, 26, [570, 640], [70, 130]), 0.14),
    terrain('660Q300 610 800 660T2000 630', tone(stage, turf, 0.85)),
    // A few houses of the town, with smoke.
    path(
      'M140 700v-70h120v-30h90v100zM420 700v-60h110v60zM600 706v-84h100v24h70v60z',
      stage.lit('#cdb48a'),
    ),
    path(
      'M140 700v-70h32v70zM260 630v-30h22v100h-22zM420 700v-60h28v60zM600 706v-84h26v84z',
      stage.shade('#a8937a'),
    ),
    path(
      'M200 650h18v22h-18zM300 640h18v22h-18zM476 662h16v20h-16zM650 650h16v22h-16zM724 670h14v18h-14z',
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    path(
      'M330 600q-20 -60 10 -100q-30 -30 0 -60q-6 40 14 60q-24 50 -8 100zM690 622q-14 -50 12 -90q-20 -20 0 -50q0 40 10 50q-16 40 -6 90z',
      stage.light.haze,
      { opacity: 0.5 },
    ),
    terrain('740Q300 680 800 740T2000 720', tone(stage, mix(turf, PAINT.soil, 0.4), 0.7)),
    path(
      'M-800 780Q300 700 900 760T2000 760M-800 830Q300 750 900 806T2000 810M-800 880Q300 810 900 860T2000 870',
      'none',
      { stroke: stage.shade(PAINT.soil), 'stroke-width': 8, opacity: 0.5 },
    ),
    person(stage, 930, 800, 120, '#16324f'),
    birds(stage, 5, [330, 170]),
  ].join('');
}

/** A broad bare ridge, and the mule track that climbs over it in bends. */
export function muleTrack(stage: Stage): string {
  const bare = mix('#b5a488', stage.season.grass, 0.2);
  return [
    backdrop(stage, 420, { mountain: 60, hill: 40, flock: [900, 130] }),
    massif(
      stage,
      [
        [LEFT, 380],
        [-200, 300],
        [260, 220],
        [700, 190],
        [1100, 250],
        [1500, 330],
        [RIGHT, 400],
      ],
      {
        color: '#a39682',
        distance: 0.2,
        snowLine: stage.season.snow ? 330 : undefined,
        rugged: 0.05,
      },
    ),
    terrain('540Q300 480 800 520T2000 500', tone(stage, bare, 0.8)),
    path(
      'M700 700Q520 660 560 620T760 580T640 540T520 500T660 450T560 400T640 350T600 290L624 210L640 212L616 290Q640 330 660 352T584 400T690 452T548 498T666 534T800 584T600 624T740 680Z',
      stage.lit('#ecd9ae'),
    ),
    terrain('700Q300 640 760 700T2000 660', tone(stage, bare, 0.6)),
    path(
      `M660 690Q600 760 680 820T520 ${BOTTOM}H900Q920 880 820 800T760 690Z`,
      stage.lit('#ecd9ae'),
    ),
    path(strokes(stage, [-100, 560], [1300, 880], 80, 20), 'none', {
      stroke: tone(stage, '#7a7a52', 0.5),
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    person(stage, 590, 640, 54, '#b5532a'),
    person(stage, 730, 830, 150, '#16324f'),
    boulder(stage, 260, 860, 220, 120, '#b5a488'),
    boulder(stage, 1000, 850, 180, 90, '#b5a488'),
    path(`M${RIGHT} 700V${BOTTOM}H1900Z`, stage.shade(bare)),
    meadow(stage, 800, 960, { count: 24 }),
  ].join('');
}
