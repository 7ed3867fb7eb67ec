import { mix } from '../color.ts';
import { archOutline, framedArch } from '../motifs/arch.ts';
import { battlements, rampart } from '../motifs/buildings.ts';
import { mule } from '../motifs/donkey.ts';
import { through } from '../motifs/lamp.ts';
import { ground, ridge, slope } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, n, type Point, path, place, polygon, rect } from '../svg.ts';

/** Bab er-Rih of Taza from inside: the arch frames the valley, olive slopes and Jbel Tazekka. */
export function windGate(stage: Stage): string {
  const outline = archOutline(560, 800, 520, 690);
  const stone = stage.shade('#a88a68');
  const courses = Array.from({ length: 13 }, (_, row) => {
    const y = 40 + row * 62;
    return Array.from(
      { length: 13 },
      (_, index) =>
        `M${-560 + index * 190 + (row % 2) * 90} ${y}h${150 - ((row * 7 + index * 13) % 40)}`,
    ).join('');
  });
  const valley = [
    sky(stage, 640),
    clouds(stage, 2, 200),
    ridge(stage, 560, 300, stage.far(PAINT.mountain, 0.5), {
      step: 330,
      rugged: true,
      snow: stage.season.snow,
    }),
    ridge(stage, 560, 130, stage.far(PAINT.cedarDark, 0.45), { step: 240 }),
    slope(600, 20, stage.far(stage.season.grass, 0.3), -30),
    path('M300 800C420 720 640 700 600 660S480 630 520 610', 'none', {
      stroke: stage.far(PAINT.earthRoad, 0.15),
      'stroke-width': 14,
    }),
    ...[330, 400, 470, 640, 720, 790].map((x, index) =>
      olive(stage, x, 690 + (index % 3) * 36, 84 + (index % 3) * 20, 0.12),
    ),
    birds(stage, stage.random.whole(5, 8), [560, 340]),
  ].join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stone),
    path(courses.join(''), 'none', {
      stroke: stage.deep('#a88a68'),
      'stroke-width': 5,
      opacity: 0.4,
    }),
    path(archOutline(560, 800, 620, 760), stage.shade('#c39a6a')),
    path(archOutline(560, 800, 566, 726), stage.lit('#c9a273')),
    through(stage, outline, valley),
    rect(LEFT, 800, SPAN, 300, stage.shade('#8d7355')),
    polygon(
      [
        [300, 800],
        [820, 800],
        [720, BOTTOM],
        [-40, BOTTOM],
      ],
      stage.lit('#c4a379'),
      { opacity: 0.75 },
    ),
    path('M960 330h26v120h-26zM1130 330h26v120h-26z', stage.deep('#8d7355')),
    person(stage, 700, 812, 190, '#f1e4c8'),
    person(stage, 372, 806, 150, '#1d4f8f'),
  ].join('');
}

/** Bab Jemaa of Taza: the long stairway that climbs the spur to the gate. */
export function stairGate(stage: Stage): string {
  const flights: [Point, Point, number, number][] = [
    [[330, 905], [700, 730], 150, 108],
    [[700, 730], [420, 590], 108, 76],
    [[420, 590], [742, 450], 76, 58],
  ];
  const step = stage.lit('#e2cda4');
  const stairs = flights.map(([[x1, y1], [x2, y2], w1, w2]) => {
    const risers = Array.from({ length: 13 }, (_, index) => {
      const share = index / 13;
      const x = x1 + (x2 - x1) * share;
      const y = y1 + (y2 - y1) * share;
      const w = w1 + (w2 - w1) * share;
      return `M${n(x - w / 2)} ${n(y)}h${n(w)}`;
    });
    return (
      polygon(
        [
          [x1 - w1 / 2, y1],
          [x1 + w1 / 2, y1],
          [x2 + w2 / 2, y2],
          [x2 - w2 / 2, y2],
        ],
        step,
      ) + path(risers.join(''), 'none', { stroke: stage.shade('#a98a63'), 'stroke-width': 4.5 })
    );
  });
  const landing = ([x, y]: Point, w: number) =>
    rect(x - w * 0.9, y - 9, w * 1.8, 18, stage.lit('#efdfba'));
  return [
    sky(stage, 520),
    clouds(stage, 3, 110),
    birds(stage, stage.random.whole(4, 6), [300, 170]),
    ridge(stage, 440, 120, stage.far(PAINT.mountain, 0.6), { step: 300, rugged: true }),
    rampart(stage, 320, 520),
    rect(640, 236, 216, 230, stage.lit(PAINT.earthDark)),
    rect(640, 236, 50, 230, stage.shade(PAINT.earthDark)),
    battlements(638, 238, 220, 28, stage.lit(PAINT.earthDark)),
    framedArch(748, 460, 92, 160, [[16, stage.lit(PAINT.lime)]], stage.deep(PAINT.brick)),
    slope(470, 60, stage.lit(mix('#b58a58', stage.season.grass, 0.35)), -60),
    ...(
      [
        [150, 640, 150],
        [1010, 610, 170],
        [900, 720, 210],
        [120, 830, 230],
        [1080, 860, 260],
        [560, 670, 90],
      ] as const
    ).map(([x, y, size]) => olive(stage, x, y, size)),
    stairs.join(''),
    landing([700, 732], 108),
    landing([420, 592], 80),
    person(stage, 742, 470, 46, '#16324f'),
    person(stage, 560, 664, 62, '#b5532a'),
    person(stage, 530, 654, 54, '#e3a92f'),
    person(stage, 690, 728, 74, '#1f6b4d'),
    person(stage, 520, 836, 104, '#f1e4c8'),
    person(stage, 424, 876, 96, '#1d4f8f'),
  ].join('');
}

