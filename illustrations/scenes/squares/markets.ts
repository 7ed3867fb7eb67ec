import { type Color, mix } from '../../color.ts';
import { awning } from '../../motifs/awning.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { farMinaret } from '../../motifs/farMinaret.ts';
import { sheep } from '../../motifs/flock.ts';
import { treeline } from '../../motifs/forest.ts';
import { people, person } from '../../motifs/people.ts';
import { massif } from '../../motifs/relief.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { fruitTree } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';

/** Carpets spread and hung for sale on a market day in a mountain town. */
export function carpetMarket(stage: Stage): string {
  const carpet = (
    x: number,
    y: number,
    w: number,
    h: number,
    ground: Color,
    figure: Color,
    skew = 0,
  ) =>
    `<g transform="translate(${x} ${y}) skewX(${skew})">` +
    rect(0, 0, w, h, stage.lit(ground)) +
    path(`M0 ${h * 0.1}h${w}v${h * 0.06}H0zM0 ${h * 0.84}h${w}v${h * 0.06}H0z`, stage.lit(figure)) +
    path(
      [0.25, 0.5, 0.75]
        .map(
          (at) =>
            `M${w * 0.2} ${h * at}l${w * 0.15} ${-h * 0.1}l${w * 0.15} ${h * 0.1}l${-w * 0.15} ${h * 0.1}zM${w * 0.5} ${h * at}l${w * 0.15} ${-h * 0.1}l${w * 0.15} ${h * 0.1}l${-w * 0.15} ${h * 0.1}z`,
        )
        .join(''),
      stage.lit(figure),
    ) +
    `</g>`;
  const rail = (x: number, w: number) =>
    path(`M${x} 690V420H${x + w}V690`, 'none', {
      stroke: stage.shade(PAINT.cedarWood),
      'stroke-width': 12,
    });
  return [
    backdrop(stage, 380, { mountain: 150, hill: 90, flock: [250, 120] }),
    treeline(stage, 390, 100, stage.far(PAINT.cedar, 0.4), { gap: 36 }),
    path(
      'M-800 470H60v-50h160v-30h120v80h420v-60h140v60h240v-40h160v40h900V700H-800Z',
      tone(stage, '#ead9b6', 0.8),
    ),
    path(
      'M60 420l30 -34h100l30 34zM220 390l20 -24h80l20 24zM760 410l24 -30h92l24 30z',
      stage.lit(PAINT.greenTile),
    ),
    farMinaret(stage, { x: 980, base: 480, width: 54, height: 250 }, PAINT.lime, 0.1),
    path(
      Array.from({ length: 12 }, (_, index) => `M${-60 + index * 110} 520h26v36h-26z`).join(''),
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    terrain('600Q600 580 2000 600', tone(stage, '#c9ae82', 0.85)),
    people(stage, 60, 1140, 650, 8, 110),
    rail(130, 400),
    carpet(150, 424, 170, 240, '#8c2f22', '#e3a92f'),
    carpet(340, 424, 170, 240, '#efe3c8', '#3d2c26'),
    rail(700, 400),
    carpet(720, 424, 170, 240, '#efe3c8', '#8c2f22'),
    carpet(910, 424, 170, 240, '#16324f', '#e8862e'),
    carpet(300, 740, 330, 120, '#b5532a', '#efe3c8', -24),
    carpet(760, 750, 300, 110, '#efe3c8', '#1f6b4d', 20),
    person(stage, 600, 760, 200, '#f1e4c8'),
    person(stage, 690, 790, 190, '#1d4f8f'),
    sheep(stage, 180, 790, { count: 5, width: 260, size: 44, depth: 50 }),
    path(`M${LEFT} 920Q500 870 ${RIGHT} 910V${BOTTOM}H${LEFT}Z`, tone(stage, PAINT.soil, 0.4)),
  ].join('');
}

/** A livestock market on a dry plain, tents and trucks before a blue wall of mountains. */
export function sheepMarket(stage: Stage): string {
  const truck = (x: number, y: number, color: Color) =>
    ellipse(x + 110, y, 150, 12, '#000000', { opacity: 0.2 }) +
    path(`M${x} ${y - 20}V${y - 110}H${x + 160}V${y - 20}Z`, stage.lit(color)) +
    path(`M${x} ${y - 90}H${x + 160}M${x} ${y - 66}H${x + 160}M${x} ${y - 42}H${x + 160}`, 'none', {
      stroke: stage.shade(color),
      'stroke-width': 6,
    }) +
    path(
      `M${x + 164} ${y - 20}V${y - 120}H${x + 214}L${x + 236} ${y - 70}V${y - 20}Z`,
      stage.lit('#dfe2e0'),
    ) +
    path(
      `M${x + 176} ${y - 108}H${x + 208}L${x + 222} ${y - 72}H${x + 176}Z`,
      stage.deep('#4a6a7a'),
    ) +
    [40, 196].map((dx) => ellipse(x + dx, y - 14, 24, 24, stage.deep('#222222'))).join('');
  return [
    sky(stage, 430),
    clouds(stage, 2, 90),
    massif(
      stage,
      [
        [LEFT, 400],
        [-400, 300],
        [-60, 350],
        [300, 260],
        [640, 330],
        [980, 280],
        [1400, 340],
        [RIGHT, 300],
      ],
      { color: '#5f7896', distance: 0.36, snowLine: stage.season.snow ? 350 : undefined },
    ),
    terrain('430Q600 416 2000 430', stage.far('#cdb083', 0.2)),
    path(
      'M-800 470H200v-40h120v-26h130v66h300v-50h160v50h1290V560H-800Z',
      stage.far('#c39a6a', 0.12),
    ),
    path(
      'M240 446h20v24h-20zM380 430h18v24h-18zM800 440h20v26h-20z',
      stage.light.lamps ? stage.lamp() : stage.shade(PAINT.rockDark),
    ),
    terrain('500Q600 484 2000 510', tone(stage, '#cdb083', 0.9)),
    truck(80, 600, '#1d6fa5'),
    truck(900, 610, '#b5532a'),
    awning(stage, { x: 500, y: 480, rise: 50, width: 240, base: 600, color: '#e3d2ac' }),
    awning(stage, { x: 760, y: 490, rise: 46, width: 210, base: 600, color: '#8fbfa3' }),
    people(stage, 360, 860, 620, 9, 110),
    ...[660, 720, 790].map((y, row) =>
      sheep(stage, 560, y, { count: 10 + row, width: 980, size: 40 + row * 10, depth: 40 }),
    ),
    person(stage, 330, 800, 190, '#7a4a2b'),
    person(stage, 860, 840, 210, '#f1e4c8'),
    person(stage, 950, 850, 200, '#16324f'),
    path('M120 860q40 -40 90 -30q60 10 60 50q-60 30 -150 -20z', 'none', {
      stroke: stage.lit('#c9a06a'),
      'stroke-width': 12,
    }),
    terrain('900Q600 870 2000 900', tone(stage, '#a8885a', 0.5)),
  ].join('');
}

/** The weekly market of a small hill town: jars, almond trees in blossom and donkeys at the edge. */
export function almondMarket(stage: Stage): string {
  const jar = (x: number, base: number, h: number) =>
    path(
      `M${x} ${base}q${-h * 0.42} ${-h * 0.3} ${-h * 0.28} ${-h * 0.62}q${h * 0.1} ${-h * 0.2} ${h * 0.1} ${-h * 0.38}h${h * 0.36}q0 ${h * 0.2} ${h * 0.1} ${h * 0.38}q${h * 0.14} ${h * 0.3} ${-h * 0.28} ${h * 0.62}z`,
      stage.lit('#c9824f'),
    );
  const ochre = mix('#c9904f', stage.season.grass, 0.25);
  return [
    backdrop(stage, 400, { mountain: 210, hill: 140, flock: [880, 110] }),
    path('M-800 430Q0 330 420 380T1100 330T2000 380V700H-800Z', tone(stage, ochre, 0.7)),
    path('M300 400v-70h100v-30h90v40h110v60zM720 370v-60h130v-36h100v96z', stage.lit('#e3cfa4')),
    path(
      'M300 400v-70h26v70zM400 330v-30h22v30zM720 370v-60h30v60zM850 310v-36h24v96h-24z',
      stage.shade('#c9b080'),
    ),
    farMinaret(stage, { x: 640, base: 400, width: 34, height: 150 }, PAINT.lime, 0.14),
    ...[-300, 80, 1100, 1400].map((x, index) =>
      fruitTree(stage, x, 520 + (index % 2) * 30, 230, { blossom: '#f6dfe2' }),
    ),
    terrain('540Q600 500 2000 540', tone(stage, ochre, 0.9)),
    awning(stage, {
      x: 330,
      y: 520,
      rise: 60,
      width: 300,
      base: 660,
      color: '#b5532a',
      stripe: '#f1e4c8',
    }),
    awning(stage, {
      x: 800,
      y: 530,
      rise: 56,
      width: 280,
      base: 660,
      color: '#1d4f8f',
      stripe: '#f1e4c8',
    }),
    people(stage, 200, 960, 680, 8, 120),
    jar(220, 780, 130),
    jar(330, 800, 160),
    jar(140, 820, 150),
    jar(440, 810, 120),
    path('M620 800h150l20 40H600zM820 800h150l20 40H800z', stage.lit(PAINT.cedarWood)),
    ellipse(695, 800, 84, 26, stage.lit('#c9a06a')),
    ellipse(895, 800, 84, 26, stage.lit('#7a4a2b')),
    person(stage, 560, 840, 220, '#f1e4c8'),
    person(stage, 1040, 850, 210, '#16324f'),
    fruitTree(stage, 60, 860, 380, { blossom: '#f6dfe2' }),
    terrain('930Q600 890 2000 930', tone(stage, PAINT.soil, 0.4)),
  ].join('');
}
