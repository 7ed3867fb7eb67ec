import type { Color } from '../color.ts';
import { archOutline, framedArch, roundOutline, star } from '../motifs/arch.ts';
import { minaret } from '../motifs/buildings.ts';
import { glow, indoors, lantern, shaft, through } from '../motifs/lamp.ts';
import { orangeTree, tiledFloor } from '../motifs/patio.ts';
import { roofscape } from '../motifs/roofs.ts';
import { brocade } from '../motifs/silk.ts';
import { birds, sky } from '../motifs/sky.ts';
import { cushion, teaGlass, teapot } from '../motifs/ware.ts';
import { frieze, sebka, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, group, n, path, polygon, rect } from '../svg.ts';

/** Two tall doors of carved cedar in a tiled wall, one of them open on a court with an orange tree. */
export function carvedDoor(open: Stage): string {
  const stage = indoors(open, 0.6);
  const wood = stage.define(
    (id) =>
      `<pattern id="${id}" width="58" height="58" x="2" y="12" patternUnits="userSpaceOnUse">${rect(0, 0, 58, 58, stage.lit('#8d5832'))}${star(29, 29, 27, stage.lit('#a86c40'))}${star(29, 29, 17, stage.shade('#8d5832'))}${circle(29, 29, 6, stage.lit(PAINT.brass))}</pattern>`,
  );
  const leaf = (x: number, width: number) =>
    rect(x, 20, width, 830, stage.shade(PAINT.cedarWood)) +
    rect(x + 14, 40, width - 28, 790, `url(#${wood})`) +
    rect(x + 14, 420, width - 28, 26, stage.shade(PAINT.cedarWood));
  const arch = archOutline(470, 850, 300, 700);
  const court = [
    sky(open, 500),
    rect(LEFT, 300, SPAN, 600, open.lit(PAINT.plaster)),
    rect(LEFT, 560, SPAN, 130, zellige(stage, 30, 'blue')),
    rect(LEFT, 690, SPAN, 200, stage.lit('#e2d2b2')),
    orangeTree(stage, 500, 730, 380),
    rect(430, 716, 140, 26, stage.lit(PAINT.greenTile)),
  ].join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade(PAINT.lime)),
    rect(LEFT, 560, SPAN, 300, zellige(stage, 48, 'green')),
    rect(LEFT, 546, SPAN, 14, stage.lit(PAINT.saffron)),
    path(archOutline(470, 850, 372, 764), stage.lit(PAINT.plaster)),
    path(archOutline(470, 850, 336, 738), sebka(stage, 28, PAINT.plaster, '#d9c196')),
    through(open, arch, court),
    leaf(690, 280),
    polygon(
      [
        [318, 130],
        [318, 850],
        [120, 930],
        [120, 60],
      ],
      stage.shade(PAINT.cedarWood),
    ),
    polygon(
      [
        [304, 170],
        [304, 820],
        [140, 886],
        [140, 122],
      ],
      `url(#${wood})`,
    ),
    polygon(
      [
        [304, 170],
        [304, 820],
        [140, 886],
        [140, 122],
      ],
      stage.deep(PAINT.cedarWood),
      { opacity: 0.45 },
    ),
    circle(716, 500, 22, 'none', { stroke: stage.lit(PAINT.brass), 'stroke-width': 10 }),
    tiled(stage, 850),
    lantern(stage, 1060, stage.random.between(150, 190), 76, 500),
  ].join('');
}

