import { tone } from '../../motifs/backdrop.ts';
import { battlements, houses, minaret } from '../../motifs/buildings.ts';
import { lampPost, parasol } from '../../motifs/cafe.ts';
import { farMinaret } from '../../motifs/farMinaret.ts';
import { people, person } from '../../motifs/people.ts';
import { planeTree } from '../../motifs/planeTree.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cypress, palm } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, place, rect } from '../../svg.ts';

/** A small red taxi with its roof rack, wheels at (x, y). */
function taxi(stage: Stage, x: number, y: number, scale: number): string {
  const red = stage.lit('#c8352a');
  return place(
    [x, y],
    scale,
    ellipse(0, 2, 108, 9, '#000000', { opacity: 0.25 }) +
      path(
        'M-100 -16V-52Q-96 -62 -82 -64L-60 -66L-36 -102Q-30 -110 -20 -110H40Q52 -110 60 -100L82 -66Q100 -62 102 -46V-16Z',
        red,
      ) +
      path('M-48 -68L-28 -98H2V-68ZM12 -68V-98H40Q46 -98 52 -90L64 -68Z', stage.deep('#5f7f8d')) +
      path('M-100 -16V-40H102V-16Z', stage.shade('#c8352a')) +
      rect(-26, -122, 64, 8, stage.deep('#333333')) +
      rect(-8, -138, 30, 18, stage.lit(PAINT.white)) +
      circle(96, -44, 8, stage.lamp()) +
      [-60, 62]
        .map(
          (cx) =>
            circle(cx, -14, 22, stage.deep('#222222')) + circle(cx, -14, 9, stage.lit('#c9c9c9')),
        )
        .join(''),
  );
}

