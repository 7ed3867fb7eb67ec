import { n, type Point } from '../../../domain/format/svgPath.ts';
import { archOutline, framedArch } from '../../motifs/arch.ts';
import { battlements } from '../../motifs/buildings.ts';
import { glow, indoors, lantern, through } from '../../motifs/lamp.ts';
import { ground } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { frieze } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../../svg.ts';

/** The parade court of Bab Makina on a festival night: rows of seats, a lit stage before the arch. */
export function makina(open: Stage): string {
  const stage = indoors(open, 0.55);
  const lit = open.light.lamps;
  const [base, top] = [660, 330];
  const merlons = (side: 1 | -1) =>
    Array.from({ length: 13 }, (_, index) => {
      const share = index / 12;
      const near = 1 - share;
      const x = 600 + side * (300 + near * near * 1000);
      const y = top + 4 - near * near * 420;
      const size = 16 + near * near * 60;
      return `M${n(x)} ${n(y)}v${n(-size)}h${n(side * size * 0.8)}v${n(size * 1.3)}z`;
    }).join('');
  const side = (s: 1 | -1, fill: string) =>
    polygon(
      [
        [600 + s * 300, top],
        [600 + s * 1400, top - 462],
        [600 + s * 1400, BOTTOM],
        [600 + s * 300, base],
      ],
      fill,
    ) + path(merlons(s), fill);
  const lamp = (x: number, y: number, radius: number) =>
    lit ? glow(open, [x, y], radius, 0.7, '#ffb95c') : '';
  const seats = Array.from({ length: 7 }, (_, row) => {
    const y = 735 + row * row * 5 + row * 16;
    const reach = 250 + row * 70;
    const step = 26 + row * 6;
    const heads: string[] = [];
    for (let x = 600 - reach; x <= 600 + reach; x += step) {
      if (Math.abs(x - 600) < 24 + row * 8) continue;
      heads.push(
        `M${n(x - step * 0.36)} ${n(y + step)}v${n(-step * 0.5)}q${n(step * 0.36)} ${n(-step * 0.5)} ${n(step * 0.72)} 0v${n(step * 0.5)}z`,
      );
    }
    return path(heads.join(''), row % 2 ? stage.shade('#6a3a34') : stage.shade('#39415c'));
  });
  return [
    sky(open, 600),
    clouds(open, 2, 110),
    birds(open, open.random.whole(2, 4), [520, 160]),
    side(-1, stage.shade(PAINT.earth)),
    side(1, stage.lit(PAINT.earthDark)),
    rect(300, top, 600, base - top, stage.lit(PAINT.earth)),
    battlements(300, top + 2, 600, 26, stage.lit(PAINT.earth)),
    lamp(360, 480, 170),
    lamp(840, 480, 170),
    rect(478, 286, 244, base - 286, stage.lit('#dcab72')),
    battlements(476, 288, 248, 30, stage.lit('#dcab72')),
    frieze(stage, 492, 312, 216, 26),
    framedArch(
      600,
      base,
      132,
      272,
      [
        [18, stage.lit(PAINT.plaster)],
        [10, stage.lit(PAINT.greenTile)],
      ],
      stage.deep(PAINT.brick),
    ),
    lamp(600, 560, 210),
    ground(base, stage.shade('#8d6a4c')),
    rect(420, base - 34, 360, 58, stage.shade('#3a2a2a')),
    rect(420, base - 38, 360, 10, stage.lit('#b5332e')),
    ...[510, 560, 640, 690].map((x) => person(stage, x, base - 36, 66, '#f1e4c8')),
    person(stage, 600, base - 36, 74, '#b5532a'),
    lamp(-120, 520, 330),
    lamp(1320, 520, 330),
    lamp(140, 560, 200),
    lamp(1060, 560, 200),
    polygon(
      [
        [578, base + 26],
        [622, base + 26],
        [720, BOTTOM],
        [480, BOTTOM],
      ],
      stage.lit('#8f3a34'),
    ),
    seats.join(''),
  ].join('');
}

