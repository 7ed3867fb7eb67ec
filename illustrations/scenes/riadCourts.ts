import type { Color } from '../color.ts';
import { archOutline, framedArch, roundOutline, star } from '../motifs/arch.ts';
import { minaret, tiledRoof } from '../motifs/buildings.ts';
import { glow, indoors, lantern } from '../motifs/lamp.ts';
import { fountain, orangeTree, tiledFloor } from '../motifs/patio.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { sebka, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, n, path, polygon, rect } from '../svg.ts';
import { pot } from './riadRooms.ts';

/** The sky above a court: four galleries, one above the other, seen from its floor. */
export function courtSky(open: Stage): string {
  const stage = indoors(open, 0.6);
  const [cx, cy] = [600, stage.random.between(400, 430)];
  /** Half the side of the opening at each storey, from the floor up. */
  const rings = [760, 520, 356, 250];
  const frame = (
    outer: number,
    inner: number,
    shares: readonly [number, number, number, number],
    color: Color,
  ) => {
    const tones = [stage.lit(color), stage.shade(color), stage.deep(color), stage.shade(color)];
    const corner = (half: number): [number, number][] => [
      [cx - half * 1.2, cy - half],
      [cx + half * 1.2, cy - half],
      [cx + half * 1.2, cy + half],
      [cx - half * 1.2, cy + half],
    ];
    const [a, b] = [corner(outer), corner(inner)];
    return shares
      .map((tone, index) => {
        const next = (index + 1) % 4;
        const points = [a[index], a[next], b[next], b[index]];
        return polygon(points as [number, number][], tones[tone] ?? tones[0] ?? '#000000');
      })
      .join('');
  };
  const openings = (half: number, size: number, count: number, fill: string) =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const x = cx - half * 1.2 + half * 2.4 * share;
      const y = cy - half + half * 2 * share;
      return [
        path(archOutline(x, cy - half + size * 0.5, size * 0.6, size), fill, {
          transform: `rotate(180 ${n(x)} ${n(cy - half)})`,
        }),
        path(archOutline(x, cy + half + size * 0.5, size * 0.6, size), fill),
        path(archOutline(cx - half * 1.2, y + size * 0.5, size * 0.6, size), fill, {
          transform: `rotate(90 ${n(cx - half * 1.2)} ${n(y)})`,
        }),
        path(archOutline(cx + half * 1.2, y + size * 0.5, size * 0.6, size), fill, {
          transform: `rotate(-90 ${n(cx + half * 1.2)} ${n(y)})`,
        }),
      ].join('');
    }).join('');
  const room = stage.light.lamps ? '#f2b04e' : stage.deep(PAINT.cedarWood);
  const tones = [2, 1, 0, 1] as const;
  return [
    sky(open, 900),
    clouds(open, 2, cy - 60),
    birds(open, 4, [cx, cy]),
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#d8bd8c'), { 'fill-opacity': 0 }),
    frame(1500, rings[0] ?? 0, tones, '#e6d2ac'),
    frame(rings[0] ?? 0, 560, tones, PAINT.plaster),
    openings(655, 170, 5, room),
    frame(575, 540, tones, PAINT.cedarWood),
    frame(540, 400, tones, '#efdfba'),
    openings(468, 120, 5, room),
    frame(404, 380, tones, PAINT.cedarWood),
    frame(380, 290, tones, PAINT.plaster),
    openings(334, 78, 5, room),
    frame(292, 262, tones, PAINT.greenTile),
    frame(266, 250, tones, PAINT.saffron),
  ].join('');
}

