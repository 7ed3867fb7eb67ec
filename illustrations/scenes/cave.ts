import { n, type Point } from '../../domain/format/svgPath.ts';
import { inside, outside, sides, stalagmite } from '../motifs/caveRock.ts';
import { hollow, icicles, ray } from '../motifs/cavern.ts';
import { glow } from '../motifs/lamp.ts';
import { boulder } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, path } from '../svg.ts';
import { underground } from './caveRiver.ts';

/** The view from inside a cave to its mouth: Friouato with its stair, or Chaara with its river. */
export function cave(stage: Stage): string {
  const river = stage.motif ? stage.motif === 'chaara' : stage.random.chance(0.35);
  return river ? underground(stage) : descent(stage);
}

/** Friouato: a high shaft, and a stair that zigzags down the scree. It is closed, so nobody is on it. */
function descent(stage: Stage): string {
  const { random, light } = stage;
  const direction = random.pick([1, -1] as const);
  const mouth = hollow(stage, {
    x: 600 + (direction > 0 ? 90 : 40),
    y: 300,
    width: 640,
    height: 400,
  });
  const x = mouth.x;
  const turns: readonly Point[] = [
    [x - direction * 60, 474],
    [x + direction * 130, 530],
    [x - direction * 150, 622],
    [x + direction * 150, 742],
    [x - direction * 130, 930],
  ];
  return [
    outside(stage, mouth, 470),
    mouth.rim(1, inside(stage, 0.78)),
    mouth.rim(1.1, inside(stage, 0.52)),
    scree(stage, x, direction),
    mouth.rim(1.3, inside(stage, 0.3), 560),
    icicles(stage, mouth, 1.3, inside(stage, 0.3), 16, 90),
    ray(stage, [x + 10, 150], [x - 420, 900], [200, 380], light.stars ? 0.24 : 0.42),
    ray(stage, [x + 60, 150], [x - 200, 800], [90, 150], light.stars ? 0.18 : 0.3),
    stair(stage, turns),
    mouth.rim(1.62, inside(stage, 0.12), 640),
    icicles(stage, mouth, 1.62, inside(stage, 0.12), 14, 150),
    mouth.rim(2.1, inside(stage, 0.03), 740),
    sides(stage, x),
    path(
      `M${LEFT} 820Q-200 700 120 830T420 1100H${LEFT}ZM${RIGHT} 800Q1400 690 1090 820T800 1100H${RIGHT}Z`,
      inside(stage, 0),
    ),
    ...[-420, -60, 60, 1120, 1290, 1600].map((at) =>
      stalagmite(at + random.between(-30, 30), 880, random.between(90, 220), inside(stage, 0)),
    ),
  ].join('');
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The slope of fallen rock below the mouth, lightest in the daylight. */
function scree(stage: Stage, x: number, direction: number): string {
  const { random } = stage;
  const stones = Array.from({ length: 13 }, (_, index) => {
    const y = 560 + index * 26;
    return boulder(
      stage,
      x + random.between(-1, 1) * (120 + index * 26),
      y,
      30 + index * 5,
      18 + index * 3,
      '#8f745c',
    );
  });
  return [
    path(
      `M${n(x - 330)} 480Q${n(x)} 440 ${n(x + 330)} 480L${n(x + 800)} ${BOTTOM}H${n(x - 800)}Z`,
      inside(stage, 0.42),
    ),
    path(
      `M${n(x - 220)} 470Q${n(x)} 446 ${n(x + 250)} 474L${n(x + 250 - direction * 40)} 700Q${n(x)} 860 ${n(x - 330)} ${BOTTOM}H${n(x - 560)}Z`,
      inside(stage, 0.68),
    ),
    ...stones,
  ].join('');
}

/** Flights of steps between the turns, wider towards the viewer, with a rail and lamps. */
function stair(stage: Stage, turns: readonly Point[]): string {
  const flights = turns.slice(1).map((to, index) => {
    const from = turns[index] ?? to;
    const count = 9 + index * 2;
    const width = (y: number) => 12 + (y - 470) * 0.11;
    const steps = Array.from({ length: count }, (_, step) => {
      const [x, y] = between(from, to, step / count);
      const [nx, ny] = between(from, to, (step + 1) / count);
      const w = width(ny);
      return `M${n(Math.min(x, nx) - w * 0.4)} ${n(y)}H${n(Math.max(x, nx) + w * 0.4)}V${n(ny - (ny - y) * 0.42)}H${n(Math.min(x, nx) - w * 0.4)}Z`;
    });
    const [fw, tw] = [width(from[1]), width(to[1])];
    const body = `M${n(from[0] - fw)} ${n(from[1])}H${n(from[0] + fw)}L${n(to[0] + tw)} ${n(to[1] + tw * 0.5)}H${n(to[0] - tw)}Z`;
    const rail = `M${n(from[0])} ${n(from[1] - fw * 1.6)}L${n(to[0])} ${n(to[1] - tw * 1.6)}`;
    const posts = [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const [x, y] = between(from, to, share);
      return `M${n(x)} ${n(y)}v${n(-width(y) * 1.6)}`;
    });
    const lamp = between(from, to, 0.02);
    return (
      path(body, stage.shade('#9a8468')) +
      path(steps.join(''), stage.lit(PAINT.stone)) +
      path(rail + posts.join(''), 'none', {
        stroke: stage.shade(PAINT.darkWood),
        'stroke-width': 2 + index,
      }) +
      (stage.light.lamps
        ? glow(stage, [lamp[0], lamp[1] - fw], 26 + index * 16, 0.7) +
          circle(lamp[0], lamp[1] - fw * 1.7, 4 + index, stage.lamp())
        : '')
    );
  });
  return flights.join('');
}