/** A square where red taxis turn round, along the garden wall of a palace, with cafés and palms. */
export function taxiSquare(stage: Stage): string {
  return [
    sky(stage, 520),
    clouds(stage, 2, 80),
    birds(stage, 6, [400, 130]),
    houses(stage, 330, 640, { rows: 2, size: 120 }),
    minaret(stage, { x: 250, base: 520, width: 64, height: 300, tiles: 'green', body: PAINT.lime }),
    ...[640, 760, 900, 1040].map((x, index) =>
      index % 2 ? palm(stage, x, 530, 320, 0.06) : cypress(stage, x, 530, 260, 0.06),
    ),
    // The garden wall with its gate.
    rect(480, 440, 1700, 210, stage.lit(PAINT.white)),
    rect(480, 430, 1700, 20, stage.lit(PAINT.greenTile)),
    rect(480, 610, 1700, 40, stage.shade(PAINT.lime)),
    path('M820 650V540Q820 480 880 474Q940 480 940 540V650Z', stage.lit(PAINT.blueTile)),
    path('M838 650V544Q838 498 880 492Q922 498 922 544V650Z', stage.shade(PAINT.cedarWood)),
    // Cafés at the left.
    rect(-800, 380, 1180, 270, stage.lit('#ead2a4')),
    path(
      Array.from({ length: 10 }, (_, index) => `M${-760 + index * 116} 430h50v70h-50z`).join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
    ),
    path(
      Array.from(
        { length: 8 },
        (_, index) => `M${-760 + index * 145} 650v-90q0 -24 40 -28q40 4 40 28v90z`,
      ).join(''),
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    rect(-800, 520, 1180, 26, stage.lit('#1f6b4d')),
    rect(LEFT, 640, SPAN, 480, tone(stage, '#b9ad94', 0.8)),
    ellipse(600, 860, 980, 170, tone(stage, '#7d7568', 0.6)),
    ellipse(600, 820, 260, 44, stage.lit(PAINT.limestone)),
    ellipse(600, 808, 230, 34, tone(stage, '#6d8a4a', 0.8)),
    palm(stage, 600, 812, 330),
    taxi(stage, 330, 770, 0.95),
    taxi(stage, 900, 780, 1),
    taxi(stage, 760, 920, 1.35),
    parasol(stage, 120, 720, 180, '#b5532a'),
    lampPost(stage, 460, 700, 220),
    people(stage, 40, 330, 690, 4, 110),
    person(stage, 250, 880, 200, '#1d4f8f'),
    path('M300 880h60v-60h-60zM310 820v-20h40v20', stage.lit('#7a4a2b')),
  ].join('');
}

/** A wide quiet square with benches and trees, below the wall of a mosque with green roofs. */
export function benchSquare(stage: Stage): string {
  const bench = (x: number, y: number, w: number) =>
    rect(x, y - 26, w, 10, stage.lit(PAINT.cedarWood)) +
    rect(x, y - 56, w, 16, stage.lit(PAINT.cedarWood)) +
    path(`M${x + 14} ${y}v-56h8v56zM${x + w - 22} ${y}v-56h8v56z`, stage.deep('#3d4a44'));
  return [
    sky(stage, 520),
    clouds(stage, 3, 90),
    birds(stage, 6, [760, 150]),
    farMinaret(stage, { x: 940, base: 470, width: 86, height: 330 }, '#d8b27c', 0.06),
    path('M180 420L230 350H700L750 420ZM300 350L340 296H600L640 350Z', stage.lit(PAINT.greenTile)),
    path('M180 420L230 350H330L290 420Z', stage.shade(PAINT.greenTile)),
    rect(200, 420, 530, 60, stage.lit(PAINT.lime)),
    battlements(LEFT, 450, SPAN, 24, stage.lit(PAINT.earth)),
    rect(LEFT, 450, SPAN, 200, stage.lit(PAINT.earth)),
    rect(LEFT, 450, 960, 200, stage.shade(PAINT.earth), { opacity: 0.3 }),
    path('M430 650V560Q430 510 480 504Q530 510 530 560V650Z', stage.lit(PAINT.white)),
    path('M446 650V562Q446 524 480 520Q514 524 514 562V650Z', stage.deep(PAINT.cedarWood)),
    rect(LEFT, 645, SPAN, 480, tone(stage, '#cdbb95', 0.85)),
    path(
      Array.from({ length: 9 }, (_, index) => `M${LEFT} ${664 + index * index * 6}H${RIGHT}`).join(
        '',
      ),
      'none',
      { stroke: stage.shade('#a8966f'), 'stroke-width': 3, opacity: 0.5 },
    ),
    path(
      Array.from(
        { length: 15 },
        (_, index) => `M${600 + (index - 7) * 90} 646L${600 + (index - 7) * 260} ${BOTTOM}`,
      ).join(''),
      'none',
      { stroke: stage.shade('#a8966f'), 'stroke-width': 3, opacity: 0.5 },
    ),
    ...[-420, -80, 1280, 1640].map((x) => planeTree(stage, x, 740, 0.9)),
    planeTree(stage, 130, 730, 0.8),
    planeTree(stage, 1060, 740, 0.85),
    bench(180, 770, 200),
    bench(860, 780, 220),
    people(stage, 420, 820, 690, 4, 100),
    person(stage, 560, 780, 140, '#16324f'),
    person(stage, 640, 790, 110, '#b5532a'),
    person(stage, 690, 794, 106, '#e3a92f'),
    lampPost(stage, 470, 780, 280),
    person(stage, 250, 790, 120, '#f1e4c8'),
  ].join('');
}

/** The open square of the lower medina, with mint sellers and children below a slim minaret. */
export function lowerSquare(stage: Stage): string {
  const mint = (x: number, y: number, w: number) =>
    path(`M${x} ${y}h${w}l-10 40h${20 - w}z`, stage.lit(PAINT.cedarWood)) +
    Array.from({ length: 7 }, (_, index) =>
      ellipse(
        x + (w * (index + 0.5)) / 7,
        y - 10 - (index % 2) * 14,
        w * 0.11,
        20,
        index % 2 ? stage.lit('#6aa757') : stage.shade('#4f8a4a'),
      ),
    ).join('');
  return [
    sky(stage, 420),
    clouds(stage, 2, 60),
    houses(stage, 260, 430, { rows: 2, size: 100 }),
    minaret(stage, {
      x: 700,
      base: 560,
      width: 92,
      height: 510,
      tiles: 'green',
      body: PAINT.white,
    }),
    rect(330, 460, 560, 170, stage.lit(PAINT.white)),
    rect(330, 446, 560, 20, stage.lit(PAINT.greenTile)),
    path(
      Array.from(
        { length: 5 },
        (_, index) => `M${370 + index * 100} 630v-80q0 -30 34 -34q34 4 34 34v80z`,
      ).join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#b89b6e'),
    ),
    rect(-800, 420, 1130, 210, stage.lit('#ead2a4')),
    rect(890, 430, 1300, 200, stage.lit('#e3c792')),
    path(
      'M-60 630v-110h120v110zM120 630v-110h120v110zM950 630v-110h130v110zM1120 630v-110h130v110z',
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    path(
      'M-80 520h160l10 40h-180zM100 520h160l10 40h-180zM930 520h170l10 40h-190z',
      stage.lit('#b5532a'),
    ),
    rect(LEFT, 625, SPAN, 500, tone(stage, '#c9bc9c', 0.85)),
    path(`M${LEFT} 700Q600 660 ${RIGHT} 700V716Q600 676 ${LEFT} 716Z`, stage.shade('#a8966f'), {
      opacity: 0.5,
    }),
    people(stage, 100, 1100, 670, 9, 96),
    mint(180, 760, 180),
    mint(840, 780, 200),
    person(stage, 270, 760, 150, '#f1e4c8'),
    person(stage, 940, 784, 160, '#7a4a2b'),
    circle(600, 800, 13, stage.lit(PAINT.white)),
    person(stage, 530, 820, 110, '#b5532a'),
    person(stage, 670, 810, 106, '#1d4f8f'),
    person(stage, 610, 860, 116, '#e3a92f'),
    rect(60, 860, 420, 40, stage.lit(PAINT.limestone)),
    rect(60, 896, 420, 60, stage.shade(PAINT.stone)),
  ].join('');
}