/** A salon: banquettes along the walls, a low table, a painted ceiling, a door to the court. */
export function salonRoom(open: Stage): string {
  const stage = indoors(open);
  const wall = stage.lit('#ecdcb8');
  const colors: [Color, ...Color[]] = ['#8f2f3a', '#1f5a48', '#b5832a', '#24406b'];
  const first = stage.random.whole(0, 3);
  const seat = (x: number, count: number, base: number, size: number) =>
    Array.from({ length: count }, (_, index) =>
      cushion(
        stage,
        x + index * size * 1.05,
        base,
        size,
        size * 0.7,
        colors[(first + index) % 4] ?? colors[0],
        index % 2 ? PAINT.saffron : PAINT.lime,
      ),
    ).join('');
  const beams = Array.from({ length: 17 }, (_, index) => {
    const x = -760 + index * 170;
    return polygon(
      [
        [600 + (x - 600) * 0.62, 190],
        [600 + (x + 60 - 600) * 0.62, 190],
        [x + 110, TOP],
        [x, TOP],
      ],
      index % 2 ? stage.shade('#a8552e') : stage.shade(PAINT.greenTile),
    );
  });
  return [
    rect(LEFT, TOP, SPAN, 700, stage.shade(PAINT.cedarWood)),
    beams.join(''),
    rect(LEFT, 190, SPAN, 520, wall),
    rect(LEFT, 184, SPAN, 16, stage.lit(PAINT.saffron)),
    frieze(stage, LEFT, 204, SPAN, 40, '#b5532a'),
    rect(LEFT, 250, SPAN, 70, sebka(stage, 34, '#f1e4c8', '#d3b67e')),
    rect(LEFT, 470, SPAN, 190, zellige(stage, 36, 'mixed')),
    rect(LEFT, 462, SPAN, 8, stage.lit(PAINT.greenTile)),
    // The doorway to the court.
    framedArch(
      600,
      660,
      210,
      372,
      [
        [20, stage.lit(PAINT.white)],
        [10, stage.lit(PAINT.cedarWood)],
      ],
      open.light.stars ? open.light.sky[2] : open.light.sky[1],
    ),
    through(
      open,
      archOutline(600, 660, 210, 372),
      rect(480, 520, 240, 60, open.lit(PAINT.plaster)) +
        rect(480, 560, 240, 110, open.lit('#dcc9a4')) +
        orangeTree(open, 630, 640, 240),
    ),
    rect(LEFT, 600, SPAN, 60, stage.shade('#6d2a34')),
    rect(492, 600, 216, 62, open.lit('#dcc9a4')),
    seat(-620, 10, 604, 108),
    seat(790, 10, 604, 108),
    rect(LEFT, 602, 1292, 62, stage.lit('#8f2f3a')),
    rect(708, 602, 1292, 62, stage.lit('#8f2f3a')),
    rect(LEFT, 654, 1292, 20, stage.shade('#5d1f2a')),
    rect(708, 654, 1292, 20, stage.shade('#5d1f2a')),
    rect(LEFT, 672, SPAN, 500, stage.lit('#c9a27a')),
    polygon(
      [
        [300, 712],
        [900, 712],
        [1120, BOTTOM],
        [80, BOTTOM],
      ],
      stage.lit('#8f2f3a'),
    ),
    polygon(
      [
        [334, 728],
        [866, 728],
        [1060, BOTTOM],
        [140, BOTTOM],
      ],
      brocade(stage, '#1f4f6b', 90, 0.5),
    ),
    shaft(
      open,
      [
        [500, 662],
        [700, 662],
        [820, 900],
        [380, 900],
      ],
      open.light.stars ? 0.1 : 0.4,
    ),
    ellipse(600, 880, 220, 30, '#000000', { opacity: 0.25 }),
    path('M430 790L460 884H740L770 790Z', stage.shade(PAINT.cedarWood)),
    ellipse(600, 790, 210, 42, stage.shade(PAINT.brass)),
    ellipse(600, 782, 210, 42, stage.lit(PAINT.brass)),
    teapot(stage, 640, 786, 110),
    teaGlass(stage, 500, 790, 66, { color: PAINT.blueTile }),
    teaGlass(stage, 562, 806, 66),
    lantern(stage, 300, 206, 60, 140),
    lantern(stage, 900, 206, 60, 140),
  ].join('');
}

