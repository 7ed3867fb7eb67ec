import { n, type Point, straightPath } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { ridge } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { group, path, polygon } from '../svg.ts';

/** A deep gorge: rock walls on both sides, a river and a path between them, an eagle above. */
export function gorge(stage: Stage): string {
  const { random, season } = stage;
  const middle = random.between(520, 680);
  const bend = random.pick([-1, 1] as const);
  const rock = random.pick(['#c08a5e', '#b89a74', '#b5754f'] as const);
  const bushes = (side: -1 | 1) =>
    Array.from({ length: 9 }, (_, index): Spot => {
      const out = index * 0.1 + random.between(0, 0.08);
      return [
        middle + side * (150 + out * 900 + random.between(0, 40)),
        748 + out * 60 + random.between(-8, 12),
        random.between(40, 74) + out * 30,
      ];
    });
  return [
    sky(stage, 640),
    clouds(stage, 2, 120),
    ridge(stage, 560, 150, stage.far(PAINT.mountain, 0.66), { step: 170, rugged: true }),
    cliff(stage, { x: middle - 90 * bend, side: -1, top: 380, foot: 722, rock, distance: 0.5 }),
    cliff(stage, { x: middle - 60 * bend + 90, side: 1, top: 400, foot: 722, rock, distance: 0.5 }),
    cliff(stage, { x: middle - 110, side: -1, top: 290, foot: 728, rock, distance: 0.28 }),
    cliff(stage, { x: middle + 130, side: 1, top: 270, foot: 728, rock, distance: 0.28 }),
    polygon(
      [
        [LEFT, 716],
        [RIGHT, 716],
        [RIGHT, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.lit(mix(season.grass, rock, 0.35)),
    ),
    cliff(stage, { x: middle - 220, side: -1, top: 120, foot: 752, rock, distance: 0.04 }),
    cliff(stage, { x: middle + 250, side: 1, top: 90, foot: 752, rock, distance: 0.04 }),
    river(stage, middle, bend),
    roundStand(
      stage,
      [...bushes(-1), ...bushes(1)],
      '#4f6a3c',
      season.bare ? '#8a8a5a' : season.leaf,
      0.02,
    ),
    people(stage, middle - bend * 170 - 20, middle - bend * 170 + 30, 800, 2, 64),
    eagle(stage, middle - bend * random.between(20, 90), random.between(190, 250)),
  ].join('');
}

interface Cliff {
  /** The edge of the wall at the gorge. From there it extends to the left (-1) or right (1). */
  x: number;
  side: -1 | 1;
  top: number;
  foot: number;
  rock: Color;
  distance: number;
}

/** A rock wall of vertical slabs that rises in steps away from the gorge; the left wall is in the sun. */
function cliff(stage: Stage, { x, side, top, foot, rock, distance }: Cliff): string {
  const { random, light } = stage;
  const sunny = side === -1;
  const base = mix(stage.lit(rock), stage.shade(rock), sunny ? 0.08 : 0.72);
  const body = mix(base, light.haze, distance);
  const dark = mix(
    mix(stage.shade(rock), stage.deep(rock), sunny ? 0.1 : 0.45),
    light.haze,
    distance,
  );
  const pale = mix(stage.lit(mix(rock, '#f3dfb8', 0.45)), light.haze, distance);
  const outline: Point[] = [[x, foot]];
  const cracks: string[] = [];
  const faces: string[] = [];
  const end = side < 0 ? LEFT : RIGHT;
  let here = x;
  for (let step = 0; (end - here) * side > 0; step++) {
    const wide = random.between(34, 84) * (1.25 - distance);
    const rise = Math.min(1, 0.3 + step * 0.19);
    const y = foot - (foot - top) * rise + random.between(-26, 26) * (step < 1 ? 0.3 : 1);
    const next = here + side * wide;
    outline.push([here + side * 4, y], [next, y - random.between(4, 20)]);
    const [left, right] = side < 0 ? [next, here] : [here, next];
    // Each slab has a narrow lit face and a narrow shaded face.
    faces.push(
      `M${n(left)} ${n(y + 8)}h${n(wide * 0.36)}l${n(-wide * 0.1)} ${n(foot - y - 8)}H${n(left)}z`,
    );
    if (random.chance(0.6)) {
      const tall = (foot - y) * random.between(0.25, 0.6);
      cracks.push(
        `M${n(right - wide * 0.22)} ${n(y + random.between(20, 90))}h${n(wide * 0.13)}l-3 ${n(tall)}z`,
      );
    }
    here = next;
  }
  outline.push([here, foot]);
  return (
    path(`${straightPath(outline)}Z`, body) +
    path(faces.join(''), dark, { opacity: '.62' }) +
    path(cracks.join(''), sunny ? pale : dark, { opacity: '.8' })
  );
}

/** The river in two bends from the far end of the gorge to the foreground, and the path beside it. */
function river(stage: Stage, x: number, bend: -1 | 1): string {
  const b = bend;
  const stream = `M${n(x - 8 * b)} 716C${n(x + 90 * b)} 736 ${n(x - 120 * b)} 760 ${n(x - 30 * b)} 800S${n(x + 330 * b)} 900 ${n(x + 60 * b)} ${BOTTOM}H${n(x + 760 * b)}C${n(x + 700 * b)} 900 ${n(x + 170 * b)} 850 ${n(x + 90 * b)} 800S${n(x + 150 * b)} 736 ${n(x + 26 * b)} 716Z`;
  const direction = `M${n(x - 60 * b)} 718C${n(x - 90 * b)} 750 ${n(x - 210 * b)} 770 ${n(x - 170 * b)} 806S${n(x - 120 * b)} 920 ${n(x - 330 * b)} ${BOTTOM}H${n(x - 130 * b)}C${n(x + 10 * b)} 920 ${n(x - 80 * b)} 850 ${n(x - 124 * b)} 806S${n(x - 60 * b)} 750 ${n(x - 48 * b)} 718Z`;
  const glints = Array.from({ length: 12 }, (_, index) => {
    const share = index / 12;
    return `M${n(x + b * (20 + share * 240) + stage.random.between(-18, 18))} ${n(745 + share * 200)}h${n(20 + share * 90)}`;
  });
  return (
    path(direction, stage.lit(PAINT.earthRoad)) +
    path(stream, stage.lit(PAINT.water)) +
    group(path(glints.join(''), 'none', { stroke: stage.light.sky[2], 'stroke-width': 4 }), {
      opacity: 0.6,
    })
  );
}

/** A flying eagle. */
function eagle(stage: Stage, x: number, y: number): string {
  const turn = stage.random.between(-14, 10);
  return path(
    'M0 -8C14 -20 34 -30 62 -30C84 -32 108 -22 128 -6L112 -8L116 2L100 -2L102 8L86 2C64 4 40 8 22 12L14 20L20 40L6 34L0 40L-6 34L-20 40L-14 20L-22 12C-40 8 -64 4 -86 2L-102 8L-100 -2L-116 2L-112 -8L-128 -6C-108 -22 -84 -32 -62 -30C-34 -30 -14 -20 0 -8Z',
    stage.light.stars ? '#0b1626' : stage.shade('#3a2a20'),
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(.8)` },
  );
}
