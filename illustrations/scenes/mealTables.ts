import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { ground, ridge, slope } from '../motifs/land.ts';
import { orangeTree } from '../motifs/patio.ts';
import { pie } from '../motifs/pie.ts';
import { columns } from '../motifs/roman.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive, palm } from '../motifs/trees.ts';
import { teaGlass } from '../motifs/ware.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../svg.ts';

/** A garden table with two chairs, laid, standing at (x, base). */
function table(stage: Stage, x: number, base: number, s: number, cloth: Color): string {
  const chair = (side: 1 | -1) =>
    path(
      `M${n(x + side * 190 * s)} ${n(base)}v${n(-250 * s)}h${n(-side * 16 * s)}v${n(120 * s)}h${n(-side * 84 * s)}v${n(18 * s)}h${n(side * 2 * s)}v${n(112 * s)}h${n(side * 14 * s)}v${n(-112 * s)}h${n(side * 68 * s)}v${n(112 * s)}z`,
      stage.shade('#3c5a4a'),
    );
  return [
    ellipse(x, base, 210 * s, 18 * s, '#000000', { opacity: 0.22 }),
    chair(-1),
    chair(1),
    rect(x - 8 * s, base - 170 * s, 16 * s, 170 * s, stage.shade(PAINT.darkWood)),
    path(
      `M${n(x - 130 * s)} ${n(base - 176 * s)}L${n(x - 120 * s)} ${n(base - 96 * s)}Q${n(x)} ${n(base - 70 * s)} ${n(x + 120 * s)} ${n(base - 96 * s)}L${n(x + 130 * s)} ${n(base - 176 * s)}Z`,
      stage.shade(cloth),
    ),
    ellipse(x, base - 176 * s, 130 * s, 28 * s, stage.lit(cloth)),
    ellipse(x - 50 * s, base - 176 * s, 44 * s, 10 * s, stage.lit(PAINT.white)),
    ellipse(x + 54 * s, base - 180 * s, 44 * s, 10 * s, stage.lit(PAINT.white)),
    teaGlass(stage, x, base - 166 * s, 46 * s, { mint: true }),
  ].join('');
}