/** A long basin between clipped beds that leads to a pavilion of three arches, with tall palms. */
export function palmPool(open: Stage): string {
  const stage = indoors(open, 0.5);
  const water = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${open.light.sky[2]}"/><stop offset="1" stop-color="${stage.shade('#2f8094')}"/></linearGradient>`,
  );
  const base = 520;
  return [
    sky(open, 460),
    clouds(open, 2, 90),
    rect(LEFT, 330, SPAN, base - 330, stage.lit('#e9cfa0')),
    rect(LEFT, 322, SPAN, 14, stage.lit(PAINT.white)),
    cypress(stage, 236, base, 300),
    cypress(stage, 964, base, 290),
    rect(380, 250, 440, base - 250, stage.lit(PAINT.plaster)),
    tiledRoof(stage, 600, 250, 500, 84, 330),
    rect(380, 250, 440, 24, stage.lit(PAINT.cedarWood)),
    rect(380, 276, 440, 40, sebka(stage, 26, PAINT.plaster, '#d9c196')),
    ...[454, 600, 746].map((x) =>
      framedArch(
        x,
        base,
        96,
        176,
        [
          [10, stage.lit(PAINT.white)],
          [5, stage.lit(PAINT.greenTile)],
        ],
        stage.light.lamps ? '#d98f3e' : stage.deep(PAINT.cedarWood),
      ),
    ),
    tiledFloor(430, base, stage.lit('#e6d5b4'), stage.lit('#d8c39a'), { tile: 120, rows: 6 }),
    polygon(
      [
        [520, base + 14],
        [680, base + 14],
        [940, BOTTOM],
        [260, BOTTOM],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [530, base + 22],
        [670, base + 22],
        [906, BOTTOM],
        [294, BOTTOM],
      ],
      stage.lit(PAINT.greenTile),
    ),
    polygon(
      [
        [536, base + 26],
        [664, base + 26],
        [876, BOTTOM],
        [324, BOTTOM],
      ],
      `url(#${water})`,
    ),
    ...[600, 660, 740].map((y, index) =>
      ellipse(600 + index * 12, y, 60 + index * 34, 5, '#ffffff', { opacity: 0.25 }),
    ),
    ...(
      [
        [300, 610, 0.7],
        [900, 610, 0.7],
        [170, 720, 1.1],
        [1030, 720, 1.1],
      ] as const
    ).map(([x, y, s]) => pot(stage, x, y, s)),
    palm(stage, 330, 600, 560),
    palm(stage, 840, 590, 470),
    palm(stage, 90, 800, 760),
    palm(stage, 1130, 820, 700),
    birds(open, open.random.whole(3, 6), [600, 130]),
  ].join('');
}

/** A swimming pool seen along its edge, with sun beds and parasols below a wall with blue doors. */
export function bathingPool(open: Stage): string {
  const stage = indoors(open, 0.5);
  const base = 430;
  const bed = (x: number, y: number, s: number) =>
    path(
      `M${n(x)} ${n(y)}l${n(150 * s)} ${n(-30 * s)}l${n(70 * s)} ${n(-74 * s)}l${n(46 * s)} ${n(8 * s)}l${n(-62 * s)} ${n(88 * s)}l${n(-160 * s)} ${n(36 * s)}z`,
      stage.lit(PAINT.white),
    ) +
    path(
      `M${n(x + 20 * s)} ${n(y + 8 * s)}v${n(36 * s)}M${n(x + 190 * s)} ${n(y - 26 * s)}v${n(40 * s)}`,
      'none',
      { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 8 * s },
    );
  const shade = (x: number, y: number, s: number, color: Color) =>
    rect(x - 4 * s, y - 300 * s, 8 * s, 300 * s, stage.shade(PAINT.cedarWood)) +
    path(
      `M${n(x - 170 * s)} ${n(y - 250 * s)}Q${n(x)} ${n(y - 400 * s)} ${n(x + 170 * s)} ${n(y - 250 * s)}Z`,
      stage.lit(color),
    ) +
    path(
      `M${n(x - 170 * s)} ${n(y - 250 * s)}Q${n(x - 90 * s)} ${n(y - 370 * s)} ${n(x)} ${n(y - 325 * s)}L${n(x - 60 * s)} ${n(y - 250 * s)}Z`,
      stage.shade(color),
    );
  return [
    sky(open, 300),
    clouds(open, 2, 70),
    rect(LEFT, 170, SPAN, base - 170, stage.lit(PAINT.plaster)),
    rect(LEFT, 162, SPAN, 14, stage.lit(PAINT.greenTile)),
    rect(LEFT, 360, SPAN, 70, zellige(stage, 34, 'blue')),
    ...[-460, -180, 100, 380, 660, 940, 1220, 1500].map(
      (x) =>
        framedArch(x, base, 110, 196, [[12, stage.lit(PAINT.white)]], stage.lit(PAINT.lightBlue)) +
        rect(x - 2, base - 180, 4, 180, stage.shade(PAINT.blueTile)),
    ),
    orangeTree(stage, 240, base + 30, 300),
    orangeTree(stage, 520, base + 20, 250),
    rect(LEFT, base, SPAN, 700, stage.lit('#e2cfab')),
    polygon(
      [
        [430, 500],
        [RIGHTMOST, 470],
        [RIGHTMOST, BOTTOM],
        [40, BOTTOM],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [452, 516],
        [RIGHTMOST, 486],
        [RIGHTMOST, BOTTOM],
        [90, BOTTOM],
      ],
      stage.lit('#3fa0b0'),
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      ellipse(
        stage.random.between(480, 1500),
        540 + index * 26,
        stage.random.between(30, 90),
        4,
        '#ffffff',
        { opacity: 0.35 },
      ),
    ),
    polygon(
      [
        [452, 516],
        [470, 516],
        [140, BOTTOM],
        [90, BOTTOM],
      ],
      stage.shade('#2f8094'),
    ),
    shade(330, 700, 1, '#d8732a'),
    bed(90, 720, 1),
    bed(200, 610, 0.7),
    person(stage, 960, base + 10, 96, '#f1e4c8'),
    birds(open, 3, [820, 100]),
  ].join('');
}
const RIGHTMOST = 2000;

