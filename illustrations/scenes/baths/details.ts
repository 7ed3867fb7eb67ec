/** Baths of a quarter from outside, and the things that people bring along. */
import type { Color } from '../../color.ts';
import { archOutline, framedArch } from '../../motifs/arch.ts';
import { strokes, tone } from '../../motifs/backdrop.ts';
import { glow, indoors } from '../../motifs/lamp.ts';
import { person } from '../../motifs/people.ts';
import { steam } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';

/** A plain doorway with a curtain in a street; a neighbour with bucket and mat, steam from the dome. */
export function bathDoor(stage: Stage): string {
  return [
    rect(LEFT, TOP, SPAN, 500, stage.light.sky[1]),
    rect(LEFT, -200, SPAN, 260, stage.light.sky[0], { opacity: 0.5 }),
    path('M120 110Q130 -90 330 -100Q530 -90 540 110Z', tone(stage, PAINT.white, 0.85)),
    path('M120 110Q130 -90 330 -100Q230 -50 230 110Z', stage.shade(PAINT.lime)),
    ...[
      [260, 10],
      [330, -30],
      [400, 10],
      [330, 50],
    ].map(([x = 0, y = 0]) => circle(x, y, 13, stage.lamp())),
    steam(stage, [330, -80], 190, 3),
    rect(LEFT, 90, SPAN, 720, tone(stage, PAINT.lime, 0.9)),
    rect(LEFT, 90, SPAN, 14, stage.lit(PAINT.white)),
    path(`M${LEFT} 90H330L120 810H${LEFT}Z`, stage.shade(PAINT.lime), { opacity: 0.4 }),
    path(strokes(stage, [-300, 130], [1500, 560], 30, 60), 'none', {
      stroke: stage.shade(PAINT.stone),
      'stroke-width': 4,
      opacity: 0.5,
    }),
    rect(LEFT, 610, SPAN, 200, tone(stage, '#b5532a', 0.7)),
    rect(LEFT, 604, SPAN, 10, stage.shade('#8c3f20')),
    // The door, its tiles, and the striped curtain half drawn.
    rect(420, 230, 360, 580, zellige(stage, 44, 'green')),
    framedArch(
      600,
      810,
      260,
      460,
      [
        [22, stage.lit(PAINT.white)],
        [10, stage.lit(PAINT.greenTile)],
      ],
      stage.light.lamps ? '#c9803a' : stage.deep('#6d3a20'),
    ),
    glow(stage, [600, 560], 170, 0.5),
    path('M480 470Q560 480 700 466V800Q640 780 600 806T480 800Z', stage.lit('#e8d6b0')),
    path('M500 470V802M540 474V806M580 474V800M620 472V790M660 470V792', 'none', {
      stroke: stage.lit('#b5432a'),
      'stroke-width': 13,
    }),
    path('M840 250h230v110h-230z', stage.lit(PAINT.blueTile)),
    path('M850 260h210v90h-210z', stage.lit(PAINT.white)),
    path('M890 290q18 -24 36 0t36 0t36 0t36 0M890 324q18 -24 36 0t36 0t36 0t36 0', 'none', {
      stroke: stage.lit(PAINT.blueTile),
      'stroke-width': 8,
    }),
    rect(130, 330, 100, 120, stage.light.lamps ? stage.lamp() : stage.shade('#5d4434')),
    path(
      'M130 330v120M155 330v120M180 330v120M205 330v120M230 330v120M130 370h100M130 410h100',
      'none',
      { stroke: stage.deep('#3d3a36'), 'stroke-width': 6 },
    ),
    rect(LEFT, 800, SPAN, 320, tone(stage, '#bfae8a', 0.75)),
    path(
      'M-800 830H2000M-800 880H2000M100 800l-60 160M420 800l-20 160M760 800l10 160M1080 800l50 160',
      'none',
      { stroke: stage.shade('#968560'), 'stroke-width': 4, opacity: 0.6 },
    ),
    person(stage, 330, 860, 330, '#1d4f8f'),
    path('M392 770h80l-12 80h-56z', stage.lit('#d8432c')),
    path('M392 770q40 -70 80 0', 'none', { stroke: stage.shade('#8c2f22'), 'stroke-width': 6 }),
    person(stage, 930, 850, 300, '#f1e4c8'),
    person(stage, 1030, 860, 210, '#b5532a'),
  ].join('');
}