/** Bab Semmarine from under its vault: two arches side by side and the market street behind them. */
export function semmarine(open: Stage): string {
  const stage = indoors(open, 0.7);
  const arches = [372, 800].map((x) => archOutline(x, 800, 290, 560)).join('');
  const street = [
    sky(open, 420),
    rect(LEFT, 330, SPAN, 500, open.lit('#d9b184')),
    ...[210, 330, 450, 660, 800, 930].flatMap((x, index) => [
      rect(
        x,
        250 + (index % 3) * 46,
        126,
        560,
        index % 2 ? open.lit(PAINT.lime) : open.lit('#d8a878'),
      ),
      rect(x, 250 + (index % 3) * 46, 30, 560, open.shade('#c39a72')),
      rect(x + 52, 330 + (index % 3) * 30, 26, 44, open.lamp()),
      polygon(
        [
          [x, 520],
          [x + 126, 520],
          [x + 142, 566],
          [x - 16, 566],
        ],
        open.lit((['#b5532a', '#1f6b4d', '#e3a92f'] as const)[index % 3] ?? '#b5532a'),
      ),
      rect(x + 10, 640, 106, 120, open.shade('#6d4a34')),
      ...[0, 1, 2, 3].map((item) =>
        circle(
          x + 26 + item * 26,
          642,
          15,
          open.lit(
            (['#e3a92f', '#7d8a3a', '#b5332e', '#f1e4c8'] as const)[(item + index) % 4] ??
              '#e3a92f',
          ),
        ),
      ),
    ]),
    rect(LEFT, 760, SPAN, 60, open.lit('#c79c6c')),
    people(open, 280, 480, 790, 4, 130),
    people(open, 700, 900, 790, 4, 132),
  ].join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#7d5436')),
    path([372, 800].map((x) => archOutline(x, 800, 372, 622)).join(''), stage.shade('#a8774a')),
    path([372, 800].map((x) => archOutline(x, 800, 326, 584)).join(''), stage.lit('#c9955f')),
    through(open, arches, street),
    // The ribs of the vault above.
    path(`M${LEFT} 60Q600 250 ${RIGHT} 60V${TOP}H${LEFT}Z`, stage.deep('#6a4630')),
    path(`M${LEFT} 84Q600 274 ${RIGHT} 84V60Q600 250 ${LEFT} 60Z`, stage.shade('#8d6240')),
    rect(LEFT, 800, SPAN, 300, stage.shade('#7a563a')),
    ...[372, 800].map((x) =>
      polygon(
        [
          [x - 145, 800],
          [x + 145, 800],
          [x + (x - 600) * 0.5 + 220, BOTTOM],
          [x + (x - 600) * 0.5 - 220, BOTTOM],
        ],
        open.light.disc.color,
        { opacity: open.light.stars ? 0.08 : 0.3 },
      ),
    ),
    lantern(stage, 586, 300, 62, 140),
    jeweller(stage, 90),
    person(stage, 620, 872, 190, '#16324f'),
    person(stage, 980, 884, 200, '#7a4a2b'),
    ellipse(980, 664, 52, 13, stage.lit(PAINT.brass)),
    ...(
      [
        [956, 652],
        [980, 648],
        [1004, 652],
      ] as Point[]
    ).map(([x, y]) => circle(x, y, 18, stage.lit('#4f9a4f'))),
  ].join('');
}

/** The window of a jeweller in the wall of the vault. */
function jeweller(stage: Stage, x: number): string {
  const gold = stage.lit(PAINT.saffron);
  const rings = Array.from({ length: 12 }, (_, index) =>
    circle(x - 48 + (index % 4) * 32, 505 + Math.floor(index / 4) * 52, 11, 'none', {
      stroke: gold,
      'stroke-width': 5,
    }),
  );
  return [
    rect(x - 90, 440, 180, 230, stage.shade('#3f2a20')),
    rect(x - 76, 456, 152, 198, stage.light.stars ? '#8d6a3a' : stage.lit('#5d2430')),
    rings.join(''),
    rect(x - 96, 668, 192, 20, stage.lit(PAINT.cedarWood)),
    glow(stage, [x, 540], 150, 0.45),
  ].join('');
}