/** Tables under the trees of a big garden, with the day's dishes chalked on a board. */
export function gardenTables(stage: Stage): string {
  const shade = (x: number, y: number, r: number) =>
    circle(x, y, r, stage.shade('#4f8a45')) +
    circle(x + r * 0.16, y - r * 0.14, r * 0.74, stage.lit('#6ca04f'));
  return [
    sky(stage, 420),
    rect(LEFT, 220, SPAN, 330, stage.lit('#e6cf9f')),
    ...Array.from({ length: 13 }, (_, index) =>
      shade(-120 + index * 120, 430 + (index % 3) * 22, 110),
    ),
    ground(520, stage.lit('#86a85a')),
    path('M520 520Q640 640 420 760T300 1100H760Q620 800 760 680T640 520Z', stage.lit('#dcc08c')),
    polygon(
      [
        [840, 520],
        [860, 520],
        [1180, 900],
        [1110, 900],
      ],
      stage.lit('#4f9fb0'),
    ),
    palm(stage, 980, 600, 480),
    palm(stage, 150, 590, 430),
    shade(60, 560, 90),
    shade(1130, 590, 100),
    table(stage, 640, 640, 0.6, '#f1e4c8'),
    table(stage, 900, 780, 0.95, '#d8732a'),
    // The board on its easel.
    path('M210 880L270 500h20l-40 380zM430 880L370 500h-20l40 380z', stage.shade('#7a4a2b')),
    rect(200, 510, 240, 300, stage.lit('#7a4a2b')),
    rect(216, 526, 208, 268, stage.deep('#24352c')),
    path('M240 566h120M240 606h160M240 646h140M240 686h164M240 726h110M240 760h150', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    ...Array.from({ length: 20 }, () =>
      circle(
        stage.random.between(470, 1180),
        stage.random.between(830, 900),
        9,
        stage.lit(stage.random.pick<Color>(['#d8456a', '#fbf4e4', '#e3a92f'])),
      ),
    ),
    birds(stage, 3, [480, 130]),
  ].join('');
}

/** Tables between broken columns, old mosaic floors and orange trees, in the walls of a fallen house. */
export function ruinTables(stage: Stage): string {
  return [
    sky(stage, 420),
    clouds(stage, 2, 90),
    path(
      `M${LEFT} 300L-200 240L60 250L150 150L330 170L380 300L520 320L560 250L700 270L760 90L940 110L980 60L1250 80L2000 120V640H${LEFT}Z`,
      stage.lit('#d3a878'),
    ),
    path(
      `M150 150L330 170L380 300L300 300L290 210L170 200ZM760 90L940 110L930 150L800 140L780 260L720 270Z`,
      stage.shade('#b58a5c'),
    ),
    path(
      'M90 600V420q0-70 60-70t60 70v180zM840 600V400q0-80 70-80t70 80v200z',
      stage.deep('#8d6a44'),
    ),
    path('M420 460h90v70h-90zM620 380h70v90h-70z', stage.light.sky[1]),
    rect(LEFT, 590, SPAN, 600, stage.lit('#cdae82')),
    polygon(
      [
        [330, 620],
        [840, 620],
        [1010, BOTTOM],
        [120, BOTTOM],
      ],
      zellige(stage, 70, 'mixed'),
    ),
    polygon(
      [
        [330, 620],
        [840, 620],
        [1010, BOTTOM],
        [120, BOTTOM],
      ],
      stage.shade('#cdae82'),
      { opacity: 0.25 },
    ),
    path('M300 900q90-70 60-130l-60 20zM900 900q-20-60 30-120l90 120z', stage.lit('#7d9a4a')),
    orangeTree(stage, 210, 640, 360),
    orangeTree(stage, 1010, 650, 410),
    columns(stage, [420], { base: 650, height: 300, width: 46 }),
    columns(stage, [740], { base: 640, height: 180, width: 44, broken: true }),
    columns(stage, [90], { base: 840, height: 210, width: 62, broken: true }),
    table(stage, 580, 720, 0.7, '#f1e4c8'),
    table(stage, 830, 860, 1, '#24406b'),
    ellipse(400, 860, 84, 24, stage.shade(PAINT.stone)),
    ellipse(400, 850, 84, 24, stage.lit(PAINT.limestone)),
    ...[-0.4, 0, 0.4].map((turn) => ellipse(400 + turn * 90, 820, 26, 44, stage.lit('#5f9a45'))),
    birds(stage, stage.random.whole(3, 6), [560, 130]),
  ].join('');
}

/** A pastilla on a terrace above a green valley, with the new town on its far side. */
export function valleyTable(stage: Stage): string {
  const block = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, stage.far('#ead5ac', 0.35)) +
    path(
      Array.from(
        { length: 6 },
        (_, index) =>
          `M${n(x + w * (0.14 + (index % 3) * 0.28))} ${n(y + h * 0.2 + Math.floor(index / 3) * h * 0.36)}h${n(w * 0.14)}v${n(h * 0.16)}h${n(-w * 0.14)}z`,
      ).join(''),
      stage.lamp(),
      { opacity: 0.8 },
    );
  return [
    sky(stage, 420),
    clouds(stage, 2, 100),
    ridge(stage, 330, 60, stage.far(PAINT.hill, 0.65), { step: 260 }),
    ...[-300, -160, 0, 110, 230, 330, 460, 560, 690, 800, 930, 1040, 1150, 1290].map((x, index) =>
      block(x, 230 + ((index * 53) % 70), 96 + ((index * 31) % 40), 200),
    ),
    slope(380, 30, stage.far(stage.season.grass, 0.25), 50),
    path(`M${LEFT} 430Q600 640 2000 420V900H${LEFT}Z`, stage.far('#6c8f52', 0.15)),
    ...[80, 210, 330, 480, 640, 800, 960, 1090].map((x, index) =>
      olive(stage, x, 540 + ((index * 37) % 50), 90 + (index % 3) * 20, 0.15),
    ),
    cypress(stage, 560, 560, 150, 0.15),
    cypress(stage, 900, 560, 170, 0.15),
    rect(LEFT, 600, SPAN, 22, stage.lit('#3c5a4a')),
    path(
      Array.from({ length: 56 }, (_, index) => `M${LEFT + index * 50} 622v120`).join(''),
      'none',
      { stroke: stage.lit('#3c5a4a'), 'stroke-width': 8 },
    ),
    rect(LEFT, 740, SPAN, 400, stage.shade('#b98a5c')),
    polygon(
      [
        [190, 720],
        [1010, 720],
        [1180, BOTTOM],
        [20, BOTTOM],
      ],
      stage.lit('#f1e4c8'),
    ),
    polygon(
      [
        [190, 720],
        [1010, 720],
        [1020, 736],
        [182, 736],
      ],
      stage.shade('#d8c39a'),
    ),
    place([600, 810], 0.62, pie(stage, 0, 0)),
    teaGlass(stage, 270, 800, 90, { mint: true }),
    teaGlass(stage, 930, 806, 90, { color: PAINT.blueTile }),
    ellipse(stage.random.between(330, 350), 860, 60, 16, stage.lit(PAINT.white)),
    birds(stage, 4, [340, 180]),
  ].join('');
}
