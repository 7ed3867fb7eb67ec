import type { Color } from '../../color.ts';
import { archOutline, framedArch } from '../../motifs/arch.ts';
import { sideways, standing } from '../../motifs/babouche.ts';
import { tone } from '../../motifs/backdrop.ts';
import { battlements, minaret } from '../../motifs/buildings.ts';
import { glow } from '../../motifs/lamp.ts';
import { tiledMinaret } from '../../motifs/minarets.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';

/** The two walls of a lane that narrows towards (x, y); the left one is lit. */
function laneWalls(stage: Stage, x: number, y: number, half: number, color: Color): string {
  return (
    path(
      `M${LEFT} -400H${x - half - 260}L${x - half} ${y - 380}V${y}L${x - half - 420} ${BOTTOM}H${LEFT}Z`,
      tone(stage, color, 0.92),
    ) +
    path(
      `M${RIGHT} -400H${x + half + 260}L${x + half} ${y - 380}V${y}L${x + half + 420} ${BOTTOM}H${RIGHT}Z`,
      tone(stage, color, 0.12),
    )
  );
}

/** A lane with washing between the houses, a bakery window and a minaret at its end. */
export function washingLane(stage: Stage): string {
  const shirts: readonly Color[] = [
    '#fbf6ea',
    '#1d4f8f',
    '#e3a92f',
    '#b5532a',
    '#8fbfa3',
    '#fbf6ea',
    '#c2456a',
  ];
  const line = (y: number, left: number, right: number, scale: number) =>
    path(`M${left} ${y}Q600 ${y + 60 * scale} ${right} ${y - 10}`, 'none', {
      stroke: stage.deep('#5d5048'),
      'stroke-width': 3,
    }) +
    shirts
      .map((color, index) => {
        const share = (index + 0.6) / shirts.length;
        const x = left + (right - left) * share - 24 * scale;
        const top = y + 30 * scale * (1 - (2 * share - 1) ** 2);
        const w = 48 * scale;
        return index % 2
          ? path(`M${x} ${top}h${w}v${w * 1.5}h${-w}z`, stage.lit(color)) +
              path(`M${x} ${top}h${w * 0.3}v${w * 1.5}h${-w * 0.3}z`, stage.shade(color))
          : path(
              `M${x - w * 0.3} ${top}h${w * 1.5}l${w * 0.14} ${w * 0.5}l${-w * 0.34} 6v${w * 0.8}h${-w * 1.05}v${-w * 0.8}l${-w * 0.36} -6z`,
              stage.lit(color),
            );
      })
      .join('');
  return [
    sky(stage, 560),
    clouds(stage, 2, 60),
    birds(stage, 5, [560, 60]),
    tiledMinaret(stage, { x: 610, base: 640, width: 120, height: 430, body: '#d8b27c' }),
    rect(420, 520, 360, 130, tone(stage, PAINT.lime, 0.7)),
    framedArch(590, 660, 90, 120, [[8, stage.lit(PAINT.white)]], stage.deep(PAINT.cedarWood)),
    laneWalls(stage, 600, 660, 170, PAINT.lime),
    path(`M430 660H770L1190 ${BOTTOM}H10Z`, tone(stage, '#c9b894', 0.75)),
    path('M400 700H800M350 760H850M280 830H920', 'none', {
      stroke: stage.shade('#a8966f'),
      'stroke-width': 6,
      opacity: 0.6,
    }),
    line(240, 300, 900, 1.3),
    line(390, 400, 800, 0.8),
    // Windows and the bakery.
    path(
      'M120 200l70 30v120l-70 -16zM260 330l50 18v80l-50 -6z',
      stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
    ),
    path(
      'M1010 220l-70 30v120l70 -16zM900 350l-40 16v70l40 -6z',
      stage.light.lamps ? stage.lamp() : stage.deep('#1d4f8f'),
    ),
    path(
      'M60 940V560L200 560V800Z',
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    path('M50 560L210 558V540L50 530Z', stage.lit(PAINT.cedarWood)),
    ...[0, 1, 2].map((index) =>
      ellipse(120, 690 + index * 24, 52 - index * 8, 12, stage.lit('#d99a4a')),
    ),
    path('M1010 800V600L1110 590V900Z', stage.shade('#1f6b4d')),
    person(stage, 560, 730, 120, '#16324f'),
    person(stage, 700, 790, 160, '#b5532a'),
    person(stage, 430, 860, 130, '#e3a92f'),
  ].join('');
}

/** Shelves of slippers on both sides of a lane, and a patterned minaret above the awnings. */
export function slipperLane(stage: Stage): string {
  const colors: readonly Color[] = [
    '#e3a92f',
    '#fbf6ea',
    '#b5322a',
    '#e3a92f',
    '#1d4f8f',
    '#8c3f6a',
  ];
  const shoe = stage.define((id) => `<g id="${id}">${standing(stage)}</g>`);
  const shelf = (x: number, y: number, count: number, scale: number, first: number) =>
    rect(x - 16, y, count * 76 * scale + 20, 12, stage.shade(PAINT.cedarWood)) +
    Array.from({ length: count }, (_, index) => {
      const color = colors[(index + first) % colors.length] ?? '#e3a92f';
      return `<use href="#${shoe}" color="${stage.lit(color)}" transform="translate(${x + 30 * scale + index * 76 * scale} ${y}) scale(${scale})"/>`;
    }).join('');
  return [
    sky(stage, 600),
    clouds(stage, 2, 60),
    birds(stage, 6, [470, 110]),
    minaret(stage, { x: 610, base: 640, width: 150, height: 500, tiles: 'green', body: '#d0a268' }),
    path(`M420 640V470H520V520H700V460H800V640Z`, tone(stage, PAINT.lime, 0.6)),
    path(`M430 640H770L1200 ${BOTTOM}H0Z`, tone(stage, '#c9b894', 0.7)),
    rect(LEFT, 90, 1190, 1100, tone(stage, '#8d5a34', 0.25)),
    rect(820, 90, 1400, 1100, tone(stage, '#8d5a34', 0.15)),
    glow(stage, [200, 300], 300, 0.5),
    glow(stage, [1020, 300], 300, 0.5),
    ...[270, 450, 630, 810].map(
      (y, row) => shelf(-40, y, 6, 0.92, row * 2) + shelf(842, y, 5, 0.92, row * 3 + 1),
    ),
    path(`M390 60L300 190H-100V60Z`, stage.lit('#1f6b4d')),
    path(`M390 60L300 190H180L270 60ZM150 60L60 190H-60L30 60Z`, stage.lit(PAINT.lime)),
    path(`M820 60L910 190H1400V60Z`, stage.shade('#b5532a')),
    path(`M940 60L1030 190H1150L1060 60Z`, stage.shade(PAINT.lime)),
    person(stage, 590, 720, 150, '#1d4f8f'),
    person(stage, 690, 760, 170, '#f1e4c8'),
    sideways(stage, 420, 860, 150, '#e3a92f'),
    sideways(stage, 560, 880, 150, '#b5322a'),
  ].join('');
}

/** A straight road between two high palace walls. */
export function walledRoad(stage: Stage): string {
  const { earth } = PAINT;
  const left = `M${LEFT} -80L-100 120L560 430V560L-100 800L${LEFT} ${BOTTOM}Z`;
  const right = `M${RIGHT} -200L1300 60L640 430V560L1300 820L${RIGHT} ${BOTTOM}Z`;
  const merlons = (x1: number, y1: number, x2: number, y2: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const share = 1 - (1 - index / count) ** 1.7;
      const size = 46 * (1 - share) + 6;
      const x = x1 + (x2 - x1) * share;
      const y = y1 + (y2 - y1) * share;
      return `M${Math.round(x)} ${Math.round(y + 8)}v${-Math.round(size)}h${Math.round(size * 0.7)}v${Math.round(size)}z`;
    }).join('');
  return [
    sky(stage, 560),
    clouds(stage, 3, 120),
    birds(stage, 9, [600, 220]),
    rect(540, 470, 120, 100, stage.far(earth, 0.3)),
    path(archOutline(600, 566, 50, 76), stage.deep(PAINT.cedarWood)),
    battlements(536, 472, 128, 12, stage.far(earth, 0.3)),
    path(merlons(-260, 66, 560, 434, 26), stage.lit(earth)),
    path(left, stage.lit(earth)),
    path(
      `M${LEFT} 40L-100 220L560 466V474L-100 240L${LEFT} 80ZM60 196L130 228V720L60 744ZM300 308L340 326V640L300 656Z`,
      stage.shade(earth),
      { opacity: 0.55 },
    ),
    path(merlons(1420, 6, 640, 434, 26), stage.shade(earth)),
    path(right, stage.shade(earth)),
    path(`M1060 206L1130 166V752L1060 726ZM840 330L876 310V652L840 638Z`, stage.deep(earth), {
      opacity: 0.5,
    }),
    path('M930 620V470Q930 420 964 400Q1000 400 1000 450V648Z', stage.deep(PAINT.cedarWood)),
    path(
      `M560 560H640L1300 820L${RIGHT} ${BOTTOM}H${LEFT}L-100 800Z`,
      tone(stage, '#b9a37c', 0.75),
    ),
    path(`M640 560L1300 820L${RIGHT} ${BOTTOM}H1100L640 570Z`, stage.shade('#8d7a5c'), {
      opacity: 0.6,
    }),
    path(`M596 566H604L640 ${BOTTOM}H520Z`, stage.lit('#efe2c6'), { opacity: 0.5 }),
    person(stage, 480, 690, 130, '#16324f'),
    people(stage, 590, 640, 610, 2, 60),
    person(stage, 360, 780, 190, '#b5532a'),
  ].join('');
}
