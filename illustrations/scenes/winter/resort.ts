/** Ifrane and Michlifen apart from chalets and ski runs: a campus, a pond in the park, sledges. */
import type { Color } from '../../color.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { lampPost } from '../../motifs/cafe.ts';
import { treeline } from '../../motifs/forest.ts';
import { people, person } from '../../motifs/people.ts';
import { planeTree } from '../../motifs/planeTree.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { cedarStand, scattered } from '../../motifs/stand.ts';
import { cedar } from '../../motifs/trees.ts';
import { coot, duck } from '../../motifs/waterbirds.ts';
import { ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';

const ROOF = '#b5452c';

/** A gabled house with a steep roof; its wall is `w` wide and `h` high. */
function gable(stage: Stage, x: number, base: number, w: number, h: number): string {
  const { snow } = stage.season;
  const windows = [0.2, 0.5, 0.8]
    .map(
      (at) => `M${x + w * at - w * 0.06} ${base - h * 0.72}h${w * 0.12}v${h * 0.26}h${-w * 0.12}z`,
    )
    .join('');
  return [
    rect(x, base - h, w, h, stage.lit('#efe3c8')),
    rect(x, base - h, w * 0.2, h, stage.shade('#efe3c8')),
    path(
      `M${x - w * 0.08} ${base - h}L${x + w * 0.16} ${base - h * 1.9}H${x + w * 0.84}L${x + w * 1.08} ${base - h}Z`,
      stage.lit(snow ? PAINT.snow : ROOF),
    ),
    path(
      `M${x - w * 0.08} ${base - h}L${x + w * 0.16} ${base - h * 1.9}H${x + w * 0.3}L${x + w * 0.14} ${base - h}Z`,
      stage.shade(snow ? '#c9d4dc' : ROOF),
    ),
    path(
      `M${x + w * 0.36} ${base - h}V${base - h * 1.3}L${x + w * 0.5} ${base - h * 1.62}L${x + w * 0.64} ${base - h * 1.3}V${base - h}Z`,
      stage.lit('#efe3c8'),
    ),
    path(
      `M${x + w * 0.3} ${base - h * 1.24}L${x + w * 0.5} ${base - h * 1.74}L${x + w * 0.7} ${base - h * 1.24}L${x + w * 0.64} ${base - h * 1.2}L${x + w * 0.5} ${base - h * 1.56}L${x + w * 0.36} ${base - h * 1.2}Z`,
      stage.lit(snow ? '#e8eef0' : '#c9573a'),
    ),
    rect(x + w * 0.45, base - h * 1.3, w * 0.1, h * 0.2, stage.lamp()),
    path(windows, stage.light.lamps ? stage.lamp() : stage.shade('#5d7a8d')),
    rect(x + w * 0.46, base - h * 0.34, w * 0.1, h * 0.34, stage.shade('#5d3a22')),
    rect(x + w * 0.74, base - h * 2.06, w * 0.06, h * 0.4, stage.lit(PAINT.rock)),
  ].join('');
}

/** Long buildings with gables round a lawn, a clock tower, and students on the paths. */
export function campus(stage: Stage): string {
  const grass = stage.season.snow ? '#e6ebe8' : '#7ea457';
  return [
    backdrop(stage, 380, { mountain: 100, hill: 60, flock: [300, 110] }),
    treeline(stage, 420, 130, stage.far(PAINT.cedar, 0.36), { gap: 36 }),
    gable(stage, -500, 560, 420, 130),
    gable(stage, 40, 560, 380, 140),
    gable(stage, 800, 560, 380, 140),
    gable(stage, 1300, 560, 420, 130),
    rect(560, 250, 110, 320, stage.lit('#efe3c8')),
    rect(560, 250, 30, 320, stage.shade('#efe3c8')),
    path('M540 254L615 110L690 254Z', stage.lit(stage.season.snow ? PAINT.snow : ROOF)),
    path('M540 254L615 110L590 254Z', stage.shade(stage.season.snow ? '#c9d4dc' : ROOF)),
    ellipse(620, 310, 30, 30, stage.lit(PAINT.white)),
    path('M620 310V290M620 310H634', 'none', { stroke: stage.deep('#333333'), 'stroke-width': 5 }),
    path(
      'M596 400h16v40h-16zM632 400h16v40h-16zM596 470h16v40h-16zM632 470h16v40h-16z',
      stage.light.lamps ? stage.lamp() : stage.shade('#5d7a8d'),
    ),
    terrain('550Q600 530 2000 550', tone(stage, grass, 0.8)),
    path(
      `M590 556H650L980 ${BOTTOM}H260ZM-800 640Q500 600 600 590V620Q300 640 -800 720ZM2000 640Q760 600 640 590V620Q900 640 2000 720Z`,
      stage.lit('#dccfae'),
    ),
    ...[250, 930].map((x) => planeTree(stage, x, 700, 0.62)),
    ...[
      [480, 760, '#16324f'],
      [540, 770, '#b5532a'],
      [710, 700, '#1f6b4d'],
      [660, 830, '#5b6f8c'],
      [350, 660, '#e3a92f'],
      [860, 680, '#16324f'],
    ].map(([x, y, color]) =>
      person(stage, Number(x), Number(y), 60 + (Number(y) - 640) * 0.5, color as Color),
    ),
    lampPost(stage, 420, 780, 250),
    lampPost(stage, 830, 780, 250),
    cedar(stage, 90, 840, 470),
    cedar(stage, 1130, 830, 430),
    terrain('900Q600 860 2000 900', tone(stage, grass, 0.45)),
  ].join('');
}

/** A pond with ducks in a town park, below steep roofs, plane trees and a stork's nest. */
export function parkPond(stage: Stage): string {
  const ground = stage.season.snow ? '#e6ebe8' : '#8fb05f';
  return [
    sky(stage, 440),
    clouds(stage, 2, 90),
    treeline(stage, 400, 120, stage.far(PAINT.cedar, 0.42), { gap: 38 }),
    gable(stage, -360, 540, 280, 120),
    gable(stage, 60, 530, 240, 110),
    gable(stage, 430, 540, 300, 130),
    gable(stage, 860, 530, 260, 120),
    gable(stage, 1280, 540, 300, 120),
    // The nest on a chimney.
    path('M632 262h60l-12 26h-36z', stage.shade(PAINT.cedarWood)),
    path('M654 262q-4 -30 14 -34q-2 -14 10 -14l16 4l-14 4q-2 30 -12 40z', stage.lit(PAINT.white)),
    terrain('530Q600 516 2000 530', tone(stage, ground, 0.8)),
    ...[-200, 330, 780, 1180].map((x) => planeTree(stage, x, 640, 0.62)),
    people(stage, 120, 1080, 610, 6, 80),
    path(
      'M-300 640Q200 580 700 610T1500 660Q1300 800 700 800T-200 760Q-400 700 -300 640Z',
      stage.lit(PAINT.stone),
    ),
    path(
      'M-270 650Q200 596 700 624T1460 668Q1260 784 700 784T-180 748Q-360 700 -270 650Z',
      tone(stage, '#5f9aa8', 0.6),
    ),
    ripples(stage.random, [0, 640], [1200, 770], 22, '#ffffff', 0.3),
    duck(stage, 480, 700, 1.3, 1),
    duck(stage, 720, 740, 1.6, -1),
    coot(stage, 300, 720, 1, 1),
    duck(stage, 930, 690, 1, -1),
    terrain('800Q300 770 700 820T2000 800', tone(stage, ground, 0.65)),
    rect(150, 800, 200, 12, stage.lit(PAINT.cedarWood)),
    rect(150, 770, 200, 16, stage.lit(PAINT.cedarWood)),
    path('M164 850v-80h8v80zM328 850v-80h8v80z', stage.deep('#3d4a44')),
    person(stage, 230, 830, 150, '#16324f'),
    person(stage, 1000, 860, 200, '#b5532a'),
    person(stage, 1060, 870, 120, '#e3a92f'),
    path(`M${LEFT} 920H${RIGHT}V${BOTTOM}H${LEFT}Z`, tone(stage, ground, 0.45)),
  ].join('');
}

/** Families with sledges in a round snowy bowl with cedars along its rim. */
export function sledges(stage: Stage): string {
  const sledge = (x: number, y: number, s: number, color: Color, side: 1 | -1) =>
    `<g transform="translate(${x} ${y}) scale(${s * side} ${s}) rotate(14)">` +
    path('M-60 0H50Q70 0 76 -18', 'none', {
      stroke: stage.deep('#5d3a22'),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    rect(-52, -22, 100, 9, stage.lit('#b5532a')) +
    path('M-46 -22Q-50 -70 -24 -80Q-4 -78 2 -44L44 -34V-22Z', stage.lit(color)) +
    ellipse(-20, -94, 15, 16, stage.lit(PAINT.skin)) +
    path('M-36 -98Q-34 -118 -18 -118Q-4 -116 -4 -98Z', stage.lit(PAINT.saffron)) +
    '</g>';
  const snow = '#f1f4f3';
  return [
    sky(stage, 420),
    clouds(stage, 2, 80),
    path(`M${LEFT} 380Q100 300 600 310T${RIGHT} 380V700H${LEFT}Z`, stage.far(snow, 0.3)),
    cedarStand(stage, scattered(stage, 60, [318, 380], [70, 130]), 0.26),
    path(`M${LEFT} 400Q0 330 600 360T${RIGHT} 400V${BOTTOM}H${LEFT}Z`, stage.lit(snow)),
    path(
      `M${LEFT} 400Q-100 380 120 420Q300 620 600 700Q260 700 ${LEFT} 640Z`,
      tone(stage, snow, 0.35),
    ),
    path('M240 470Q420 620 760 690M900 420Q820 560 560 700M1040 470Q900 640 700 740', 'none', {
      stroke: tone(stage, '#c3d0da', 0.7),
      'stroke-width': 9,
      opacity: 0.8,
    }),
    cedarStand(
      stage,
      [
        [-60, 520, 240],
        [60, 480, 190],
        [1130, 480, 200],
        [1220, 540, 260],
        [-400, 540, 260],
        [1600, 540, 260],
      ],
      0.1,
    ),
    people(stage, 240, 960, 450, 9, 56),
    sledge(400, 590, 0.8, '#1d4f8f', 1),
    sledge(840, 560, 0.7, '#1f6b4d', -1),
    sledge(610, 740, 1.35, '#c8352a', 1),
    sledge(930, 720, 1.1, '#8c3f6a', -1),
    person(stage, 300, 770, 190, '#16324f'),
    person(stage, 370, 780, 120, '#e3a92f'),
    path(`M${LEFT} 860Q300 780 760 850T${RIGHT} 820V${BOTTOM}H${LEFT}Z`, tone(stage, snow, 0.75)),
  ].join('');
}
