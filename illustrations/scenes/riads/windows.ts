import type { Color } from '../../color.ts';
import { archOutline, roundOutline } from '../../motifs/arch.ts';
import { minaret } from '../../motifs/buildings.ts';
import { indoors, lantern, through } from '../../motifs/lamp.ts';
import { cushion, teaGlass, teapot } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, group, path, polygon, rect } from '../../svg.ts';

/** Windows of coloured glass above a writing desk; their colours fall on the wall and the floor. */
export function colouredWindows(open: Stage): string {
  const stage = indoors(open);
  const glass: [Color, ...Color[]] = ['#c0392b', '#e3a92f', '#2f7a58', '#2f66a8'];
  const first = stage.random.whole(0, 3);
  const pick = (index: number) => glass[(first + index) % 4] ?? glass[0];
  const window = (x: number) => {
    const panes: string[] = [];
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 4; column++) {
        panes.push(
          rect(
            x - 92 + column * 46,
            60 + row * 58,
            46,
            58,
            pick(row * 3 + column * 5 + (row >> 1)),
          ),
        );
      }
    }
    return [
      path(roundOutline(x, 530, 236, 510), stage.lit(PAINT.plaster)),
      through(stage, roundOutline(x, 520, 184, 470), panes.join('')),
      path(
        `M${x} 60V520M${x - 46} 90V520M${x + 46} 90V520M${x - 92} 176h184M${x - 92} 292h184M${x - 92} 408h184`,
        'none',
        { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 8 },
      ),
      path(roundOutline(x, 520, 184, 470), 'none', {
        stroke: stage.lit(PAINT.cedarWood),
        'stroke-width': 12,
      }),
    ].join('');
  };
  const spill = (x: number) =>
    [0, 1, 2, 3].map((index) =>
      polygon(
        [
          [x - 92 + index * 46, 690],
          [x - 46 + index * 46, 690],
          [x - 236 + index * 70, 900],
          [x - 306 + index * 70, 900],
        ],
        pick(index),
        { opacity: open.light.stars ? 0.12 : 0.42 },
      ),
    );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#d8bd8c')),
    rect(LEFT, 540, SPAN, 140, zellige(stage, 44, 'blue')),
    rect(LEFT, 532, SPAN, 10, stage.lit(PAINT.saffron)),
    ...[-430, -90, 250, 590, 930, 1270, 1610].map(window),
    rect(LEFT, 680, SPAN, 500, stage.lit('#b98a5c')),
    ...[250, 590, 930].flatMap(spill),
    // The desk of the letter-writer: paper, ink and a reed pen.
    ellipse(700, 892, 300, 24, '#000000', { opacity: 0.28 }),
    polygon(
      [
        [470, 720],
        [960, 720],
        [1010, 790],
        [420, 790],
      ],
      stage.lit('#a36a3e'),
    ),
    rect(420, 788, 590, 26, stage.shade(PAINT.cedarWood)),
    path('M450 814h40v84h-40zM940 814h40v84h-40z', stage.shade(PAINT.darkWood)),
    polygon(
      [
        [560, 734],
        [730, 734],
        [720, 780],
        [530, 780],
      ],
      stage.lit(PAINT.plaster),
    ),
    path('M566 746h140M560 756h150M556 766h120', 'none', {
      stroke: stage.shade('#4a4a4a'),
      'stroke-width': 3,
    }),
    path('M742 770L842 672l12 8L752 776z', stage.lit('#c9a45a')),
    path('M800 776v-40q0-14 20-14t20 14v40z', stage.shade(PAINT.blueTile)),
    lantern(stage, 900, 652, 56),
  ].join('');
}

/** A seat in the recess of a turned-wood screen, with a tray of tea and the shadow of the lattice. */
export function alcove(open: Stage): string {
  const stage = indoors(open);
  const wood = stage.lit(PAINT.cedarWood);
  const lattice = stage.define(
    (id) =>
      `<pattern id="${id}" width="34" height="34" patternUnits="userSpaceOnUse">${path('M0 17h34M17 0v34', 'none', { stroke: wood, 'stroke-width': 7 })}${circle(17, 17, 9, wood)}${circle(0, 0, 6, wood)}${circle(34, 34, 6, wood)}${circle(34, 0, 6, wood)}${circle(0, 34, 6, wood)}</pattern>`,
  );
  const x = 700;
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#dfc598')),
    rect(LEFT, TOP, 1130, BOTTOM - TOP, stage.shade('#d8bd8c')),
    path(archOutline(x, 640, 640, 620), stage.lit(PAINT.plaster)),
    path(archOutline(x, 640, 590, 594), stage.shade('#c9ad7c')),
    through(
      open,
      archOutline(x, 640, 500, 540),
      rect(300, 0, 800, 700, open.light.stars ? open.light.sky[1] : open.light.sky[2]) +
        rect(300, 420, 800, 300, open.far(PAINT.lime, 0.2)) +
        minaret(open, { x: x - 110, base: 640, width: 50, height: 330, tiles: 'green' }) +
        rect(300, 0, 800, 700, `url(#${lattice})`),
    ),
    path(archOutline(x, 640, 500, 540), 'none', { stroke: wood, 'stroke-width': 18 }),
    rect(x - 10, 100, 20, 540, wood),
    rect(380, 360, 640, 18, wood),
    // The bench and its cushions.
    rect(LEFT, 640, SPAN, 60, stage.lit('#1f5a48')),
    rect(LEFT, 640, SPAN, 10, stage.lit(PAINT.saffron)),
    cushion(stage, 470, 644, 180, 130, '#b5532a'),
    cushion(stage, 640, 644, 150, 110, '#f1e4c8', '#1d4f8f'),
    cushion(stage, 980, 644, 180, 130, '#8f2f3a'),
    rect(LEFT, 700, SPAN, 400, zellige(stage, 50, 'blue')),
    rect(LEFT, 700, SPAN, 18, stage.shade(PAINT.cedarWood)),
    rect(LEFT, 860, SPAN, 300, stage.shade('#9a6a44')),
    ellipse(800, 646, 130, 22, stage.shade(PAINT.brass)),
    ellipse(800, 638, 130, 22, stage.lit(PAINT.brass)),
    teapot(stage, 830, 640, 92),
    teaGlass(stage, 730, 644, 62, { mint: true }),
    // A niche with a book and a candle at the left.
    path(roundOutline(190, 520, 190, 290), stage.lit(PAINT.plaster)),
    path(roundOutline(190, 520, 160, 272), stage.deep('#a8834f')),
    rect(90, 516, 200, 22, stage.lit('#a36a3e')),
    path('M130 516v-70h26v70zM158 516v-84h20v84zM180 516v-62h28v62z', stage.lit('#8f2f3a')),
    path('M158 516v-84h20v84z', stage.lit('#24406b')),
    lantern(stage, 240, 430, 50),
    group(
      polygon(
        [
          [300, 900],
          [620, 900],
          [520, 720],
          [330, 720],
        ],
        open.light.disc.color,
      ),
      { opacity: open.light.stars ? 0.05 : stage.random.between(0.16, 0.2) },
    ),
  ].join('');
}
