import { type Color, mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { crag } from '../../motifs/crag.ts';
import { falls, spray } from '../../motifs/falls.ts';
import { person } from '../../motifs/people.ts';
import { fruitTree } from '../../motifs/trees.ts';
import { foliage, poplar, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';
import { clearWater } from './sources.ts';

/** A step of limestone with springs at its foot, and ditches to onion fields and apple trees. */
export function springFields(stage: Stage): string {
  const { season } = stage;
  const furrows = Array.from({ length: 15 }, (_, index) => {
    const x = -500 + index * 150;
    return `M${x} ${BOTTOM}L${560 + (x - 560) * 0.28} 640L${566 + (x - 560) * 0.28} 640L${x + 70} ${BOTTOM}Z`;
  });
  return [
    backdrop(stage, 300, { mountain: 120, hill: 60 }),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 290, bottom: 480 },
      { color: PAINT.limestone, rough: 16, distance: 0.12 },
    ),
    path(strokes(stage, [-200, 280], [1400, 300], 40, 60), 'none', {
      stroke: stage.far(PAINT.oliveDark, 0.2),
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    ...[120, 260, 900, 1080].map((x) => foliage(stage, x, 500, 200, 110, { distance: 0.12 })),
    terrain('480Q600 460 2000 490', tone(stage, mix(season.grass, '#5f8a48', 0.5), 0.75)),
    ...[440, 520, 640, 720].map((x) => falls(stage, x, 430, 500, 26, 1.5)),
    ellipse(580, 506, 220, 26, clearWater(stage)),
    spray(stage, 580, 504, 330, 14),
    path(`M640 510Q760 560 700 620T900 ${BOTTOM}H760Q560 700 610 620T590 510Z`, clearWater(stage)),
    path(`M520 512Q380 560 240 600L-800 700V670L220 585Q350 550 480 510Z`, clearWater(stage)),
    path(
      `M-800 640H560L-500 ${BOTTOM}H-800ZM640 640L700 640L880 ${BOTTOM}H700Z`,
      tone(stage, PAINT.soil, 0.7),
    ),
    path(`M-400 640H590Q560 720 720 ${BOTTOM}H-900Z`, tone(stage, PAINT.soil, 0.75)),
    path(furrows.slice(0, 9).join(''), tone(stage, '#6fa04a', 0.8)),
    path(`M720 640H2000V${BOTTOM}H940Q740 760 720 640Z`, tone(stage, season.grass, 0.7)),
    ...(
      [
        [820, 660, 130],
        [960, 650, 130],
        [1100, 660, 140],
        [900, 750, 190],
        [1100, 760, 210],
        [1010, 900, 290],
      ] as const
    ).map(([x, y, h]) => fruitTree(stage, x, y, h, { fruit: '#c8352a' })),
    person(stage, 330, 740, 120, '#1d4f8f'),
    person(stage, 440, 760, 120, '#b5532a'),
    ripples(stage.random, [620, 640], [820, 860], 12, '#ffffff', 0.5),
  ].join('');
}

/** A strong spring in a walled basin above a village, with jerry cans and bottles to fill. */
export function filledBottles(stage: Stage): string {
  const { season } = stage;
  const can = (x: number, y: number, color: Color) =>
    path(`M${x} ${y}v-74q0 -12 12 -12h10v-14h24v14h12q12 0 12 12v74z`, stage.lit(color)) +
    path(`M${x} ${y}v-74q0 -12 12 -12h6v86z`, stage.shade(color));
  const spout = (x: number) =>
    path(`M${x - 16} 560h32v22h-32z`, stage.deep(PAINT.rockDark)) +
    path(
      `M${x - 12} 578Q${x - 16} 640 ${x - 20} 720H${x + 22}Q${x + 16} 640 ${x + 12} 578Z`,
      stage.lit(PAINT.foam),
    ) +
    spray(stage, x, 724, 90, 14);
  return [
    backdrop(stage, 380, { mountain: 150, hill: 120 }),
    terrain('400Q200 330 700 380T2000 340', tone(stage, mix(season.grass, '#6d8a4a', 0.4), 0.8)),
    path('M120 400v-60h70v-20h60v24h70v60zM900 380v-66h80v20h70v-20h60v70z', stage.lit('#c0a884')),
    path(
      'M120 400v-60h20v60zM250 400v-80h16v80zM900 380v-66h22v66zM1050 384v-70h18v70z',
      stage.shade('#a8937a'),
    ),
    ...[430, 520, 610, 700, 790].map((x, index) =>
      poplar(stage, x, 430 + (index % 2) * 14, 190 + (index % 3) * 40, 0.12),
    ),
    terrain('450Q600 420 2000 460', tone(stage, season.grass, 0.7)),
    rect(LEFT, 500, SPAN, 270, tone(stage, PAINT.stone, 0.8)),
    path(strokes(stage, [-200, 510], [1400, 740], 60, 70), 'none', {
      stroke: stage.shade(PAINT.rock),
      'stroke-width': 4,
      opacity: 0.6,
    }),
    rect(LEFT, 486, SPAN, 22, stage.lit(PAINT.limestone)),
    ...[300, 600, 900].map(spout),
    rect(LEFT, 716, SPAN, 70, clearWater(stage)),
    ripples(stage.random, [0, 722], [1200, 780], 24, '#ffffff', 0.5),
    rect(LEFT, 780, SPAN, 40, stage.lit(PAINT.limestone)),
    rect(LEFT, 818, SPAN, 300, tone(stage, '#c9b28a', 0.55)),
    can(380, 860, '#3f7fb5'),
    can(470, 880, '#e3a92f'),
    can(700, 870, '#dfe6e6'),
    can(1010, 850, '#3f7fb5'),
    person(stage, 210, 880, 260, '#b5532a'),
    person(stage, 830, 872, 240, '#16324f'),
    path(`M${RIGHT} 500V${BOTTOM}H1700V500Z`, stage.shade(PAINT.stone), { opacity: 0.3 }),
  ].join('');
}
