import { n, type Point } from '../../../domain/format/svgPath.ts';
import { framedArch } from '../../motifs/arch.ts';
import { battlements } from '../../motifs/buildings.ts';
import { ground, ridge, slope } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cypress } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, path, place, polygon, rect } from '../../svg.ts';

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