/** A pool of still water in a court with columns, lit from below; a tray of candles on its edge. */
export function columnBasin(open: Stage): string {
  const stage = indoors(open, 0.7);
  const base = 560;
  const shafts = [-460, -220, 20, 260, 480, 720, 940, 1180, 1420, 1660];
  const column = (x: number) =>
    [
      rect(x - 17, 250, 34, base - 250, stage.lit(PAINT.white)),
      rect(x - 17, 250, 12, base - 250, stage.shade(PAINT.white)),
      rect(x - 32, 226, 64, 34, stage.lit(PAINT.plaster)),
      rect(x - 26, base - 18, 52, 18, stage.lit(PAINT.white)),
    ].join('');
  const hall = [
    rect(LEFT, TOP, SPAN, base - TOP, stage.lit('#f1e4c8')),
    ...shafts.slice(1).map((x, index) => {
      const before = shafts[index] ?? 0;
      return path(
        roundOutline((x + before) / 2, base, x - before - 44, 360),
        stage.deep('#8d6a44'),
      );
    }),
    ...shafts.slice(1).map((x, index) => {
      const before = shafts[index] ?? 0;
      const middle = (x + before) / 2;
      return (
        rect(middle - 44, 400, 88, 160, stage.light.lamps ? '#e8a04a' : stage.shade('#6d4a34')) +
        rect(middle - 2, 400, 4, 160, stage.deep(PAINT.cedarWood))
      );
    }),
    rect(LEFT, 80, SPAN, 96, sebka(stage, 40, '#f1e4c8', '#d3b67e')),
    rect(LEFT, 40, SPAN, 40, stage.lit(PAINT.cedarWood)),
    rect(LEFT, TOP, SPAN, 440, stage.shade(PAINT.greenTile)),
    path(
      Array.from({ length: 90 }, (_, index) => `M${LEFT + index * 32} ${TOP}v440`).join(''),
      'none',
      {
        stroke: stage.lit(PAINT.greenTile),
        'stroke-width': 12,
      },
    ),
    ...shafts.map(column),
  ].join('');
  const id = stage.define((name) => `<g id="${name}">${hall}</g>`);
  const clip = stage.define(
    (name) => `<clipPath id="${name}"><path d="M${LEFT} 640H2000V${BOTTOM}H${LEFT}Z"/></clipPath>`,
  );
  return [
    `<use href="#${id}"/>`,
    rect(LEFT, base, SPAN, 80, stage.lit('#dcc9a4')),
    rect(LEFT, 624, SPAN, 20, stage.lit(PAINT.white)),
    rect(LEFT, 644, SPAN, BOTTOM - 644, stage.shade('#1f5f74')),
    `<g clip-path="url(#${clip})" opacity=".5"><use href="#${id}" transform="matrix(1 0 0 -1 0 1204)"/></g>`,
    ...Array.from({ length: 12 }, (_, index) =>
      rect(
        stage.random.between(-400, 1400),
        670 + index * 34,
        stage.random.between(80, 240),
        3,
        '#ffffff',
        { opacity: 0.2 },
      ),
    ),
    ...[330, 870].map((x) => glow(stage, [x, 600], 150, stage.light.lamps ? 0.5 : 0.15)),
    lantern(stage, 330, 536, 54),
    lantern(stage, 870, 536, 54),
    person(stage, stage.random.between(560, 640), 606, 150, '#16324f'),
  ].join('');
}