/** A bedroom: a bed with a tall carved head below a window of pierced plaster, lamps at its sides. */
export function bedroom(open: Stage): string {
  const stage = indoors(open);
  const { random } = stage;
  const cover = random.pick<Color>(['#1f4f6b', '#8f2f3a', '#1f5a48']);
  const at = 430;
  const pane = (dx: number) => archOutline(at + dx, 260, 86, 190);
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e6d2ac')),
    rect(LEFT, TOP, SPAN, 420, stage.shade('#e6d2ac')),
    rect(LEFT, 20, SPAN, 34, stage.lit(PAINT.cedarWood)),
    frieze(stage, LEFT, 54, SPAN, 36),
    // The window to the right with a seat and the sky.
    through(
      open,
      archOutline(960, 600, 230, 420),
      sky(open, 520) +
        roofscape(open, {
          rows: 2,
          size: 80,
          line: (_, row) => 430 + row * 60,
          from: 780,
          to: 1160,
        }) +
        minaret(open, { x: 1000, base: 470, width: 34, height: 170, tiles: 'green' }),
    ),
    path(archOutline(960, 600, 230, 420), 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 22,
    }),
    path('M960 190V600M850 400H1070', 'none', {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 9,
    }),
    path(
      [-110, 0, 110].map(pane).join(''),
      stage.light.lamps ? stage.deep('#6d5a40') : open.light.sky[2],
    ),
    path([-110, 0, 110].map(pane).join(''), sebka(stage, 22, PAINT.lime, PAINT.plaster), {
      opacity: 0.55,
    }),
    // The head of the bed.
    path(roundOutline(at, 720, 520, 400), stage.shade(PAINT.cedarWood)),
    path(roundOutline(at, 720, 480, 376), stage.lit('#a36a3e')),
    path(roundOutline(at, 720, 420, 336), sebka(stage, 40, '#8d5832', '#b57c4a')),
    rect(at - 300, 560, 600, 20, stage.shade(PAINT.cedarWood)),
    cushion(stage, at - 130, 640, 230, 110, PAINT.white, PAINT.white),
    cushion(stage, at + 130, 640, 230, 110, PAINT.white, PAINT.white),
    cushion(stage, at - 4, 660, 160, 84, cover),
    polygon(
      [
        [at - 270, 640],
        [at + 270, 640],
        [at + 350, 860],
        [at - 350, 860],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [at - 300, 720],
        [at + 300, 720],
        [at + 350, 860],
        [at - 350, 860],
      ],
      brocade(stage, cover, 76, 0.7, at),
    ),
    rect(at - 350, 858, 700, 60, stage.shade(cover)),
    rect(LEFT, 890, SPAN, 300, stage.lit('#9a5a38')),
    rect(LEFT, 884, SPAN, 10, stage.shade('#7d4428')),
    rect(850, 600, 230, 20, stage.lit(PAINT.white)),
    rect(820, 700, 300, 190, stage.shade('#8a5a38')),
    rect(810, 690, 320, 20, stage.lit('#a36a3e')),
    lantern(stage, 890, 580, 66),
    teapot(stage, 1010, 694, 74),
    teaGlass(stage, 1076, 694, 50),
    lantern(stage, 40, 300, 70, 600),
    shaft(
      open,
      [
        [850, 260],
        [1070, 200],
        [760, 900],
        [480, 900],
      ],
      open.light.stars ? 0.06 : 0.2,
    ),
  ].join('');
}

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

