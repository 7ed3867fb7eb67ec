import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { archOutline, framedArch, star } from '../../motifs/arch.ts';
import { glow, indoors, lantern } from '../../motifs/lamp.ts';
import { tiledFloor } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { brocade } from '../../motifs/silk.ts';
import { sky } from '../../motifs/sky.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../../svg.ts';

/** A tall court laid for dinner: round tables with candles below two storeys of galleries. */
export function dinnerCourt(open: Stage): string {
  const stage = indoors(open, 0.8);
  const storey = (top: number, height: number) => [
    rect(LEFT, top, SPAN, height, stage.shade('#cfae7c')),
    ...[-430, -150, 130, 410, 690, 970, 1250, 1530].map((x) =>
      path(
        archOutline(x + 50, top + height, 190, height - 16),
        stage.light.lamps ? '#8d5a30' : stage.deep('#8d6a44'),
      ),
    ),
    ...[-570, -290, -10, 270, 550, 830, 1110, 1390].map(
      (x) =>
        rect(x + 30, top, 20, height, stage.lit(PAINT.white)) +
        rect(x + 20, top, 40, 20, stage.lit(PAINT.plaster)),
    ),
    rect(LEFT, top + height - 50, SPAN, 8, stage.lit(PAINT.cedarWood)),
    path(
      Array.from(
        { length: 94 },
        (_, index) => `M${LEFT + index * 30} ${top + height - 46}v46`,
      ).join(''),
      'none',
      { stroke: stage.lit(PAINT.cedarWood), 'stroke-width': 6 },
    ),
    rect(LEFT, top + height, SPAN, 26, stage.lit('#a36a3e')),
  ];
  const table = (x: number, y: number, s: number, cloth: Color) =>
    [
      ellipse(x, y + 96 * s, 140 * s, 20 * s, '#000000', { opacity: 0.25 }),
      path(
        `M${n(x - 130 * s)} ${n(y)}L${n(x - 110 * s)} ${n(y + 96 * s)}Q${n(x)} ${n(y + 116 * s)} ${n(x + 110 * s)} ${n(y + 96 * s)}L${n(x + 130 * s)} ${n(y)}Z`,
        stage.shade(cloth),
      ),
      ellipse(x, y, 130 * s, 26 * s, stage.lit(cloth)),
      ...[-70, 66].map((dx) =>
        ellipse(x + dx * s, y + 2 * s, 36 * s, 8 * s, stage.lit(PAINT.white)),
      ),
      rect(x - 5 * s, y - 46 * s, 10 * s, 44 * s, stage.lit(PAINT.white)),
      glow(stage, [x, y - 54 * s], 80 * s, 0.7),
      path(
        `M${n(x)} ${n(y - 72 * s)}q${n(9 * s)} ${n(14 * s)} 0 ${n(26 * s)}q${n(-9 * s)} ${n(-12 * s)} 0 ${n(-26 * s)}z`,
        '#ffdc8a',
      ),
    ].join('');
  const chair = (x: number, y: number, s: number) =>
    rect(x - 34 * s, y - 120 * s, 68 * s, 130 * s, stage.shade('#7a3a2c'), { rx: 12 * s }) +
    rect(x - 34 * s, y, 68 * s, 22 * s, stage.lit('#b5532a')) +
    path(
      `M${n(x - 26 * s)} ${n(y + 20 * s)}v${n(52 * s)}M${n(x + 26 * s)} ${n(y + 20 * s)}v${n(52 * s)}`,
      'none',
      { stroke: stage.shade(PAINT.darkWood), 'stroke-width': 8 * s },
    );
  return [
    sky(open, 100),
    ...storey(-60, 230),
    ...storey(196, 230),
    rect(LEFT, 452, SPAN, 130, zellige(stage, 34, 'blue')),
    ...[-200, 300, 900, 1400].map((x) =>
      framedArch(
        x,
        600,
        150,
        136,
        [[10, stage.lit(PAINT.white)]],
        stage.light.lamps ? '#e09a44' : stage.deep('#6d4a34'),
      ),
    ),
    tiledFloor(440, 582, stage.lit('#dcc29a'), stage.lit('#b98a6a'), { tile: 130, rows: 6 }),
    lantern(stage, 600, 200, 110, 600),
    chair(430, 660, 0.6),
    table(600, 640, 0.62, '#f1e4c8'),
    chair(770, 660, 0.6),
    chair(70, 760, 1),
    table(270, 740, 1.05, '#b5532a'),
    chair(470, 770, 1),
    chair(760, 800, 1.1),
    table(960, 776, 1.2, '#f1e4c8'),
    chair(1170, 810, 1.1),
    table(-400, 740, 1.05, '#f1e4c8'),
    table(1540, 740, 1.05, '#b5532a'),
    person(stage, stage.random.between(640, 700), 640, 150, '#f1e4c8'),
  ].join('');
}