/** A fountain in the wall: a tiled niche with its spout and trough, and a brass bowl. */
export function wallFountain(open: Stage): string {
  const stage = indoors(open, 0.7);
  const x = 520;
  const big = stage.define(
    (id) =>
      `<pattern id="${id}" width="210" height="210" x="${x - 105}" y="330" patternUnits="userSpaceOnUse">${rect(0, 0, 210, 210, stage.lit('#f1e4c8'))}${[96, 78, 58, 40, 22].map((r, index) => star(105, 105, r, stage.lit(([PAINT.blueTile, '#f1e4c8', PAINT.greenTile, PAINT.saffron, '#f1e4c8'] as const)[index] ?? '#f1e4c8'))).join('')}${[
        [0, 0],
        [210, 0],
        [0, 210],
        [210, 210],
      ]
        .map(
          ([a = 0, b = 0]) =>
            star(a, b, 46, stage.lit(PAINT.terracotta)) + star(a, b, 26, stage.lit('#f1e4c8')),
        )
        .join('')}</pattern>`,
  );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e2c898')),
    rect(LEFT, TOP, 900, BOTTOM - TOP, stage.shade('#d9bc8c')),
    rect(x - 340, 60, 680, 760, stage.shade(PAINT.cedarWood)),
    rect(x - 326, 84, 652, 736, stage.lit(PAINT.plaster)),
    rect(x - 310, 100, 620, 90, sebka(stage, 40, PAINT.plaster, '#d3b67e')),
    path(archOutline(x, 800, 500, 590), stage.lit(PAINT.greenTile)),
    path(archOutline(x, 800, 470, 572), stage.lit(PAINT.plaster)),
    path(archOutline(x, 800, 440, 556), `url(#${big})`),
    tiledRoof(stage, x, 66, 760, 70, 620),
    rect(x - 24, 560, 48, 48, stage.lit(PAINT.brass)),
    star(x, 584, 34, stage.lit(PAINT.brass)),
    path(`M${x} 590q10 70 4 150`, 'none', {
      stroke: stage.far(PAINT.foam, 0.05),
      'stroke-width': 9,
    }),
    rect(x - 300, 720, 600, 130, zellige(stage, 44, 'green')),
    rect(x - 320, 706, 640, 30, stage.lit(PAINT.white)),
    ellipse(x, 722, 250, 9, stage.lit('#5fa3b5')),
    rect(LEFT, 850, SPAN, 300, stage.lit('#c39a6c')),
    polygon(
      [
        [200, 850],
        [900, 850],
        [980, 900],
        [120, 900],
      ],
      stage.shade('#a87f54'),
    ),
    pot(stage, 960, 870, 1.5),
    pot(stage, 1090, 890, 1.1),
    pot(stage, 96, 880, 1.2),
    path('M810 850q-14-70 34-76h40q48 6 34 76z', stage.lit('#c07a3a')),
    path('M810 850q-14-70 34-76h10q-30 30-14 76z', stage.shade('#c07a3a')),
    lantern(stage, 1040, stage.random.between(200, 240), 80, 600),
  ].join('');
}

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

/** A quartered garden of roses and fruit trees with a water channel, below a long white house. */
export function channelGarden(open: Stage): string {
  const stage = indoors(open, 0.4);
  const roses = (from: number, to: number, y: number, spread: number, count: number) =>
    Array.from({ length: count }, () =>
      circle(
        stage.random.between(from, to),
        y + stage.random.between(-spread, spread),
        stage.random.between(7, 13),
        stage.lit(stage.random.pick<Color>(['#d8456a', '#f4c9cf', '#fbf4e4', '#e3a92f'])),
      ),
    ).join('');
  return [
    sky(open, 420),
    clouds(open, 3, 80),
    rect(LEFT, 220, SPAN, 260, stage.lit(PAINT.white)),
    tiledRoof(stage, 600, 224, SPAN, 40, SPAN - 40),
    ...[-300, -60, 180, 420, 660, 900, 1140, 1380].map(
      (x, index) =>
        rect(x - 34, 280, 68, 110, stage.lit(index % 3 ? PAINT.lightBlue : '#3c7a5a')) +
        rect(x - 2, 280, 4, 110, stage.shade(PAINT.blueTile)),
    ),
    rect(LEFT, 470, SPAN, 660, stage.lit('#86a85a')),
    orangeTree(stage, 120, 560, 300),
    orangeTree(stage, 350, 520, 230),
    orangeTree(stage, 880, 530, 250),
    orangeTree(stage, 1100, 580, 330),
    // Beds between crossing paths, with the channel along the middle one.
    polygon(
      [
        [560, 476],
        [660, 476],
        [1000, BOTTOM],
        [120, BOTTOM],
      ],
      stage.lit('#d9a982'),
    ),
    polygon(
      [
        [LEFT, 640],
        [2000, 600],
        [2000, 650],
        [LEFT, 700],
      ],
      stage.lit('#d9a982'),
    ),
    polygon(
      [
        [598, 476],
        [622, 476],
        [640, BOTTOM],
        [460, BOTTOM],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [602, 476],
        [618, 476],
        [616, BOTTOM],
        [486, BOTTOM],
      ],
      stage.lit('#4f9fb0'),
    ),
    ellipse(590, 648, 108, 34, stage.lit(PAINT.white)),
    ellipse(590, 645, 92, 26, stage.lit('#4f9fb0')),
    path('M590 640v-60', 'none', { stroke: stage.far(PAINT.foam, 0), 'stroke-width': 7 }),
    ...(
      [
        [-100, 470, 606, 20, 26],
        [740, 1290, 576, 24, 30],
        [-60, 340, 790, 60, 34],
        [860, 1330, 790, 70, 36],
      ] as const
    ).map(
      ([from, to, y, spread, count]) =>
        path(
          `M${from - 30} ${y + spread + 14}Q${(from + to) / 2} ${y - spread - 50} ${to + 30} ${y + spread + 14}Z`,
          stage.lit('#4f7f3f'),
        ) + roses(from, to, y, spread * 0.7, count),
    ),
    minaret(open, { x: 1000, base: 226, width: 34, height: 140, tiles: 'green' }),
    person(stage, 760, 700, 120, '#1d4f8f'),
    birds(open, 4, [400, 140]),
  ].join('');
}

