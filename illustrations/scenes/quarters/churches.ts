/** The two parish churches of the 20th-century towns: a mountain church, and one on a straight street. */
import { roundOutline } from '../../motifs/arch.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { lampPost } from '../../motifs/cafe.ts';
import { treeline } from '../../motifs/forest.ts';
import { people, person } from '../../motifs/people.ts';
import { planeTree } from '../../motifs/planeTree.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { cedar, cypress, olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { circle, path, rect } from '../../svg.ts';

const ROOF = '#9c4a30';

/** A small stone church with a roof made for snow, tall trees on every side. */
export function mountainChurch(stage: Stage): string {
  const wall = '#cfc3a8';
  return [
    backdrop(stage, 400, { mountain: 120, hill: 70, flock: [860, 120] }),
    treeline(stage, 440, 190, stage.far(PAINT.cedar, 0.34), { gap: 40 }),
    ...[-420, 60, 230, 1010, 1160, 1560].map((x, index) =>
      cedar(stage, x, 640 + (index % 2) * 20, 430 + (index % 3) * 60, 0.08),
    ),
    terrain('590Q600 560 2000 590', tone(stage, stage.season.grass, 0.75)),
    // The nave, its steep roof, and the gable with a small belfry.
    rect(560, 470, 420, 190, stage.lit(wall)),
    path('M520 480L640 260H960L1010 480Z', stage.lit(ROOF)),
    path('M330 660V450L480 230L630 450V660Z', stage.lit(wall)),
    path('M330 660V450L480 230L430 370V660Z', stage.shade(wall)),
    path('M296 476L480 206L664 476L628 486L480 268L332 486Z', stage.lit('#b5583a')),
    path('M296 476L480 206V268L332 486Z', stage.shade(ROOF)),
    rect(448, 120, 64, 120, stage.lit(wall)),
    rect(448, 120, 22, 120, stage.shade(wall)),
    path('M436 124L480 60L524 124Z', stage.lit('#b5583a')),
    path(roundOutline(482, 200, 30, 60), stage.deep(PAINT.cedarWood)),
    circle(482, 178, 9, stage.lit(PAINT.brass)),
    path('M480 66V24M466 38H494', 'none', {
      stroke: stage.deep(PAINT.darkWood),
      'stroke-width': 6,
    }),
    circle(490, 390, 30, stage.light.lamps ? stage.lamp() : stage.shade('#5d7a8d')),
    path('M490 360V420M460 390H520', 'none', { stroke: stage.lit(wall), 'stroke-width': 5 }),
    path(roundOutline(490, 660, 84, 150), stage.shade(PAINT.cedarWood)),
    path('M490 660V520', 'none', { stroke: stage.deep(PAINT.darkWood), 'stroke-width': 4 }),
    path(
      [690, 780, 870].map((x) => roundOutline(x, 610, 36, 90)).join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#5d7a8d'),
    ),
    path(
      'M350 500h30M600 520h-26M360 600h40M590 620h-30M660 500h40M820 510h34M920 560h36M730 640h40',
      'none',
      { stroke: stage.shade('#a8997c'), 'stroke-width': 5 },
    ),
    path(`M450 660H540Q600 760 760 ${BOTTOM}H330Q430 780 450 660Z`, stage.lit('#dcc79a')),
    person(stage, 640, 740, 120, '#16324f'),
    cedar(stage, 90, 860, 640),
    cedar(stage, 1120, 850, 600),
    terrain('890Q500 830 2000 880', tone(stage, PAINT.oliveDark, 0.5)),
  ].join('');
}

/** A plain light church of the 20th century on a straight street, with olive trees before it. */
export function townChurch(stage: Stage): string {
  const wall = '#efe4cc';
  const block = (x: number, y: number, w: number) =>
    rect(x, y, w, 660 - y, stage.lit('#e0cfae')) +
    rect(x, y - 10, w, 16, stage.lit(PAINT.white)) +
    path(
      Array.from({ length: Math.floor(w / 90) }, (_, at) =>
        [50, 150].map((dy) => `M${x + 30 + at * 90} ${y + dy}h38v60h-38z`).join(''),
      ).join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#6d8aa0'),
    );
  return [
    sky(stage, 600),
    clouds(stage, 3, 110),
    block(LEFT, 380, 1000),
    block(960, 360, 1100),
    // Tower at the left, nave with a low gable at the right.
    rect(330, 130, 130, 530, stage.lit(wall)),
    rect(330, 130, 44, 530, stage.shade(wall)),
    path('M322 134L395 66L468 134Z', stage.lit(ROOF)),
    path('M395 70V16M376 36H414', 'none', {
      stroke: stage.deep(PAINT.darkWood),
      'stroke-width': 7,
    }),
    path([372, 418].map((x) => roundOutline(x, 270, 30, 90)).join(''), stage.deep(PAINT.cedarWood)),
    rect(326, 300, 138, 12, stage.lit(PAINT.white)),
    path('M460 660V380L680 250L900 380V660Z', stage.lit(wall)),
    path('M440 390L680 242L920 390L912 414L680 280L448 414Z', stage.lit(ROOF)),
    path(roundOutline(680, 660, 130, 220), stage.shade(wall)),
    path(roundOutline(680, 660, 96, 196), stage.lit('#7a5a3a')),
    path('M680 660V470', 'none', { stroke: stage.deep(PAINT.darkWood), 'stroke-width': 4 }),
    circle(680, 372, 44, stage.lit(PAINT.white)),
    circle(680, 372, 34, stage.light.lamps ? stage.lamp() : stage.shade('#3f6d9a')),
    path('M680 338V406M646 372H714M656 348L704 396M704 348L656 396', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 4,
    }),
    path(
      [520, 840].map((x) => roundOutline(x, 590, 46, 120)).join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#3f6d9a'),
    ),
    rect(LEFT, 650, SPAN, 120, tone(stage, '#d6c9ab', 0.85)),
    rect(LEFT, 760, SPAN, 20, stage.lit(PAINT.limestone)),
    rect(LEFT, 780, SPAN, 340, tone(stage, '#8d8578', 0.6)),
    path(
      'M-700 860h180M-300 860h180M100 860h180M500 860h180M900 860h180M1300 860h180M1700 860h180',
      'none',
      { stroke: stage.lit(PAINT.white), 'stroke-width': 10 },
    ),
    cypress(stage, 290, 664, 300),
    cypress(stage, 950, 664, 280),
    planeTree(stage, -260, 740, 0.7),
    planeTree(stage, 1420, 740, 0.7),
    olive(stage, 150, 740, 260),
    olive(stage, 1070, 750, 280),
    people(stage, 560, 840, 700, 3, 100),
    person(stage, 480, 740, 120, '#1d4f8f'),
    lampPost(stage, 230, 770, 300),
    lampPost(stage, 990, 770, 300),
  ].join('');
}