/** A court from above: floor cushions and trays of tea about a star-shaped basin. */
export function courtCushions(open: Stage): string {
  const stage = indoors(open, 0.8);
  const colors: [Color, ...Color[]] = [
    '#b5332e',
    '#24509a',
    '#e3a92f',
    '#1f6b4d',
    '#7a2f56',
    '#d8732a',
  ];
  const first = stage.random.whole(0, 5);
  const pillow = (x: number, y: number, size: number, turn: number, index: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${
      rect(-size / 2 - 6, -size / 2 + 10, size, size, '#000000', { opacity: 0.2, rx: 18 }) +
      rect(-size / 2, -size / 2, size, size, stage.lit(colors[(first + index) % 6] ?? colors[0]), {
        rx: 18,
      }) +
      rect(-size * 0.1, -size / 2, size * 0.2, size, stage.lit(PAINT.lime)) +
      rect(
        -size / 2,
        -size / 2,
        size * 0.2,
        size,
        stage.shade(colors[(first + index) % 6] ?? colors[0]),
        { rx: 14 },
      )
    }</g>`;
  const tray = (x: number, y: number, r: number) =>
    circle(x - 6, y + 10, r, '#000000', { opacity: 0.22 }) +
    circle(x, y, r, stage.lit('#dcb055')) +
    circle(x, y, r * 0.84, 'none', { stroke: stage.shade(PAINT.brass), 'stroke-width': 4 }) +
    circle(x - r * 0.2, y - r * 0.1, r * 0.32, stage.lit('#dfe2e0')) +
    circle(x - r * 0.2, y - r * 0.1, r * 0.12, stage.shade('#dfe2e0')) +
    [
      [0.4, -0.3],
      [0.48, 0.2],
      [0.1, 0.5],
      [-0.35, 0.5],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(x + dx * r, y + dy * r, r * 0.14, stage.lit('#e8efe6')) +
          circle(x + dx * r, y + dy * r, r * 0.1, stage.lit('#c98a2c')),
      )
      .join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#ead6b0')),
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, zellige(stage, 150, 'mixed'), { opacity: 0.3 }),
    rect(-60, -60, 1320, 90, stage.lit(PAINT.cedarWood)),
    ...[-60, 240, 540, 840, 1140].map(
      (x) =>
        rect(x, -60, 70, 130, stage.lit(PAINT.white)) +
        rect(x, 60, 70, 18, zellige(stage, 30, 'blue')),
    ),
    star(270, 560, 250, stage.lit(PAINT.white)),
    star(270, 560, 222, stage.lit(PAINT.greenTile)),
    star(270, 560, 196, stage.lit('#4fa3b5')),
    circle(270, 560, 66, stage.lit(PAINT.white)),
    circle(270, 560, 50, stage.lit('#7fc0cc')),
    circle(270, 560, 12, stage.lit(PAINT.white)),
    rect(560, 230, 600, 560, stage.lit('#8f2f2a')),
    rect(586, 256, 548, 508, brocade(stage, '#24406b', 120)),
    tray(860, 500, 130),
    ...[
      [860, 290, 4],
      [1050, 380, 40],
      [1070, 600, -30],
      [870, 720, 8],
      [660, 640, 30],
      [650, 380, -34],
    ].map(([x = 0, y = 0, turn = 0], index) => pillow(x, y, 128, turn, index)),
    pillow(120, 230, 120, 18, 3),
    pillow(330, 200, 120, -12, 5),
    polygon(
      [
        [LEFT, TOP],
        [420, TOP],
        [-100, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.shade('#8d7a5a'),
      { opacity: 0.28 },
    ),
  ].join('');
}
