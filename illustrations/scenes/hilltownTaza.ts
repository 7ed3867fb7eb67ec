import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { battlements, minaret } from '../motifs/buildings.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { hillside } from '../motifs/hillside.ts';
import { ground, ridge } from '../motifs/land.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

const WALL = '#c99a68';

/** The height of the foot of the ramparts at x; the spur falls away beyond its end at the right. */
const foot = (x: number) => 548 + Math.max(0, x - 300) * 0.06;

/** Taza: a walled old town on a spur of rock, the corridor between the mountains below it. */
export function taza(stage: Stage): string {
  const { random, season } = stage;
  const stone = stage.lit(PAINT.rock);
  const trees = [0, 1].map(() => defineGroup(stage, olive(stage, 0, 0, 100, 0.06)));
  const tree = (index: number, x: number, y: number, size: number) =>
    placeGroup(trees[index % 2] ?? '', x, y, size / 100);
  return [
    sky(stage, 600),
    clouds(stage, 3, 110),
    birds(stage, 5, [880, 230]),
    ridge(stage, 520, 230, stage.far(PAINT.mountain, 0.64), { step: 300, snow: season.snow }),
    ridge(stage, 580, 130, stage.far(PAINT.cedarDark, 0.5), { step: 280 }),
    ground(590, stage.far(season.field, 0.26)),
    valley(stage),
    hillside(stage, {
      crest: (x) => 392 + Math.abs(x - 420) * 0.05,
      from: -780,
      to: 850,
      rows: 5,
      foot: 530,
      size: 72,
      distance: 0.18,
    }),
    minaret(stage, { x: 560, base: 540, width: 52, height: 270, tiles: 'green', body: PAINT.lime }),
    minaret(stage, { x: 230, base: 520, width: 38, height: 176, tiles: 'none' }),
    minaret(stage, { x: -360, base: 520, width: 40, height: 186, tiles: 'green' }),
    // The rock below the walls.
    path(
      `M${LEFT} 540L900 570L968 640L1010 720L1130 800L1240 900L${LEFT} 900Z`,
      mix(stone, stage.shade(PAINT.rock), 0.3),
    ),
    path(
      'M900 570L968 640L1010 720L1130 800L1240 900H1040L960 770L900 660ZM620 590l40 80l-16 60l-60-40zM300 590l30 60l-40 70l-40-50zM-60 590l40 80l-70 60z',
      stage.shade(PAINT.rockDark),
      { opacity: 0.6 },
    ),
    ramparts(stage),
    path(
      `M${LEFT} 700Q200 650 560 700T1240 890L1400 ${BOTTOM}H${LEFT}Z`,
      stage.lit(mix('#9a9a58', season.grass, 0.5)),
    ),
    ...[-640, -430, -180, 40, 190, 620, 760, 900].map((x, index) =>
      tree(index, x + random.between(-16, 16), 760 + (index % 3) * 26, random.between(80, 120)),
    ),
    stairs(stage),
    cypress(stage, 120, 690, 150, 0.05),
    path(
      `M${LEFT} 850Q300 790 760 850T${RIGHT} 830V${BOTTOM}H${LEFT}Z`,
      stage.shade(mix(season.grass, PAINT.oliveDark, 0.35)),
    ),
    ...[-500, -90, 1020, 1340, 1700].map((x, index) =>
      tree(index, x, 880, random.between(130, 180)),
    ),
  ].join('');
}

/** The corridor: fields, the road to Fez, a few farms. */
function valley(stage: Stage): string {
  const patch = (x: number, y: number, width: number, color: `#${string}`) =>
    polygon(
      [
        [x, y],
        [x + width, y - 6],
        [x + width * 1.2, y + 40],
        [x - width * 0.1, y + 44],
      ],
      stage.far(color, 0.14),
    );
  return [
    patch(960, 640, 260, '#a9a35c'),
    patch(1260, 620, 300, '#c9a45c'),
    patch(1600, 650, 300, '#94a35c'),
    patch(1120, 710, 340, '#b99a52'),
    patch(1520, 730, 360, '#8f9c55'),
    path('M2000 640Q1500 650 1300 720T980 900', 'none', {
      stroke: stage.far(PAINT.earthRoad, 0.05),
      'stroke-width': 14,
    }),
    ...[1080, 1380, 1450, 1760].map((x, index) =>
      rect(x, 640 + (index % 2) * 50, 44, 26, stage.far(PAINT.lime, 0.12)),
    ),
    ...[1010, 1200, 1330, 1560, 1690, 1840].map((x, index) =>
      olive(stage, x, 700 + (index % 3) * 40, 62, 0.18),
    ),
  ].join('');
}

/** The ring of walls along the edge of the rock, with square towers and the thick bastion at its end. */
function ramparts(stage: Stage): string {
  const lit = stage.lit(WALL);
  const tower = (x: number) => {
    const base = foot(x) + 16;
    const top = base - 128;
    return (
      battlements(x - 40, top, 80, 18, lit) +
      rect(x - 38, top, 76, 128, lit) +
      rect(x - 38, top, 24, 128, stage.shade(WALL)) +
      path(archOutline(x + 10, top + 60, 12, 30), stage.deep(WALL))
    );
  };
  const spans = [-800, -620, -400, -170, 40, 210, 380, 660, 800];
  return [
    ...spans.slice(0, -1).map((from, index) => {
      const to = spans[index + 1] ?? from;
      const top = foot((from + to) / 2) - 72;
      return (
        battlements(from, top, to - from, 15, lit) +
        rect(from, top, to - from, 92, mix(lit, stage.shade(WALL), 0.14))
      );
    }),
    ...[-620, -400, -170, 40, 210, 380, 660].map(tower),
    // El Bastioun: low, broad, of brick.
    battlements(778, 486, 150, 16, stage.lit(PAINT.brick)),
    polygon(
      [
        [782, 486],
        [924, 486],
        [946, 612],
        [762, 602],
      ],
      stage.lit('#b4694a'),
    ),
    polygon(
      [
        [782, 486],
        [824, 486],
        [812, 604],
        [762, 602],
      ],
      stage.shade(PAINT.brick),
    ),
    ...[852, 894].map((x) => path(archOutline(x, 546, 14, 26), stage.deep(PAINT.brick))),
    // Bab Jemaa.
    rect(470, 450, 104, 118, lit),
    rect(470, 450, 24, 118, stage.shade(WALL)),
    battlements(467, 452, 110, 17, lit),
    path(archOutline(526, 568, 46, 76), stage.deep(PAINT.brick)),
  ].join('');
}

/** The stairway from the new town up to the gate. */
function stairs(stage: Stage): string {
  const flights = [
    [526, 570, 420, 650, 20, 28],
    [420, 650, 560, 736, 28, 38],
    [560, 736, 380, 850, 38, 54],
  ] as const;
  return flights
    .map(([x1, y1, x2, y2, w1, w2]) => {
      const risers = Array.from({ length: 11 }, (_, index) => {
        const share = index / 11;
        const half = w1 + (w2 - w1) * share;
        return `M${n(x1 + (x2 - x1) * share - half)} ${n(y1 + (y2 - y1) * share)}h${n(half * 2)}`;
      });
      return (
        polygon(
          [
            [x1 - w1, y1],
            [x1 + w1, y1],
            [x2 + w2, y2],
            [x2 - w2, y2],
          ],
          stage.lit('#e6d3ac'),
        ) + path(risers.join(''), 'none', { stroke: stage.shade('#a98a63'), 'stroke-width': 3.5 })
      );
    })
    .join('');
}