/** A small garden inside high walls: a plunge pool, banana leaves and a bench below a lit gallery. */
export function walledGarden(open: Stage): string {
  const stage = indoors(open, 0.6);
  const leaf = (x: number, base: number, length: number, turn: number, tone: string) =>
    path(
      `M0 0Q${n(length * 0.22)} ${n(-length * 0.55)} 0 ${n(-length)}Q${n(-length * 0.22)} ${n(-length * 0.55)} 0 0Z`,
      tone,
      { transform: `translate(${n(x)} ${n(base)}) rotate(${turn})` },
    );
  const banana = (x: number, base: number, length: number) =>
    [-64, -38, -14, 12, 36, 62]
      .map((turn, index) =>
        leaf(
          x,
          base - length * 0.35,
          length,
          turn,
          index % 2 ? stage.lit('#5f9a45') : stage.shade('#5f9a45'),
        ),
      )
      .join('') + rect(x - 9, base - length * 0.4, 18, length * 0.4, stage.shade('#7d8a4a'));
  return [
    sky(open, 400),
    rect(LEFT, 120, 1250, 600, stage.lit('#e6d2ac')),
    rect(450, 40, 1600, 700, stage.shade('#dcc297')),
    tiledRoof(stage, 1250, 50, 1600, 46, 1540),
    ...[560, 780, 1000, 1220, 1440].map(
      (x) =>
        framedArch(
          x,
          360,
          130,
          230,
          [[12, stage.lit(PAINT.white)]],
          stage.light.lamps ? '#f0b050' : stage.deep(PAINT.cedarWood),
        ) + rect(x - 90, 330, 180, 10, stage.lit(PAINT.cedarWood)),
    ),
    rect(450, 360, 1600, 24, stage.lit(PAINT.cedarWood)),
    ...[560, 840, 1120].map((x) =>
      framedArch(
        x,
        660,
        170,
        240,
        [[14, stage.lit(PAINT.white)]],
        stage.light.lamps ? '#c9803a' : stage.deep('#7d5a3a'),
      ),
    ),
    rect(LEFT, 640, SPAN, 500, stage.lit('#6f9a4f')),
    rect(450, 650, 1600, 40, stage.lit('#d9b58a')),
    banana(90, 660, 330),
    banana(240, 640, 250),
    banana(-160, 660, 380),
    ellipse(620, 810, 400, 92, stage.lit(PAINT.white)),
    ellipse(620, 806, 372, 80, stage.lit(PAINT.greenTile)),
    ellipse(620, 808, 358, 74, stage.lit('#3f97a8')),
    ...[560, 700, 620].map((x, index) =>
      ellipse(x, 790 + index * 22, 70, 4, '#ffffff', { opacity: 0.35 }),
    ),
    banana(1120, 790, 300),
    banana(1010, 900, 260),
    fountainSpout(stage, 300, 740),
    lantern(stage, 740, 668, 44),
    lantern(stage, 380, 840, 50),
    birds(open, stage.random.whole(2, 4), [220, 90]),
  ].join('');
}

const fountainSpout = (stage: Stage, x: number, base: number) => fountain(stage, x, base, 150);