/** Bab Guissa from the steep lane inside: mules come down between the walls. */
export function guissa(stage: Stage): string {
  const sacks =
    rect(-74, -150, 62, 84, stage.lit('#b98a55'), { rx: 10 }) +
    rect(14, -146, 54, 76, stage.shade('#a8743f'), { rx: 10 });
  const laden = (x: number, y: number, scale: number, coat: `#${string}`) =>
    place([x, y], scale, mule(stage, coat, { load: sacks }));
  return [
    sky(stage, 520),
    clouds(stage, 2, 90),
    birds(stage, stage.random.whole(3, 6), [600, 110]),
    wall(stage, 300, 520),
    rect(460, 170, 280, 340, stage.lit(PAINT.earth)),
    rect(460, 170, 60, 340, stage.shade(PAINT.earth)),
    battlements(457, 172, 286, 32, stage.lit(PAINT.earth)),
    rect(500, 222, 200, 16, stage.lit(PAINT.lime)),
    framedArch(
      606,
      510,
      126,
      224,
      [
        [18, stage.lit(PAINT.lime)],
        [8, stage.lit(PAINT.earthDark)],
      ],
      stage.light.sky[2],
    ),
    rect(543, 462, 126, 48, stage.far(PAINT.hill, 0.4)),
    // The walls and the steps of the lane.
    polygon(
      [
        [LEFT, 60],
        [150, 60],
        [430, 330],
        [430, 560],
        [60, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.shade('#d8b78a'),
    ),
    polygon(
      [
        [RIGHT, -20],
        [1040, -20],
        [780, 300],
        [780, 560],
        [1140, BOTTOM],
        [RIGHT, BOTTOM],
      ],
      stage.lit('#e3c79a'),
    ),
    polygon(
      [
        [430, 510],
        [780, 510],
        [1140, BOTTOM],
        [60, BOTTOM],
      ],
      stage.lit('#c9a478'),
    ),
    ...[536, 572, 618, 676, 748, 840].map((y) => {
      const share = (y - 510) / 590;
      return rect(430 - 370 * share, y, 350 + 730 * share, 5 + share * 9, stage.shade('#a8825c'), {
        opacity: 0.6,
      });
    }),
    polygon(
      [
        [250, 500],
        [330, 500],
        [330, 654],
        [250, 738],
      ],
      stage.shade(PAINT.blueTile),
    ),
    path('M930 330l84-40v150l-84 20zM860 360l44-20v100l-44 12z', stage.lamp()),
    path('M930 560l84-20v290l-84-78z', stage.lit('#7a4a2b')),
    person(stage, 570, 560, 92, '#7a4a2b'),
    laden(640, 612, 0.72, '#8a7764'),
    laden(500, 800, 1.25, '#6f5a48'),
    person(stage, 790, 800, 190, '#16324f'),
  ].join('');
}

/** Bab Mahrouk: a plain arch in a long ochre wall that runs away to the left; graves before it. */
export function mahrouk(stage: Stage): string {
  const ochre = '#cf9650' as const;
  const merlons = Array.from({ length: 22 }, (_, index) => {
    const near = (index / 22) ** 1.7;
    const x = -40 + near * 760;
    const size = 10 + near * 34;
    return `M${n(x)} ${n(432 - near * 190)}v${n(-size)}h${n(size * 0.7)}v${n(size)}z`;
  });
  return [
    sky(stage, 560),
    clouds(stage, 3, 100),
    birds(stage, stage.random.whole(4, 6), [330, 240]),
    ridge(stage, 540, 120, stage.far(PAINT.hill, 0.6), { step: 240 }),
    ridge(stage, 580, 60, stage.far(stage.season.grass, 0.35), { step: 180 }),
    path(merlons.join(''), stage.lit(ochre)),
    polygon(
      [
        [LEFT, 448],
        [0, 430],
        [730, 236],
        [730, 770],
        [0, 610],
        [LEFT, 600],
      ],
      stage.lit(ochre),
    ),
    rect(720, 170, 1300, 610, stage.lit('#d9a25c')),
    battlements(716, 172, 1300, 44, stage.lit('#d9a25c')),
    rect(720, 170, 70, 610, stage.shade(ochre)),
    rect(836, 262, 250, 20, stage.lit(PAINT.lime), { opacity: 0.7 }),
    framedArch(
      960,
      780,
      176,
      370,
      [
        [34, stage.lit('#c48a4a')],
        [10, stage.lit(PAINT.earthDark)],
      ],
      stage.deep(PAINT.brick),
    ),
    path('M816 420h14v70h-14zM1094 420h14v70h-14z', stage.deep(ochre)),
    slope(620, 330, stage.lit(stage.season.grass), -40),
    polygon(
      [
        [872, 770],
        [1048, 770],
        [1180, BOTTOM],
        [640, BOTTOM],
      ],
      stage.lit(PAINT.earthRoad),
    ),
    graves(stage, (share) => [60 + share * 640, 655 + share * 120], 6, 0.55),
    graves(stage, (share) => [20 + share * 600, 725 + share * 120], 5, 0.85),
    graves(stage, (share) => [60 + share * 480, 825 + share * 70], 4, 1.2),
    cypress(stage, 70, 690, 230),
    cypress(stage, 128, 700, 180),
    people(stage, 900, 1010, 800, 3, 96),
    person(stage, 770, 852, 124, '#5b6f8c'),
  ].join('');
}

/** Bab Ftouh: the gate at the foot of a hillside of white graves, with red taxis before it. */
export function ftouh(stage: Stage): string {
  const base = 700;
  const hill = (x: number) => 700 - 420 * Math.sin(((x - 420) / 1300) * 1.9);
  const crest = Array.from({ length: 16 }, (_, index): Point => {
    const x = 420 + index * 105;
    return [x, hill(x)];
  });
  return [
    sky(stage, 560),
    clouds(stage, 2, 120),
    birds(stage, stage.random.whole(4, 6), [480, 170]),
    ridge(stage, 560, 110, stage.far(PAINT.hill, 0.65), { step: 260 }),
    battlements(LEFT, 460, 1340, 26, stage.lit(PAINT.earth)),
    rect(LEFT, 460, 1340, base - 460, stage.lit(PAINT.earth)),
    polygon([...crest, [RIGHT, BOTTOM], [420, BOTTOM]], stage.lit(stage.season.grass)),
    ...[0, 1, 2, 3, 4].map((row) =>
      graves(
        stage,
        (share) => {
          const x = 640 + row * 26 + share * 620;
          return [x, Math.min(hill(x) + 50 + row * 74, base - 12)];
        },
        9 - row,
        0.42 + row * 0.12,
      ),
    ),
    cypress(stage, 1010, 400, 170),
    cypress(stage, 1064, 392, 140),
    rect(110, 270, 420, base - 270, stage.lit(PAINT.earth)),
    rect(110, 270, 70, base - 270, stage.shade(PAINT.earth)),
    battlements(106, 272, 428, 38, stage.lit(PAINT.earth)),
    rect(214, 336, 280, base - 336, stage.lit(PAINT.earthDark)),
    framedArch(
      354,
      base,
      150,
      282,
      [
        [24, stage.lit(PAINT.lime)],
        [12, stage.lit(PAINT.brick)],
      ],
      stage.deep(PAINT.brick),
    ),
    rect(320, base - 120, 70, 120, stage.far(PAINT.lime, 0.1)),
    ground(base, stage.shade('#8d7a68')),
    rect(LEFT, base, SPAN, 26, stage.lit('#cdb48d')),
    people(stage, 300, 420, base + 22, 3, 86),
    taxi(stage, 660, 800, 1.15),
    taxi(stage, 930, 786, 0.9),
    person(stage, 520, 838, 124, '#1f6b4d'),
  ].join('');

  function taxi(on: Stage, x: number, y: number, scale: number): string {
    const red = on.lit('#c03a2c');
    return place(
      [x, y],
      scale,
      path(
        'M-116 0V-34Q-112-48-92-50L-62-86Q-56-92-46-92H30Q40-92 46-86L78-50Q112-48 116-30V0Z',
        red,
      ) +
        path('M-76-52L-52-80H-14V-52ZM-4-80H28L62-52H-4Z', on.lit('#bcd3d8')) +
        rect(-116, -18, 232, 18, on.shade('#c03a2c')) +
        rect(-40, -104, 70, 12, on.lit(PAINT.plaster)) +
        circle(-66, 0, 24, on.deep('#33302e')) +
        circle(68, 0, 24, on.deep('#33302e')) +
        circle(-66, 0, 10, on.lit(PAINT.stone)) +
        circle(68, 0, 10, on.lit(PAINT.stone)),
    );
  }
}

/** Whitewashed graves along a line: `at` gives the place of a share of it, 0 to 1. */
export function graves(
  stage: Stage,
  at: (share: number) => Point,
  count: number,
  scale: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    const [w, h] = [74 * scale, 22 * scale];
    return (
      path(
        `M${n(x)} ${n(y)}h${n(w)}v${n(-h)}h${n(-w)}zM${n(x)} ${n(y)}v${n(-h * 2.4)}q${n(w * 0.12)} ${n(-h * 0.7)} ${n(w * 0.24)} 0v${n(h * 2.4)}z`,
        stage.lit(PAINT.white),
      ) + path(`M${n(x)} ${n(y)}h${n(w)}v${n(-h * 0.45)}h${n(-w)}z`, stage.shade(PAINT.lime))
    );
  }).join('');
}

const wall = (stage: Stage, top: number, base: number) => rampart(stage, top, base);
