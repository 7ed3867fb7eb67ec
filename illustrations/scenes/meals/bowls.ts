import { type Color, mix } from '../../color.ts';
import { indoors } from '../../motifs/lamp.ts';
import { steam } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';
import { counter, plate } from './plates.ts';

/** A family table from above: a round of cooked salads about a loaf, on a tiled table. */
export function salads(open: Stage): string {
  const stage = indoors(open);
  const [x, y] = [600, 450];
  const colors: [Color, ...Color[]] = [
    '#c0392b',
    '#7d9a3a',
    '#e3a92f',
    '#8f2f4a',
    '#d8732a',
    '#5f8a3c',
    '#f1dfb8',
    '#6d4a34',
  ];
  const first = stage.random.whole(0, 7);
  const bowl = (cx: number, cy: number, r: number, index: number) => {
    const color = colors[(first + index) % 8] ?? colors[0];
    return [
      circle(cx - 6, cy + 10, r, '#000000', { opacity: 0.25 }),
      circle(cx, cy, r, stage.lit(index % 2 ? PAINT.blueTile : PAINT.white)),
      circle(cx, cy, r * 0.84, stage.lit(index % 2 ? PAINT.white : PAINT.blueTile)),
      circle(cx, cy, r * 0.74, stage.shade(color)),
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        circle(
          cx + Math.cos(at * 1.05) * r * 0.4,
          cy + Math.sin(at * 1.05) * r * 0.4,
          r * 0.24,
          stage.lit(at % 2 ? color : mix(color, '#ffffff', 0.16)),
        ),
      ),
      ellipse(cx, cy, r * 0.2, r * 0.1, stage.lit('#6caa4a')),
    ].join('');
  };
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, zellige(stage, 120, 'mixed')),
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.deep('#6d5a40'), { opacity: 0.3 }),
    circle(x - 14, y + 24, 440, '#000000', { opacity: 0.28 }),
    circle(x, y, 440, stage.shade(PAINT.brass)),
    circle(x, y, 424, stage.lit('#dcb055')),
    circle(x, y, 400, 'none', { stroke: stage.shade(PAINT.brass), 'stroke-width': 5 }),
    ...Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2 + 0.2;
      return bowl(x + Math.cos(angle) * 306, y + Math.sin(angle) * 306, 98, index);
    }),
    circle(x - 5, y + 12, 152, '#000000', { opacity: 0.22 }),
    circle(x, y, 150, stage.lit('#c98a42')),
    circle(x + 8, y - 8, 128, stage.lit('#dca556')),
    ...Array.from({ length: 9 }, (_, index) =>
      circle(
        x + Math.cos(index * 0.7) * 84,
        y + Math.sin(index * 0.7) * 84,
        6,
        stage.shade('#8f5a24'),
      ),
    ),
    path(`M${x - 100} ${y - 20}Q${x} ${y - 70} ${x + 100} ${y - 20}`, 'none', {
      stroke: stage.lit('#efcf8f'),
      'stroke-width': 10,
    }),
    bowl(-420, 300, 130, 2),
    bowl(-200, 700, 110, 5),
    bowl(1480, 300, 120, 6),
    bowl(1660, 700, 130, 3),
  ].join('');
}

/** A bowl of harira with its ladle; potato cakes, an egg, dates and honeyed pastry about it. */
export function soup(open: Stage): string {
  const stage = indoors(open);
  const [x, y] = [620, 590];
  return [
    counter(stage, stage.lit('#3c7a6d'), 420, '#c98f52'),
    rect(LEFT, 180, SPAN, 240, stage.lit(PAINT.white)),
    path(
      Array.from(
        { length: 24 },
        (_, index) => `M${LEFT + index * 120} 180v240M${LEFT} ${180 + (index % 3) * 80}h${SPAN}`,
      ).join(''),
      'none',
      { stroke: stage.shade('#cfd8cf'), 'stroke-width': 4 },
    ),
    rect(LEFT, 170, SPAN, 14, stage.lit(PAINT.saffron)),
    ellipse(x - 20, y + 190, 380, 60, '#000000', { opacity: 0.25 }),
    path(
      `M${x - 370} ${y - 50}Q${x - 340} ${y + 190} ${x - 120} ${y + 200}H${x + 120}Q${x + 340} ${y + 190} ${x + 370} ${y - 50}Z`,
      stage.lit('#b5532a'),
    ),
    path(
      `M${x - 370} ${y - 50}Q${x - 340} ${y + 190} ${x - 120} ${y + 200}H${x - 40}Q${x - 210} ${y + 130} ${x - 220} ${y - 50}Z`,
      stage.shade('#b5532a'),
    ),
    path(
      `M${x - 350} ${y + 30}Q${x} ${y + 130} ${x + 350} ${y + 30}l-10 34Q${x} ${y + 164} ${x - 340} ${y + 64}Z`,
      stage.lit(PAINT.plaster),
    ),
    ellipse(x, y - 50, 370, 104, stage.lit('#d8733a')),
    ellipse(x, y - 46, 334, 86, stage.lit('#c2562a')),
    ...Array.from({ length: 16 }, (_, index) =>
      ellipse(
        x + Math.cos(index * 2.4) * 260 * Math.sqrt(index / 16),
        y - 46 + Math.sin(index * 2.4) * 60 * Math.sqrt(index / 16),
        20,
        12,
        stage.lit((['#e8c27a', '#8d5a2a', '#5f8a3c', '#e0844a'] as const)[index % 4] ?? '#e8c27a'),
      ),
    ),
    path(
      `M${x + 60} ${y - 60}Q${x + 150} ${y - 110} ${x + 190} ${y - 70}L${x + 430} ${y - 260}l20 26L${x + 220} ${y - 40}Q${x + 130} ${y - 10} ${x + 60} ${y - 60}Z`,
      stage.lit('#a36a3e'),
    ),
    steam(stage, [x - 60, y - 120], 260, 3),
    plate(stage, 190, 800, 170),
    ...[
      [110, 780],
      [210, 770],
      [160, 740],
    ].map(
      ([cx = 0, cy = 0]) =>
        ellipse(cx, cy + 8, 62, 26, stage.shade('#b5782f')) +
        ellipse(cx, cy, 60, 24, stage.lit('#e0a84a')),
    ),
    plate(stage, 1030, 810, 150, PAINT.blueTile),
    ellipse(990, 790, 44, 30, stage.lit(PAINT.white)),
    ellipse(990, 790, 22, 15, stage.lit('#f0c33c')),
    ...[
      [1060, 790],
      [1090, 806],
      [1040, 812],
    ].map(([cx = 0, cy = 0]) => ellipse(cx, cy, 34, 15, stage.lit('#6d3a24'))),
    path('M560 850q40-40 80 0t80 0t80 0q-40 40-80 0t-80 0t-80 0z', 'none', {
      stroke: stage.lit('#c9822e'),
      'stroke-width': 20,
    }),
    circle(stage.random.between(500, 520), 850, 20, stage.lit('#6d3a24')),
  ].join('');
}
