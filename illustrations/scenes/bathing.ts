import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { bareHill } from '../motifs/bareHill.ts';
import { parasol } from '../motifs/cafe.ts';
import { ground, ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { steam } from '../motifs/steam.ts';
import { cypress, olive, palm } from '../motifs/trees.ts';
import { ripples } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';

/** Heads and shoulders of bathers at (x, y, size). */
function bathers(stage: Stage, places: readonly (readonly [number, number, number])[]): string {
  return places
    .map(
      ([x, y, size], index) =>
        ellipse(x, y + 3, size * 2.4, size * 0.6, '#ffffff', { opacity: 0.45 }) +
        path(
          `M${n(x - size * 1.25)} ${n(y)}Q${n(x - size)} ${n(y - size * 1.2)} ${n(x)} ${n(y - size * 1.2)}Q${n(x + size)} ${n(y - size * 1.2)} ${n(x + size * 1.25)} ${n(y)}Z`,
          stage.lit(
            (['#9a6a4e', '#1d4f8f', '#9a6a4e', '#b5532a'] as const)[index % 4] ?? '#9a6a4e',
          ),
        ) +
        circle(x, y - size * 1.8, size * 0.8, stage.lit(PAINT.skin)),
    )
    .join('');
}

/** Ain Allah: two open-air pools of warm water on the plain, changing cubicles, families. */
export function openPools(stage: Stage): string {
  const { random } = stage;
  const water = mix(stage.lit('#7cc6cf'), stage.shade(PAINT.water), 0.24);
  const pool = (corners: readonly (readonly [number, number])[]) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
    return [
      polygon(
        [
          [a[0] - 30, a[1] - 14],
          [b[0] + 30, b[1] - 14],
          [c[0] + 50, c[1] + 24],
          [d[0] - 50, d[1] + 24],
        ],
        stage.lit(PAINT.white),
      ),
      polygon([a, b, c, d], stage.lit('#4f88c2')),
      polygon([[a[0] - 3, a[1] + 14], [b[0] + 3, b[1] + 14], c, d], water),
    ].join('');
  };
  const doors = ['#4f88c2', '#e3a92f', '#4f9a78', '#f6efe0'] as const;
  return [
    sky(stage, 500),
    clouds(stage, 3, 90),
    birds(stage, 5, [420, 170]),
    ridge(stage, 440, 100, stage.far(PAINT.mountain, 0.68), { step: 300, snow: stage.season.snow }),
    ridge(stage, 460, 40, stage.far(stage.season.field, 0.4), { step: 320 }),
    ground(440, stage.far(stage.season.field, 0.14)),
    ...[-620, -420, -150, 30, 230, 900, 1060, 1260, 1500, 1740].map((x, index) =>
      index % 3
        ? olive(stage, x, 470, random.between(90, 130), 0.16)
        : cypress(stage, x, 470, random.between(150, 210), 0.16),
    ),
    // The changing cubicles.
    rect(LEFT, 428, SPAN, 116, stage.lit(PAINT.lime)),
    rect(LEFT, 412, SPAN, 20, stage.shade(PAINT.terracotta)),
    ...Array.from({ length: 36 }, (_, index) => {
      const x = LEFT + 22 + index * 78;
      return (
        rect(x, 456, 44, 88, stage.lit(doors[index % 4] ?? '#4f88c2')) +
        rect(x, 456, 8, 88, stage.shade(doors[index % 4] ?? '#4f88c2')) +
        rect(x, 490, 44, 3, stage.shade(PAINT.lime), { opacity: 0.5 })
      );
    }),
    rect(LEFT, 540, SPAN, BOTTOM - 540, stage.lit('#dccfb4')),
    rect(LEFT, 540, SPAN, 8, stage.shade('#c4b493')),
    ...[-500, 250, 470, 1000, 1400].map((x, index) =>
      person(
        stage,
        x,
        588,
        92 - (index % 2) * 26,
        (['#b5532a', '#1f6b4d', '#e3a92f'] as const)[index % 3] ?? '#b5532a',
      ),
    ),
    pool([
      [620, 600],
      [1220, 600],
      [1330, 686],
      [570, 686],
    ]),
    bathers(stage, [
      [760, 646, 12],
      [806, 652, 10],
      [960, 640, 12],
      [1110, 660, 13],
    ]),
    steam(stage, 900, 640, 420, 200),
    pool([
      [-330, 610],
      [380, 610],
      [500, 850],
      [-520, 850],
    ]),
    bathers(stage, [
      [-120, 670, 14],
      [60, 676, 14],
      [104, 684, 11],
      [270, 700, 15],
      [-20, 752, 18],
      [190, 770, 18],
      [240, 784, 14],
      [400, 800, 19],
    ]),
    steam(stage, 20, 700, 480, 320),
    steam(stage, 330, 780, 420, 300),
    person(stage, 720, 800, 150, '#f1e4c8'),
    person(stage, 786, 806, 96, '#4f88c2'),
    person(stage, 1010, 790, 140, '#7a4a2b'),
    circle(880, 800, 20, stage.lit('#d8432c')),
    path('M862 792a20 20 0 0 1 36 0z', stage.lit(PAINT.white)),
  ].join('');
}

