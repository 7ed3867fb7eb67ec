import type { Color } from '../color.ts';
import { archOutline, framedArch, roundOutline, star } from '../motifs/arch.ts';
import { tiledRoof } from '../motifs/buildings.ts';
import { indoors, lantern } from '../motifs/lamp.ts';
import { orangeTree } from '../motifs/patio.ts';
import { person } from '../motifs/people.ts';
import { brocade } from '../motifs/silk.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { sebka, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, n, path, polygon, rect } from '../svg.ts';

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

/** A gallery on slim columns around a rectangular basin, seen from its corner. */
export function columnCorner(open: Stage): string {
  const stage = indoors(open, 0.6);
  const corner = 760;
  /** A point on the left (long) wall or the right (short) wall: `share` from the corner outwards. */
  const left = (share: number, up: number): [number, number] => [
    corner - share * 1100,
    470 - up * (250 + share * 300) + share * 190,
  ];
  const right = (share: number, up: number): [number, number] => [
    corner + share * 760,
    470 - up * (250 + share * 260) + share * 160,
  ];
  const wall = (at: typeof left, fill: string, low: number, high: number) =>
    polygon([at(0, low), at(0, high), at(1.4, high), at(1.4, low)], fill);
  const bay = (
    at: typeof left,
    from: number,
    to: number,
    low: number,
    high: number,
    fill: string,
  ) => {
    const [a, b] = [at(from, low), at(to, low)];
    const [c, d] = [at(from, high), at(to, high)];
    const [mx, my] = [(c[0] + d[0]) / 2, Math.min(c[1], d[1]) - 30];
    return path(
      `M${n(a[0])} ${n(a[1])}L${n(c[0])} ${n(c[1] + 20)}Q${n(mx)} ${n(my)} ${n(d[0])} ${n(d[1] + 20)}L${n(b[0])} ${n(b[1])}Z`,
      fill,
    );
  };
  const post = (at: typeof left, share: number, low: number, high: number, w: number) => {
    const [a, b] = [at(share, low), at(share, high)];
    return (
      rect(a[0] - w / 2, b[1], w, a[1] - b[1], stage.lit(PAINT.white)) +
      rect(a[0] - w / 2, b[1], w * 0.3, a[1] - b[1], stage.shade(PAINT.white)) +
      rect(a[0] - w, b[1], w * 2, w * 0.7, stage.lit(PAINT.plaster))
    );
  };
  const dark = stage.light.lamps ? '#8d5a30' : stage.deep('#8d6a44');
  const shares = [0.06, 0.24, 0.46, 0.74, 1.1];
  const both = (draw: (at: typeof left) => string) => draw(left) + draw(right);
  return [
    sky(open, 360),
    clouds(open, 2, 60),
    both((at) => wall(at, stage.lit('#efdcb6'), 0, 1.5)),
    wall(left, stage.shade('#d8bd8c'), 0, 1.5),
    both((at) =>
      shares
        .slice(1)
        .map(
          (to, index) =>
            bay(at, (shares[index] ?? 0) + 0.02, to - 0.02, 0, 0.56, dark) +
            bay(at, (shares[index] ?? 0) + 0.02, to - 0.02, 0.84, 1.26, dark),
        )
        .join(''),
    ),
    both((at) => wall(at, stage.lit(PAINT.cedarWood), 0.74, 0.84)),
    both((at) => wall(at, stage.lit('#a36a3e'), 0.92, 0.95)),
    both((at) => wall(at, stage.lit(PAINT.cedarWood), 1.4, 1.5)),
    both((at) => wall(at, stage.lit(PAINT.greenTile), 1.5, 1.62)),
    both((at) =>
      shares
        .map(
          (share, index) =>
            post(at, share, 0, 0.6, 14 + index * 6) + post(at, share, 0.84, 1.3, 10 + index * 4),
        )
        .join(''),
    ),
    polygon(
      [left(0, 0), left(1.4, 0), [LEFT, BOTTOM], [RIGHT, BOTTOM], right(1.6, 0), right(0, 0)],
      stage.lit('#e6d5b4'),
    ),
    polygon(
      [
        [690, 560],
        [1000, 640],
        [640, 860],
        [240, 720],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [690, 578],
        [962, 644],
        [636, 836],
        [284, 718],
      ],
      stage.lit(PAINT.greenTile),
    ),
    polygon(
      [
        [690, 590],
        [940, 648],
        [634, 824],
        [310, 718],
      ],
      stage.lit('#4f9fb0'),
    ),
    polygon(
      [
        [690, 590],
        [760, 606],
        [430, 756],
        [310, 718],
      ],
      '#ffffff',
      { opacity: 0.18 },
    ),
    orangeTree(stage, 1060, 720, 320),
    orangeTree(stage, 180, 790, 300),
    lantern(stage, 560, 240, 50, 60),
    person(stage, stage.random.between(840, 870), 640, 130, '#1d4f8f'),
  ].join('');
}