/** Carpets hung over the rail of a gallery and laid on the floor below it. */
export function carpets(open: Stage): string {
  const stage = indoors(open);
  const colors: [Color, ...Color[]] = ['#8f2f2a', '#24406b', '#b5832a', '#5a2f4a', '#1f5a48'];
  const first = stage.random.whole(0, 4);
  const carpet = (x: number, y: number, width: number, height: number, index: number) => {
    const ground = colors[(first + index) % 5] ?? colors[0];
    const second = colors[(first + index + 2) % 5] ?? colors[0];
    const middle = x + width / 2;
    const rows = [0.3, 0.5, 0.7].map((share) => {
      const cy = y + height * share;
      const w = width * 0.2;
      return (
        polygon(
          [
            [middle, cy - height * 0.1],
            [middle + w, cy],
            [middle, cy + height * 0.1],
            [middle - w, cy],
          ],
          stage.lit(PAINT.lime),
        ) +
        polygon(
          [
            [middle, cy - height * 0.06],
            [middle + w * 0.6, cy],
            [middle, cy + height * 0.06],
            [middle - w * 0.6, cy],
          ],
          stage.lit('#d8732a'),
        )
      );
    });
    return [
      rect(x, y, width, height, stage.lit(ground)),
      rect(x + width * 0.08, y + height * 0.05, width * 0.84, height * 0.9, stage.lit(second)),
      rect(x + width * 0.14, y + height * 0.09, width * 0.72, height * 0.82, stage.lit(ground)),
      rows.join(''),
      rect(x, y, width * 0.1, height, stage.deep(ground), { opacity: 0.5 }),
      path(
        Array.from(
          { length: Math.round(width / 12) },
          (_, i) => `M${n(x + 6 + i * 12)} ${n(y + height)}v14`,
        ).join(''),
        'none',
        { stroke: stage.lit(PAINT.lime), 'stroke-width': 3 },
      ),
    ].join('');
  };
  const posts = [-500, -180, 140, 460, 780, 1100, 1420];
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#d8bd8c')),
    // The rooms of the upper floor.
    ...posts.map((x) =>
      framedArch(
        x + 160,
        300,
        120,
        230,
        [[14, stage.shade(PAINT.white)]],
        stage.deep(PAINT.cedarWood),
      ),
    ),
    ...posts.map(
      (x) =>
        rect(x - 15, TOP, 30, 1000, stage.lit(PAINT.white)) +
        rect(x - 15, TOP, 10, 1000, stage.shade(PAINT.white)) +
        rect(x - 30, 300, 60, 26, stage.lit(PAINT.white)),
    ),
    rect(LEFT, 326, SPAN, 70, stage.lit(PAINT.cedarWood)),
    rect(LEFT, 386, SPAN, 14, stage.shade(PAINT.cedarWood)),
    rect(LEFT, 220, SPAN, 14, stage.lit('#a36a3e')),
    path(
      Array.from({ length: 80 }, (_, index) => `M${LEFT + index * 34} 234v92`).join(''),
      'none',
      { stroke: stage.lit(PAINT.cedarWood), 'stroke-width': 8 },
    ),
    rect(LEFT, 640, SPAN, 80, zellige(stage, 40, 'green')),
    ...posts.map((x) => archShadow(stage, x + 160)),
    ...posts.map(
      (x) =>
        rect(x - 15, 400, 30, 320, stage.lit(PAINT.white)) +
        rect(x - 15, 400, 10, 320, stage.shade(PAINT.white)),
    ),
    carpet(180, 214, 210, 330, 0),
    carpet(520, 214, 250, 420, 1),
    carpet(850, 214, 190, 290, 2),
    carpet(-420, 214, 220, 380, 3),
    carpet(1460, 214, 220, 350, 4),
    rect(LEFT, 720, SPAN, 400, stage.lit('#d3b68c')),
    polygon(
      [
        [330, 770],
        [980, 770],
        [1150, BOTTOM],
        [160, BOTTOM],
      ],
      stage.lit(colors[(first + 3) % 5] ?? colors[0]),
    ),
    polygon(
      [
        [370, 792],
        [940, 792],
        [1070, BOTTOM],
        [240, BOTTOM],
      ],
      brocade(stage, colors[(first + 1) % 5] ?? colors[0], 84, 0.5),
    ),
    path('M90 800h200v-92h-200z', stage.shade(PAINT.cedarWood)),
    path('M80 712q110-44 220 0z', stage.lit('#a36a3e')),
    circle(190, 740, 12, stage.lit(PAINT.brass)),
    lantern(stage, 1080, 470, 60, 70),
    stage.light.lamps ? glow(stage, [600, 560], 300, 0.3) : '',
  ].join('');

  function archShadow(on: Stage, x: number): string {
    return path(archOutline(x, 720, 220, 280), on.deep('#a8834f'), { opacity: 0.85 });
  }
}