/** A modern spa hotel in bare hills: storeys of balconies, an outdoor pool with steam, loungers. */
export function spaHotel(stage: Stage): string {
  const { random } = stage;
  const wall: Color = '#efdcb8';
  const glass = stage.light.lamps ? '#ffcf7a' : stage.shade('#5f7f8c');
  const storey = (index: number) => {
    const y = 500 - index * 82;
    const left = 150 + index * 46;
    const right = 1040 - index * 30;
    const bays = Array.from({ length: Math.floor((right - left - 30) / 74) }, (_, bay) => {
      const x = left + 24 + bay * 74;
      return (
        rect(x, y + 14, 46, 58, random.chance(0.75) ? glass : stage.deep('#6d5a48')) +
        rect(x - 8, y + 50, 62, 22, stage.lit(PAINT.white), { opacity: 0.55 })
      );
    });
    return [
      rect(left, y, right - left, 84, stage.lit(wall)),
      rect(left, y, 26, 84, stage.shade(wall)),
      ...bays,
      rect(left - 16, y - 8, right - left + 32, 16, stage.lit(PAINT.white)),
      rect(left - 16, y + 6, right - left + 32, 5, stage.shade(wall)),
    ].join('');
  };
  const water = mix(stage.lit('#7cc6cf'), stage.shade(PAINT.water), 0.2);
  const lounger = (x: number, y: number) =>
    path(
      `M${x} ${y}h120l34 -40h14l-38 52v20h-10v-20H${x + 12}v20H${x + 2}z`,
      stage.lit(PAINT.white),
    ) + rect(x + 6, y - 9, 104, 10, stage.lit('#c2803f'));
  return [
    sky(stage, 560),
    clouds(stage, 3, 100),
    birds(stage, 3, [330, 150]),
    ridge(stage, 470, 150, stage.far(PAINT.mountain, 0.66), { step: 260 }),
    bareHill(stage, -380, 600, 1400, 300, 0.3),
    bareHill(stage, 1520, 600, 1400, 340, 0.26),
    bareHill(stage, 620, 640, 1800, 380, 0.14),
    storey(3),
    storey(2),
    storey(1),
    storey(0),
    ground(584, stage.lit('#d9c39a')),
    ...[-560, -240, 60, 1130, 1420, 1700].map((x) =>
      cypress(stage, x, 610, random.between(170, 240), 0.05),
    ),
    palm(stage, 110, 640, 330),
    palm(stage, 1090, 640, 300),
    rect(LEFT, 628, SPAN, BOTTOM - 628, stage.lit('#e6d8bd')),
    path(`M${LEFT} 668H${RIGHT}V800Q600 830 ${LEFT} 800Z`, stage.lit(PAINT.white)),
    path(`M${LEFT} 682H${RIGHT}V788Q600 816 ${LEFT} 788Z`, water),
    rect(LEFT, 682, SPAN, 12, stage.shade('#3f8a96')),
    ripples(random, [-600, 706], [1800, 790], 22, '#ffffff', 0.45),
    bathers(stage, [
      [430, 742, 17],
      [700, 752, 18],
      [1300, 744, 17],
    ]),
    steam(stage, 300, 740, 420, 210),
    steam(stage, 860, 750, 460, 220),
    steam(stage, -360, 740, 420, 210),
    steam(stage, 1560, 740, 420, 210),
    parasol(stage, 880, 880, 210, '#f1e4c8'),
    lounger(160, 846),
    lounger(400, 858),
    lounger(960, 850),
    person(stage, 640, 860, 150, PAINT.white),
  ].join('');
}
