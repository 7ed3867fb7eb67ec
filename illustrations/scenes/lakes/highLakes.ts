import { type Color, mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { sheep } from '../../motifs/flock.ts';
import { ridge, water } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { roundStand } from '../../motifs/stand.ts';
import { reeds } from '../../motifs/trees.ts';
import { skein } from '../../motifs/waterbirds.ts';
import { boulder, poplar, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, place } from '../../svg.ts';

/** A round lake at the bottom of a hollow in the limestone, seen from the rim. */
export function doline(stage: Stage): string {
  const { season } = stage;
  const turf = season.snow ? '#dfe6e2' : season.grass;
  return [
    backdrop(stage, 300, { mountain: 110, hill: 60, flock: [700, 120] }),
    terrain('330Q-100 250 600 262T2000 330', stage.far(turf, 0.16)),
    path('M-260 420Q600 190 1460 420Q1400 800 600 830Q-200 800 -260 420Z', tone(stage, turf, 0.3)),
    path('M600 236Q1200 260 1460 420Q1400 800 600 830Q1080 620 600 236Z', tone(stage, turf, 0.78)),
    path(
      'M120 470Q60 420 90 400L330 300L440 330Q240 420 120 470ZM1090 480L1200 430L1010 330L930 340Z',
      tone(stage, PAINT.limestone, 0.6),
    ),
    ellipse(600, 560, 386, 138, stage.lit('#d6c79a')),
    ellipse(600, 556, 366, 126, mix(stage.shade('#2f7a68'), stage.lit('#4f9c86'), 0.4)),
    ellipse(600, 580, 300, 86, stage.shade('#1f5d58')),
    ripples(stage.random, [400, 500], [800, 630], 16, '#ffffff', 0.3),
    ...[480, 520, 700].map((x, index) =>
      ellipse(x, 540 + index * 24, 12, 5, stage.deep('#222222')),
    ),
    roundStand(
      stage,
      [
        [60, 420, 60],
        [180, 380, 50],
        [340, 330, 42],
        [520, 306, 36],
        [760, 310, 38],
        [930, 350, 50],
        [1080, 400, 60],
        [1010, 700, 90],
        [170, 640, 84],
        [1180, 560, 86],
      ],
      '#4f6040',
      '#7d8a5a',
      0.08,
    ),
    path(`M${LEFT} 720Q100 760 420 830T${RIGHT} 760V${BOTTOM}H${LEFT}Z`, tone(stage, turf, 0.55)),
    boulder(stage, 200, 860, 170, 84, PAINT.limestone),
    boulder(stage, 1010, 850, 130, 60, PAINT.limestone),
    person(stage, 330, 850, 150, '#7a4a2b'),
    meadow(stage, 820, 980, { count: 40 }),
  ].join('');
}

/** A ruddy shelduck on the water or in the grass, facing right; 100 long at scale 1. */
function shelduck(stage: Stage, x: number, y: number, scale: number, side: 1 | -1 = 1): string {
  return place(
    [x, y],
    scale,
    `<g transform="scale(${side} 1)">` +
      ellipse(0, 10, 48, 7, '#000000', { opacity: 0.2 }) +
      path(
        'M-54 -18Q-30 -40 14 -34Q26 -34 28 -50H48Q46 -20 34 -4Q10 12 -20 8Q-44 4 -54 -18Z',
        stage.lit('#c8702e'),
      ) +
      path('M-54 -18Q-44 4 -20 8Q10 12 34 -4Q0 0 -20 -8T-54 -18Z', stage.shade('#a8571f')) +
      path('M27 -48Q26 -66 42 -66Q54 -64 54 -54L66 -48L52 -46H28Z', stage.lit('#ecd2a0')) +
      path('M54 -54L68 -48L52 -46ZM-60 -22L-40 -24L-46 -12Z', stage.deep('#2a2420')) +
      '</g>',
  );
}

/** A shallow lake on a bare plateau, with ruddy shelducks near the shore. */
export function shelducks(stage: Stage): string {
  const tawny = mix(stage.season.grass, '#c9b078', 0.4);
  return [
    sky(stage, 420),
    clouds(stage, 3, 120),
    ridge(stage, 400, 70, stage.far(PAINT.mountain, 0.6), { step: 420 }),
    terrain('410Q0 380 500 396T2000 400', stage.far(tawny, 0.3)),
    water(stage, 440, 760, '#6ca6b4'),
    path('M-800 470Q-100 440 300 474T900 470Q600 500 200 496T-800 520Z', tone(stage, tawny, 0.8)),
    shelduck(stage, 900, 540, 0.5, -1),
    shelduck(stage, 790, 552, 0.5),
    shelduck(stage, 240, 560, 0.55),
    skein(stage, 640, 190, 7, 60, 1),
    ripples(stage.random, [-100, 540], [1300, 740], 26, '#ffffff', 0.3),
    shelduck(stage, 420, 690, 1.5),
    shelduck(stage, 700, 720, 1.8, -1),
    terrain('820Q-100 740 260 790T800 830T2000 770', tone(stage, tawny, 0.7)),
    path(strokes(stage, [-100, 810], [1300, 900], 40, 30), 'none', {
      stroke: tone(stage, PAINT.rock, 0.5),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    shelduck(stage, 1000, 850, 2.1, -1),
  ].join('');
}

/** A small lake between worn volcanoes on a treeless plateau, with a shepherd. */
export function volcanoLake(stage: Stage): string {
  const tawny = mix(stage.season.grass, '#b99a64', 0.6);
  const cone = (x: number, w: number, h: number, haze: number) =>
    path(
      `M${x - w} 500L${x - w * 0.2} ${500 - h}Q${x} ${512 - h} ${x + w * 0.22} ${496 - h}L${x + w} 500Z`,
      stage.far('#8a6a54', haze),
    ) +
    path(
      `M${x - w} 500L${x - w * 0.2} ${500 - h}L${x + w * 0.04} 500Z`,
      stage.far('#5d463c', haze),
    );
  return [
    backdrop(stage, 430, { mountain: 60, hill: 40, flock: [300, 150] }),
    cone(140, 330, 130, 0.42),
    cone(1080, 420, 190, 0.3),
    cone(620, 300, 110, 0.5),
    terrain('480Q600 456 2000 476', stage.far(tawny, 0.14)),
    path('M80 560Q300 530 640 540T1130 590Q900 650 560 640T80 560Z', stage.lit('#d8c698')),
    path(
      'M130 564Q320 542 640 550T1070 590Q880 632 560 626T130 564Z',
      mix(stage.light.sky[0], stage.lit(PAINT.water), 0.5),
    ),
    ripples(stage.random, [250, 560], [950, 620], 14, '#ffffff', 0.35),
    terrain('700Q200 640 700 690T2000 660', tone(stage, tawny, 0.75)),
    sheep(stage, 620, 770, { count: 14, width: 620, size: 40, depth: 60 }),
    person(stage, 230, 800, 170, '#f1e4c8'),
    terrain('880Q300 810 800 860T2000 830', tone(stage, tawny, 0.45)),
    boulder(stage, 980, 870, 150, 70, '#6d5a50'),
    boulder(stage, 120, 890, 110, 50, '#6d5a50'),
  ].join('');
}

/** An egret or heron standing in shallow water, facing right, `h` tall. */
export function egret(stage: Stage, x: number, y: number, h: number, color: Color): string {
  return place(
    [x, y],
    h / 100,
    path('M-4 0V-40M6 0V-40', 'none', { stroke: stage.deep('#3a3a30'), 'stroke-width': 3 }) +
      path(
        'M-34 -30Q-10 -62 12 -56Q16 -70 10 -84Q10 -98 22 -98Q28 -98 30 -92Q20 -80 24 -66Q24 -44 4 -38Q-14 -32 -34 -30Z',
        stage.lit(color),
      ) +
      path('M-34 -30Q-10 -62 12 -56Q2 -46 -34 -30Z', stage.shade(color)) +
      path('M28 -96L48 -90L29 -89Z', stage.lit('#e3a92f')),
  );
}

/** Small irrigation reservoirs in the fields of a plain, with egrets and a heron. */
export function egrets(stage: Stage): string {
  const { season } = stage;
  return [
    backdrop(stage, 440, { mountain: 60, hill: 30, flock: [850, 160] }),
    ...[0, 1, 2, 3].map((row) =>
      terrain(
        `${450 + row * 26}Q600 ${440 + row * 24} 2000 ${450 + row * 26}`,
        stage.far(
          ([season.field, season.grass, '#c9a06a', season.leaf] as const)[row] ?? season.grass,
          0.3 - row * 0.07,
        ),
      ),
    ),
    ...[60, 150, 240, 930, 1010, 1090].map((x, index) =>
      poplar(stage, x, 470, 130 + (index % 3) * 24, 0.25),
    ),
    path('M-400 600Q200 540 700 570T1600 620V760H-400Z', stage.lit('#c9b487')),
    path(
      'M-360 620Q200 566 700 592T1560 640Q1300 800 600 790T-360 620Z',
      mix(stage.light.sky[1], stage.lit(PAINT.water), 0.4),
    ),
    ripples(stage.random, [0, 620], [1200, 760], 22, '#ffffff', 0.3),
    reeds(stage, 860, 690, 300, 150),
    reeds(stage, -60, 690, 220, 130),
    egret(stage, 330, 690, 150, '#fbf6ea'),
    egret(stage, 460, 660, 110, '#fbf6ea'),
    egret(stage, 640, 770, 250, '#8d99a3'),
    path(
      `M${LEFT} 800Q300 770 560 830T${RIGHT} 800V${BOTTOM}H${LEFT}Z`,
      tone(stage, season.grass, 0.5),
    ),
    meadow(stage, 820, 970, { count: 60 }),
  ].join('');
}