/** Black soap, a rough glove, a brass bowl and a wooden bucket on warm stone. */
export function soapAndGlove(open: Stage): string {
  const stage = indoors(open);
  const wood = '#a86a3a';
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#d9b48a', 0.75)),
    rect(LEFT, 60, SPAN, 330, zellige(stage, 56, 'blue')),
    rect(LEFT, 44, SPAN, 18, stage.lit(PAINT.saffron)),
    rect(LEFT, 388, SPAN, 18, stage.lit(PAINT.saffron)),
    glow(stage, [900, 100], 520, 0.4),
    rect(LEFT, 560, SPAN, 560, tone(stage, PAINT.limestone, 0.9)),
    rect(LEFT, 550, SPAN, 16, stage.lit(PAINT.white)),
    path('M-800 700H2000M200 566L60 960M640 566L620 960M1060 566L1180 960', 'none', {
      stroke: stage.shade(PAINT.stone),
      'stroke-width': 4,
      opacity: 0.6,
    }),
    // The bucket with iron hoops.
    ellipse(330, 736, 230, 34, '#000000', { opacity: 0.2 }),
    path('M130 330L176 730H464L510 330Z', stage.lit(wood)),
    path('M130 330L176 730H260L240 330Z', stage.shade(wood)),
    path('M300 334V730M380 334L370 730M450 334L428 730', 'none', {
      stroke: stage.shade('#7a4a2b'),
      'stroke-width': 5,
    }),
    path('M140 410H500L497 440H144ZM164 620H476L472 650H168Z', stage.deep('#6d7378')),
    ellipse(320, 330, 190, 44, stage.shade('#7a4a2b')),
    ellipse(320, 334, 170, 36, stage.lit('#7fc0c4')),
    ellipse(280, 328, 90, 12, '#ffffff', { opacity: 0.5 }),
    path('M136 330Q320 60 504 330', 'none', { stroke: stage.deep('#6d7378'), 'stroke-width': 13 }),
    // The brass bowl with water.
    ellipse(740, 780, 200, 26, '#000000', { opacity: 0.2 }),
    path('M540 640Q560 790 740 790Q920 790 940 640Z', stage.lit(PAINT.brass)),
    path('M540 640Q560 790 740 790Q640 760 620 640Z', stage.shade(PAINT.brass)),
    ellipse(740, 640, 200, 44, stage.shade('#8f6a26')),
    ellipse(740, 644, 178, 34, stage.lit('#8fcaca')),
    path('M590 700q40 20 80 0t80 0t80 0t70 -6', 'none', {
      stroke: stage.shade('#8f6a26'),
      'stroke-width': 6,
    }),
    // The glove, and a dish of black soap.
    path(
      'M900 560Q880 430 960 420L1090 410Q1140 410 1140 470L1150 640Q1150 680 1110 684L980 690Q930 690 922 640Z',
      stage.lit('#2e6a5a'),
    ),
    path('M900 560Q880 430 960 420Q940 520 980 690Q930 690 922 640Z', stage.shade('#1f4f42')),
    path('M930 470H1138M926 520H1142M926 570H1146M930 620H1148', 'none', {
      stroke: stage.lit('#3f8a74'),
      'stroke-width': 7,
      'stroke-dasharray': '12 9',
    }),
    path('M918 650L1150 636V684L980 694Q934 694 918 650Z', stage.lit(PAINT.white)),
    ellipse(1030, 840, 150, 30, '#000000', { opacity: 0.18 }),
    path('M890 790Q910 846 1030 848Q1150 846 1170 790Z', stage.lit(PAINT.blueTile)),
    ellipse(1030, 790, 140, 30, stage.lit(PAINT.white)),
    path(
      'M920 786Q950 730 1010 744Q1040 710 1080 744Q1130 744 1140 788Q1030 812 920 786Z',
      stage.deep('#5a4a24'),
    ),
    path('M990 760q30 -24 70 -4', 'none', {
      stroke: '#ffffff',
      'stroke-width': 7,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
    steam(stage, [740, 610], 280, 3),
  ].join('');
}

/** The doorway of a bath between walls of slippers on a sloping street. */
export function bathAmongSlippers(stage: Stage): string {
  const colors: readonly Color[] = ['#e3a92f', '#fbf6ea', '#c8352a', '#e3a92f'];
  const hung = (x: number, y: number, color: Color) =>
    path(`M${x} ${y}q22 30 20 62q-4 26 -20 26t-20 -26q-2 -32 20 -62z`, stage.lit(color)) +
    path(`M${x} ${y}q-22 30 -20 62q4 26 20 26q-12 -40 0 -88z`, stage.shade(color)) +
    ellipse(x, y + 66, 12, 15, stage.deep('#7a4a2b'));
  const wall = (left: number, columns: number) =>
    Array.from({ length: columns * 5 }, (_, index) =>
      hung(
        left + (index % columns) * 58,
        210 + Math.floor(index / columns) * 106,
        colors[(index + Math.floor(index / columns)) % 4] ?? '#e3a92f',
      ),
    ).join('');
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, PAINT.lime, 0.8)),
    rect(LEFT, TOP, SPAN, 480, stage.light.sky[1]),
    rect(LEFT, 70, 1130, 700, tone(stage, '#8d5a34', 0.5)),
    rect(870, 70, 1200, 700, tone(stage, '#8d5a34', 0.32)),
    wall(-60, 6),
    wall(900, 6),
    path('M-800 60H350L380 180H-800Z', stage.lit('#b5532a')),
    path('M-60 60H40L60 180H-50ZM140 60H240L268 180H160Z', stage.lit(PAINT.lime)),
    path('M850 60H2000V180H820Z', stage.shade('#1f6b4d')),
    path('M960 60H1060L1050 180H940Z', stage.shade(PAINT.lime)),
    rect(330, -40, 540, 850, tone(stage, PAINT.white, 0.95)),
    rect(380, 250, 440, 560, zellige(stage, 40, 'blue')),
    path(archOutline(600, 810, 320, 520), stage.lit(PAINT.white)),
    path(archOutline(600, 810, 276, 494), stage.lit(PAINT.blueTile)),
    path(archOutline(600, 810, 250, 478), stage.light.lamps ? '#d99a4a' : stage.deep('#6d3a20')),
    glow(stage, [600, 500], 180, 0.6),
    path('M500 810V640Q540 600 600 600Q660 600 700 640V810Z', stage.shade('#5d8a8a')),
    steam(stage, [600, 470], 240, 3),
    rect(430, 120, 340, 90, stage.lit(PAINT.greenTile)),
    path('M470 166q20 -30 40 0t40 0t40 0t40 0t40 0t40 0', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 8,
    }),
    path('M-800 790L2000 830V1100H-800Z', tone(stage, '#bfae8a', 0.75)),
    path('M-800 830L2000 870M-800 880L2000 930', 'none', {
      stroke: stage.shade('#968560'),
      'stroke-width': 5,
      opacity: 0.6,
    }),
    person(stage, 430, 870, 250, '#16324f'),
    person(stage, 790, 880, 260, '#b5532a'),
    path('M830 800h60l-10 62h-40z', stage.lit('#3f7fb5')),
  ].join('');
}
