import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { falls, spray } from '../../motifs/falls.ts';
import { ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { picnic } from '../../motifs/picnic.ts';
import { planeTree } from '../../motifs/planeTree.ts';
import { sky } from '../../motifs/sky.ts';
import { olive } from '../../motifs/trees.ts';
import { boulder, foliage, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';

/** A chain of stone-edged pools in a town park, under plane trees. */
export function planePools(stage: Stage): string {
  const { season } = stage;
  const clear = mix(stage.lit('#6fc0bb'), stage.shade(PAINT.water), 0.3);
  const pool = (x: number, y: number, w: number, d: number) => {
    const shape = (dx: number, dy: number) =>
      `M${x - w - dx} ${y}L${x - w * 0.8 - dx} ${y - d - dy}H${x + w * 0.8 + dx}L${x + w + dx} ${y}Z`;
    return (
      path(
        `M${x - w - 26} ${y + 4}H${x + w + 26}V${y + 34}H${x - w - 26}Z`,
        stage.shade(PAINT.stone),
      ) +
      path(shape(26, 12), stage.lit(PAINT.limestone)) +
      path(shape(0, 0), clear) +
      path(
        `M${x - w} ${y}L${x - w * 0.95} ${y - d * 0.25}H${x + w * 0.95}L${x + w} ${y}Z`,
        stage.shade('#3f8f8f'),
      )
    );
  };
  return [
    sky(stage, 420),
    ridge(stage, 420, 120, stage.far(PAINT.cedar, 0.55), { step: 160 }),
    rect(LEFT, 400, SPAN, 130, stage.far(PAINT.lime, 0.18)),
    path(
      Array.from({ length: 26 }, (_, index) => `M${-700 + index * 104} 430h34v44h-34z`).join(''),
      stage.light.lamps ? stage.lamp() : stage.far(PAINT.rockDark, 0.2),
    ),
    path(strokes(stage, [LEFT, 394], [RIGHT, 398], 24, 120), 'none', {
      stroke: stage.far(PAINT.terracotta, 0.2),
      'stroke-width': 16,
    }),
    terrain('520H2000', tone(stage, season.grass, 0.6)),
    ...[-560, -300, 1500, 1780].map((x) => planeTree(stage, x, 640, 1)),
    planeTree(stage, 330, 590, 0.8),
    planeTree(stage, 860, 590, 0.8),
    terrain('600Q600 580 2000 600', tone(stage, '#d9c39a', 0.75)),
    pool(600, 640, 150, 34),
    people(stage, 170, 400, 660, 3, 96),
    people(stage, 800, 1020, 660, 3, 96),
    rect(560, 666, 80, 18, stage.lit(PAINT.foam)),
    pool(600, 750, 270, 58),
    person(stage, 400, 728, 104, '#b5532a'),
    person(stage, 760, 724, 84, '#e3a92f'),
    rect(530, 778, 140, 24, stage.lit(PAINT.foam)),
    pool(600, 900, 440, 80),
    ripples(stage.random, [260, 830], [940, 890], 14, '#ffffff', 0.5),
    person(stage, 210, 850, 150, '#1f6b4d'),
    planeTree(stage, 30, 800, 1.4),
    planeTree(stage, 1180, 800, 1.4),
    ellipse(600, 560, 700, 60, stage.shade(season.grass), { opacity: 0.12 }),
  ].join('');
}

/** Gardens and a channel below a pale cliff with dark caves. */
export function cliffGardens(stage: Stage): string {
  const { season } = stage;
  const rock = '#dcc9a2';
  const caves = [
    [160, 350, 60],
    [330, 300, 84],
    [560, 340, 54],
    [740, 290, 96],
    [930, 350, 64],
    [1080, 310, 76],
    [450, 410, 40],
    [860, 420, 44],
  ] as const;
  return [
    backdrop(stage, 260, { mountain: 40, hill: 30, flock: [300, 90] }),
    path(
      `M${LEFT} 200Q-100 150 200 190L520 170L900 200L1300 160L${RIGHT} 200V560H${LEFT}Z`,
      tone(stage, rock, 0.85),
    ),
    path(
      'M60 186L200 190L230 540H30ZM490 172L560 172L640 540H520ZM820 192L900 200L1000 540H850ZM1240 168L1330 162L1400 540H1210Z',
      tone(stage, rock, 0.35),
    ),
    path('M-800 300Q0 260 600 280T2000 260V274Q1200 290 600 296T-800 320Z', stage.shade(rock), {
      opacity: 0.5,
    }),
    path(
      caves
        .map(
          ([x, y, w]) =>
            `M${x - w / 2} ${y + w * 0.6}Q${x - w * 0.6} ${y} ${x - w * 0.1} ${y - w * 0.25}Q${x + w * 0.55} ${y - w * 0.1} ${x + w / 2} ${y + w * 0.6}Z`,
        )
        .join(''),
      stage.deep('#4a3a30'),
    ),
    // Houses on the edge.
    path('M250 190v-46h70v18h60v34zM980 200v-50h54v-20h60v66z', stage.lit(PAINT.lime)),
    path('M270 156h14v20h-14zM1010 168h14v20h-14z', stage.lamp()),
    ...[-600, -300, 60, 1180, 1480, 1800].map((x) =>
      foliage(stage, x, 600, 300, 190, { distance: 0.1 }),
    ),
    ...[210, 400, 620, 800, 990].map((x, index) =>
      foliage(stage, x, 570, 190 + (index % 2) * 60, 110 + (index % 3) * 24, { distance: 0.12 }),
    ),
    terrain('560Q600 530 2000 560', tone(stage, mix(season.grass, '#4f7a48', 0.4), 0.7)),
    path(
      `M560 556Q520 640 420 700T240 ${BOTTOM}H520Q560 800 640 700T640 556Z`,
      stage.lit(PAINT.limestone),
    ),
    path(
      `M575 556Q540 640 450 706T290 ${BOTTOM}H470Q520 800 610 700T625 556Z`,
      mix(stage.lit('#6fc0bb'), stage.shade(PAINT.water), 0.35),
    ),
    ripples(stage.random, [440, 620], [600, 900], 16, '#ffffff', 0.5),
    picnic(stage, 880, 720, 1.15),
    people(stage, 160, 330, 700, 3, 120),
    olive(stage, 1090, 690, 220),
  ].join('');
}

/** Houses and gardens on a wet slope: water in a hollowed trunk, small falls from ledge to ledge. */
export function terracedFalls(stage: Stage): string {
  const { season } = stage;
  const green = mix(season.leaf, '#4f8a48', 0.6);
  const ledge = (y: number, x: number) =>
    path(
      `M${LEFT} ${y + 30}Q200 ${y - 20} ${x} ${y}T${RIGHT} ${y - 50}V${y + 140}H${LEFT}Z`,
      tone(stage, green, 0.85),
    ) +
    path(
      `M${LEFT} ${y + 60}Q200 ${y + 12} ${x} ${y + 32}T${RIGHT} ${y - 20}V${y + 150}H${LEFT}Z`,
      tone(stage, PAINT.rock, 0.5),
    ) +
    path(strokes(stage, [-200, y + 40], [1400, y + 120], 26, 60), 'none', {
      stroke: stage.shade(PAINT.rockDark),
      'stroke-width': 6,
      opacity: 0.5,
    });
  const drop = (x: number, y: number, w: number) =>
    falls(stage, x, y, y + 130, w * 1.7, 1.4) + spray(stage, x, y + 134, w * 4, 14);
  return [
    backdrop(stage, 300, { mountain: 150, hill: 110 }),
    path('M-800 360Q100 200 520 260T2000 240V500H-800Z', tone(stage, green, 0.6)),
    ...[180, 380, 700, 900, 1060].map((x, index) =>
      foliage(stage, x, 340 + (index % 2) * 20, 200, 120, { distance: 0.16 }),
    ),
    path('M440 300v-70h80v20h70v60zM760 300v-80h90v30h60v60z', stage.lit(PAINT.lime)),
    path('M440 300v-70h24v70zM760 300v-80h26v80z', stage.shade(PAINT.lime)),
    path(
      'M490 256h14v22h-14zM812 248h14v22h-14zM880 272h12v18h-12z',
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    ledge(380, 620),
    ...[60, 300, 880, 1130].map((x) => foliage(stage, x, 410, 180, 130, { distance: 0.08 })),
    drop(640, 384, 26),
    ledge(560, 520),
    ...[120, 860, 1080].map((x) => foliage(stage, x, 580, 230, 150, { distance: 0.03 })),
    drop(430, 572, 36),
    drop(720, 562, 20),
    // The hollowed trunk that leads water across.
    path('M700 700L1120 640L1126 668L706 734Z', stage.lit(PAINT.cedarWood)),
    path('M700 700L1120 640L1122 648L702 710Z', stage.lit('#7fc4c0')),
    path('M860 700v120h18V698zM1040 676v140h18V672z', stage.shade(PAINT.darkWood)),
    path('M698 704Q660 740 650 830H690Q700 760 716 730Z', stage.lit(PAINT.foam)),
    terrain('770Q200 720 620 790T2000 760', tone(stage, green, 0.5)),
    path(
      'M300 800Q560 760 800 830T1300 900V960H200Z',
      mix(stage.lit('#6fc0bb'), stage.shade(PAINT.water), 0.4),
    ),
    spray(stage, 660, 836, 170, 16),
    person(stage, 210, 800, 160, '#b5532a'),
    foliage(stage, 60, 860, 300, 190),
    boulder(stage, 480, 900, 150, 64),
  ].join('');
}