/** Lawns, paths and a large pool between old houses joined into one, with cypresses. */
export function lawnPool(open: Stage): string {
  const stage = indoors(open, 0.5);
  const house = (x: number, top: number, width: number, color: Color, count: number) =>
    rect(x, top, width, 560 - top, stage.lit(color)) +
    tiledRoof(stage, x + width / 2, top + 6, width + 20, 30, width - 10) +
    Array.from(
      { length: count },
      (_, index) =>
        framedArch(
          x + (width * (index + 0.5)) / count,
          556,
          76,
          150,
          [[9, stage.lit(PAINT.white)]],
          stage.deep('#7d5a3a'),
        ) + rect(x + (width * (index + 0.5)) / count - 22, top + 50, 44, 60, stage.lit('#3c7a5a')),
    ).join('');
  return [
    sky(stage, 480),
    clouds(stage, 3, 90),
    cypress(stage, 410, 540, 360),
    cypress(stage, 780, 540, 330),
    house(-240, 300, 380, PAINT.lime, 3),
    house(150, 250, 230, '#e6c99a', 2),
    house(480, 330, 260, PAINT.lime, 2),
    house(830, 270, 300, '#ead2a4', 2),
    house(1140, 310, 420, PAINT.lime, 3),
    rect(LEFT, 556, SPAN, 560, stage.lit('#7fa556')),
    path(
      'M-800 640Q200 560 520 640T1400 610L2000 640V690Q1300 650 900 690T300 720T-800 700Z',
      stage.lit('#dcc08c'),
    ),
    path('M600 690Q800 660 1010 700T1150 840Q900 940 660 880T600 690Z', stage.lit(PAINT.white)),
    path('M626 706Q800 684 990 718T1118 832Q900 914 682 862T626 706Z', stage.lit('#3fa0b0')),
    ...[0, 1, 2].map((index) =>
      ellipse(800 + index * 80, 750 + index * 40, 80, 4, '#ffffff', { opacity: 0.45 }),
    ),
    path('M0 900Q200 780 420 800T560 1100H-100Z', stage.lit('#dcc08c')),
    orangeTree(stage, 120, 740, 330),
    orangeTree(stage, 420, 720, 270),
    palm(stage, 250, 700, 420),
    palm(stage, 1090, 660, 470),
    ...Array.from({ length: 26 }, () =>
      circle(
        stage.random.between(30, 540),
        stage.random.between(820, 890),
        9,
        stage.lit(stage.random.pick<Color>(['#d8456a', '#fbf4e4', '#e3a92f'])),
      ),
    ),
    person(stage, 560, 700, 96, '#f1e4c8'),
    birds(stage, 4, [600, 150]),
  ].join('');
}

