/** The golf courses of the region by what they are: among olives, inside ramparts, on a river plain. */
import { mix } from '../../color.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { battlements } from '../../motifs/buildings.ts';
import { lampPost } from '../../motifs/cafe.ts';
import { glow } from '../../motifs/lamp.ts';
import { orangeTree } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { olive, palm, reeds } from '../../motifs/trees.ts';
import { poplar, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';
import { egret } from '../lakes/highLakes.ts';

const turf = (stage: Stage) => mix('#5f9a48', stage.season.grass, 0.18);

/** A flag in its hole, `height` tall. */
function flag(stage: Stage, x: number, base: number, height: number): string {
  return (
    ellipse(x, base, height * 0.04, height * 0.014, stage.deep('#22331c')) +
    rect(x - 2, base - height, 5, height, stage.lit(PAINT.white)) +
    path(
      `M${x + 3} ${base - height}l${height * 0.34} ${height * 0.1}l${-height * 0.34} ${height * 0.12}z`,
      stage.lit('#d8352a'),
    )
  );
}

/** A fairway that winds between old olive trees, with the Middle Atlas as a blue line. */
export function oliveFairway(stage: Stage): string {
  const green = turf(stage);
  return [
    backdrop(stage, 400, { mountain: 90, hill: 50, flock: [300, 130] }),
    terrain('400Q600 380 2000 400', stage.far(green, 0.25)),
    ...[-500, -330, -120, 60, 210, 330, 880, 1010, 1150, 1330, 1560].map((x, index) =>
      olive(stage, x, 450 + (index % 3) * 14, 130, 0.2),
    ),
    terrain('480Q600 450 2000 480', tone(stage, green, 0.75)),
    path(
      `M560 440Q760 520 560 600T300 ${BOTTOM}H1100Q1000 720 820 620T660 440Z`,
      stage.lit(mix(green, '#c4e07a', 0.42)),
    ),
    path(
      `M600 440Q800 520 640 600T560 ${BOTTOM}H760Q720 700 740 610T620 440Z`,
      stage.lit(mix(green, '#c4e07a', 0.58)),
    ),
    ellipse(606, 444, 110, 16, stage.lit(mix(green, '#dcf0a0', 0.6))),
    flag(stage, 620, 444, 130),
    path('M410 590Q470 556 540 580T520 626T410 590Z', stage.lit('#f2e2b8')),
    olive(stage, 250, 610, 260, 0.06),
    olive(stage, 960, 620, 280, 0.06),
    olive(stage, -300, 640, 300),
    olive(stage, 1440, 640, 300),
    person(stage, 690, 740, 130, '#f1e4c8'),
    path('M712 670L760 738h10', 'none', { stroke: stage.lit('#c9c9c9'), 'stroke-width': 5 }),
    circle(800, 742, 6, stage.lit('#ffffff')),
    olive(stage, 120, 860, 520),
    olive(stage, 1110, 880, 480),
    terrain('890Q500 840 2000 880', tone(stage, green, 0.4)),
  ].join('');
}

/** A green below ramparts of ochre earth, orange trees and palms, with lamps for a round after dark. */
export function walledGreen(stage: Stage): string {
  const green = turf(stage);
  return [
    sky(stage, 520),
    clouds(stage, 2, 80),
    birds(stage, 5, [420, 140]),
    ...[-420, 150, 330, 980, 1500].map((x, index) =>
      palm(stage, x, 420, 250 + (index % 2) * 60, 0.14),
    ),
    battlements(LEFT, 330, SPAN, 32, stage.lit(PAINT.earth)),
    rect(LEFT, 330, SPAN, 250, stage.lit(PAINT.earth)),
    ...[-560, 40, 700, 1340].map(
      (x) =>
        battlements(x - 6, 262, 172, 32, stage.lit(PAINT.earth)) +
        rect(x, 262, 160, 330, stage.lit(PAINT.earth)) +
        rect(x, 262, 52, 330, stage.shade(PAINT.earth)) +
        rect(x + 90, 330, 20, 40, stage.deep(PAINT.brick)),
    ),
    path(
      'M240 420h30M320 500h40M480 400h30M560 480h40M900 420h40M1000 500h30M1100 390h40',
      'none',
      { stroke: stage.shade(PAINT.earth), 'stroke-width': 7 },
    ),
    terrain('570Q600 550 2000 570', tone(stage, green, 0.7)),
    ...[-260, 280, 440, 900, 1060, 1240].map((x) => orangeTree(stage, x, 600, 170)),
    ellipse(640, 730, 430, 90, stage.shade(green)),
    ellipse(640, 720, 430, 88, stage.lit(mix(green, '#c4e07a', 0.5))),
    path('M150 700Q230 650 330 690T270 770T150 700Z', stage.lit('#f2e2b8')),
    flag(stage, 760, 716, 300),
    lampPost(stage, 180, 650, 380),
    lampPost(stage, 1080, 660, 390),
    ...(stage.light.lamps ? [glow(stage, [640, 700], 460, 0.3)] : []),
    person(stage, 520, 770, 150, '#f1e4c8'),
    path('M546 690L600 768h10', 'none', { stroke: stage.lit('#c9c9c9'), 'stroke-width': 5 }),
    person(stage, 420, 760, 146, '#1d4f8f'),
    circle(622, 772, 6, stage.lit('#ffffff')),
    terrain('880Q500 820 2000 870', tone(stage, green, 0.4)),
  ].join('');
}

/** A course on a river plain: ponds with reeds and an egret, a boardwalk to the green. */
export function pondCourse(stage: Stage): string {
  const green = turf(stage);
  return [
    backdrop(stage, 380, { mountain: 60, hill: 40, flock: [840, 120] }),
    ...[-500, -440, 120, 170, 230, 1010, 1070, 1500].map((x, index) =>
      poplar(stage, x, 410, 150 + (index % 3) * 40, 0.2),
    ),
    terrain('400Q600 390 2000 400', tone(stage, green, 0.85)),
    ellipse(860, 450, 240, 26, stage.lit(mix(green, '#c4e07a', 0.55))),
    flag(stage, 880, 450, 150),
    path('M560 452Q620 430 680 446T640 474T560 452Z', stage.lit('#f2e2b8')),
    path(
      'M-800 520Q-200 470 300 500T900 520T2000 500V700Q1300 640 900 690T200 690T-800 740Z',
      tone(stage, '#4f94a8', 0.75),
    ),
    ripples(stage.random, [-700, 520], [1900, 660], 60, '#ffffff', 0.3),
    // The boardwalk from the tee to the green.
    path('M470 790L760 500H800L640 790Z', stage.lit('#b98a5c')),
    path(
      Array.from(
        { length: 12 },
        (_, at) => `M${470 + at * 24} ${790 - at * 24}H${640 + at * 13}`,
      ).join(''),
      'none',
      { stroke: stage.shade('#8d6640'), 'stroke-width': 4 },
    ),
    path('M470 790V700M560 700V630M650 610V550M640 790V700M700 680V610M750 590V540', 'none', {
      stroke: stage.shade(PAINT.cedarWood),
      'stroke-width': 8,
    }),
    path('M470 704L730 492M640 704L786 500', 'none', {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 7,
    }),
    reeds(stage, 60, 640, 200, 170),
    reeds(stage, 940, 650, 230, 180),
    reeds(stage, -420, 640, 260, 160),
    reeds(stage, 1460, 640, 260, 160),
    egret(stage, 330, 640, 120, PAINT.white),
    terrain('720Q200 660 460 770T900 740T2000 680', tone(stage, green, 0.65)),
    path('M700 850Q900 770 1200 800T2000 780V900H640Z', stage.lit(mix(green, '#c4e07a', 0.45))),
    person(stage, 560, 740, 120, '#b5532a'),
    rect(572, 690, 22, 50, stage.deep('#2f3d5f')),
    person(stage, 850, 840, 170, '#f1e4c8'),
    path('M880 750L940 838h12', 'none', { stroke: stage.lit('#c9c9c9'), 'stroke-width': 6 }),
    circle(966, 842, 7, stage.lit('#ffffff')),
    path(`M${LEFT} 900Q400 850 ${RIGHT} 890V${BOTTOM}H${LEFT}Z`, tone(stage, green, 0.4)),
  ].join('');
}