/** Narrow tiled steps that climb between two walls to a sunlit door. */
export function stairs(open: Stage): string {
  const stage = indoors(open, 0.8);
  const tiles = zellige(stage, 40, stage.random.pick(['blue', 'green'] as const));
  const steps = Array.from({ length: 9 }, (_, index) => {
    const share = 1 - index / 9;
    const y = 360 + 560 * share * share;
    const next = 1 - (index + 1) / 9;
    const top = 360 + 560 * next * next;
    const left = 560 - 300 * share;
    const right = 660 + 330 * share;
    return (
      rect(left, top + (y - top) * 0.42, right - left, (y - top) * 0.6, tiles) +
      polygon(
        [
          [left, top + (y - top) * 0.44],
          [right, top + (y - top) * 0.44],
          [660 + 330 * next, top],
          [560 - 300 * next, top],
        ],
        stage.lit('#c97a4e'),
      ) +
      rect(left, top + (y - top) * 0.4, right - left, 9, stage.lit(PAINT.cedarWood))
    );
  }).reverse();
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#e6cf9f')),
    framedArch(
      610,
      372,
      150,
      320,
      [
        [18, stage.lit(PAINT.white)],
        [8, stage.lit(PAINT.blueTile)],
      ],
      open.light.stars ? open.light.sky[2] : open.light.sky[1],
    ),
    through(
      open,
      archOutline(610, 372, 150, 320),
      orangeTree(open, 640, 400, 260) + birds(open, 3, [600, 120]),
    ),
    polygon(
      [
        [LEFT, TOP],
        [500, TOP],
        [500, 372],
        [220, 960],
        [220, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.shade('#d8b98c'),
    ),
    polygon(
      [
        [2000, TOP],
        [720, TOP],
        [720, 372],
        [1030, 960],
        [1030, BOTTOM],
        [2000, BOTTOM],
      ],
      stage.lit('#f1dfb8'),
    ),
    rect(500, 372, 220, 30, stage.lit('#c97a4e')),
    steps.join(''),
    // Doors and plants on both sides.
    polygon(
      [
        [250, 330],
        [390, 330],
        [390, 600],
        [250, 820],
      ],
      stage.shade(PAINT.greenTile),
    ),
    polygon(
      [
        [860, 250],
        [1010, 200],
        [1010, 480],
        [860, 430],
      ],
      stage.shade(PAINT.cedarWood),
    ),
    path('M860 310l150-34M860 370l150-10M910 233v213M960 217v246', 'none', {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 8,
    }),
    pot(stage, 300, 880, 1.1),
    pot(stage, 420, 630, 0.6),
    pot(stage, 960, 850, 1.2),
    lantern(stage, 400, 160, 66, 560),
  ].join('');
}

/** A terracotta pot with a round plant, standing at (x, base). */
export function pot(stage: Stage, x: number, base: number, scale: number): string {
  const s = (value: number) => value * scale;
  return [
    ellipse(x, base - s(96), s(62), s(56), stage.shade('#3f7d45')),
    ellipse(x + s(14), base - s(106), s(42), s(38), stage.lit('#5c9a4f')),
    path(
      `M${n(x - s(44))} ${n(base - s(64))}h${n(s(88))}l${n(-s(14))} ${n(s(64))}h${n(-s(60))}z`,
      stage.lit(PAINT.terracotta),
    ),
    path(
      `M${n(x - s(44))} ${n(base - s(64))}h${n(s(30))}l${n(s(2))} ${n(s(64))}h${n(-s(18))}z`,
      stage.shade(PAINT.terracotta),
    ),
  ].join('');
}

const tiled = (stage: Stage, top: number) =>
  tiledFloor(520, top, stage.lit('#efe2c6'), stage.lit('#c9d3d6'), { tile: 150, rows: 3 });