/** A room of a museum house: old rifles, jars, a kaftan and a chest below painted wood. */
export function showcase(open: Stage): string {
  const stage = indoors(open);
  const rifle = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-230, -6, 400, 11, stage.lit('#8d8d8d')) + path('M120-10L250-24L262 24L140 12Z', stage.lit('#8d5a34')) + [-180, -90, 0, 90].map((dx) => rect(dx, -8, 14, 16, stage.lit(PAINT.brass))).join('')}</g>`;
  const jar = (x: number, base: number, s: number, color: Color) =>
    path(
      `M${n(x - 34 * s)} ${base}Q${n(x - 92 * s)} ${n(base - 90 * s)} ${n(x - 30 * s)} ${n(base - 170 * s)}V${n(base - 200 * s)}H${n(x + 30 * s)}V${n(base - 170 * s)}Q${n(x + 92 * s)} ${n(base - 90 * s)} ${n(x + 34 * s)} ${base}Z`,
      stage.lit(PAINT.white),
    ) +
    path(
      `M${n(x - 66 * s)} ${n(base - 70 * s)}Q${n(x)} ${n(base - 40 * s)} ${n(x + 66 * s)} ${n(base - 70 * s)}V${n(base - 104 * s)}Q${n(x)} ${n(base - 74 * s)} ${n(x - 66 * s)} ${n(base - 104 * s)}Z`,
      stage.lit(color),
    ) +
    star(x, base - 136 * s, 22 * s, stage.lit(color));
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e6d2ac')),
    rect(LEFT, TOP, SPAN, 440, stage.shade('#8f3a2c')),
    path(
      Array.from({ length: 44 }, (_, index) => `M${LEFT + index * 64} 0h32v40h-32z`).join(''),
      stage.lit(PAINT.saffron),
    ),
    rect(LEFT, 44, SPAN, 60, sebka(stage, 36, PAINT.plaster, '#d3b67e')),
    rect(LEFT, 560, SPAN, 170, zellige(stage, 40, 'green')),
    rect(LEFT, 552, SPAN, 10, stage.lit(PAINT.saffron)),
    // The kaftan in its niche.
    path(roundOutline(250, 740, 330, 600), stage.lit(PAINT.white)),
    path(roundOutline(250, 740, 290, 570), stage.deep('#5a2f3a')),
    path(
      'M170 300Q250 250 330 300L400 400L352 440L330 390L360 720H140L170 390L148 440L100 400Z',
      stage.lit('#24509a'),
    ),
    path('M236 280h28v440h-28zM140 690h220v30H140z', stage.lit(PAINT.saffron)),
    path('M170 300Q200 276 236 270V720H140L170 390L148 440L100 400Z', stage.shade('#24509a'), {
      opacity: 0.6,
    }),
    rifle(740, 210, -12),
    rifle(740, 300, 10),
    circle(740, 258, 62, stage.lit(PAINT.brass)),
    star(740, 258, 50, stage.shade(PAINT.brass)),
    circle(740, 258, 16, stage.lit('#f0cf7f')),
    rect(470, 440, 640, 16, stage.lit('#a36a3e')),
    jar(560, 440, 0.55, PAINT.blueTile),
    jar(930, 440, 0.62, PAINT.greenTile),
    jar(1050, 440, 0.46, PAINT.blueTile),
    rect(LEFT, 730, SPAN, 400, stage.lit('#b98a5c')),
    path('M520 850V650Q760 560 1010 650V850Z', stage.lit('#8d5a34')),
    rect(520, 700, 490, 20, stage.lit(PAINT.brass)),
    ...[590, 700, 830, 940].map(
      (x) => star(x, 780, 38, stage.lit('#c0442c')) + star(x, 780, 20, stage.lit(PAINT.saffron)),
    ),
    rect(744, 690, 44, 54, stage.lit(PAINT.brass)),
    jar(stage.random.between(1120, 1140), 860, 0.9, PAINT.blueTile),
    lantern(stage, 460, 150, 60, 500),
    path(archOutline(1180, 560, 120, 220), stage.deep('#7d5a3a')),
  ].join('');
}
