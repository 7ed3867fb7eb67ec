import { n, type Point } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { group, path, polygon } from '../svg.ts';
import { person } from './people.ts';
import { column } from './roman.ts';

export type At = (u: number, v: number, up?: number) => Point;

/** A ruined side wall of the room with stepped edges; its inside is lit if it faces right. */
export function sideWall(stage: Stage, at: At, side: 1 | -1): string {
  const { random } = stage;
  const steps = [-1.16, -0.8, -0.42, -0.1, 0.3, 0.72, 1.1];
  const [inner, outer] = [side * 1.12, side * 1.26];
  const stone = stage.lit(PAINT.stone);
  const inside = side < 0 ? mix(stone, stage.shade(PAINT.stone), 0.12) : stage.shade(PAINT.stone);
  const parts: string[] = [];
  const heights = steps.map((_, index) => 40 + index * 22 + random.between(-22, 34));
  for (let index = steps.length - 2; index >= 0; index--) {
    const [near = 0, far = 0] = [steps[index], steps[index + 1]];
    const up = heights[index] ?? 60;
    parts.push(
      polygon([at(inner, near), at(inner, near, up), at(inner, far, up), at(inner, far)], inside),
      polygon(
        [at(inner, near, up), at(outer, near, up), at(outer, far, up), at(inner, far, up)],
        stage.lit(PAINT.limestone),
      ),
      polygon(
        [at(inner, near), at(outer, near), at(outer, near, up), at(inner, near, up)],
        mix(stone, stage.shade(PAINT.stone), 0.35),
      ),
    );
  }
  const courses = [16, 32].map((up) => {
    const [[x1, y1], [x2, y2]] = [at(inner, -1.16, up), at(inner, 1.1, up)];
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  parts.push(
    path(courses.join(''), 'none', {
      stroke: stage.shade(PAINT.rock),
      'stroke-width': 2,
      opacity: 0.4,
    }),
  );
  return parts.join('');
}

/** The wall at the far end, with a gap for the door. */
export function backWall(stage: Stage, at: At): string {
  const { random } = stage;
  const door = random.between(-0.3, 0.45);
  const piece = (from: number, to: number, low: number, high: number) => {
    const [left, base] = at(from, 1.1);
    const [right] = at(to, 1.1);
    const width = right - left;
    const courses = [14, 28].map((dy) => `M${n(left)} ${n(base - dy)}h${n(width)}`);
    const body = path(
      `M${n(left)} ${n(base)}v${n(-high)}h${n(width * 0.34)}v14h${n(width * 0.3)}v${n(high - low - 14)}h${n(width * 0.36)}v${n(low)}z`,
      mix(stage.lit(PAINT.stone), stage.shade(PAINT.stone), 0.25),
    );
    return (
      body +
      path(courses.join(''), 'none', {
        stroke: stage.shade(PAINT.rock),
        'stroke-width': 2,
        opacity: 0.3,
      })
    );
  };
  return (
    person(stage, at(door + 0.1, 1.1)[0], at(0, 1.1)[1] + 2, 74, '#1d4f8f') +
    piece(-1.26, door - 0.02, 44, random.between(80, 110)) +
    piece(door + 0.24, 1.26, random.between(60, 76), random.between(48, 58))
  );
}

/** The remains of the colonnade, at the far corners of the room and before its sides. */
export function pillars(stage: Stage, at: At): string {
  const { random } = stage;
  const stand = (u: number, v: number, height: number, broken: boolean) => {
    const [x, base] = at(u, v);
    const size = 1 / (1 + (v + 1) * 0.66);
    return column(stage, { x, base, width: 62 * size, height: height * size, broken });
  };
  const whole = random.pick([-1, 1]);
  return [
    stand(whole * 0.72, 1.16, 720, false),
    stand(-whole * 0.9, 1.16, random.between(260, 360), true),
    stand(whole * 1.19, 0.72, 660, false),
    stand(-whole * 1.19, 0.5, random.between(300, 420), true),
    stand(whole * 1.19, -0.3, random.between(150, 220), true),
  ].join('');
}

/** The shadow of the right wall on the floor. */
export function shadow(stage: Stage, at: At): string {
  const dark = stage.deep(PAINT.stone);
  return group(
    polygon(
      [
        at(1.12, -1.16),
        at(1.12, 1.08),
        at(0.86, 1.08),
        at(0.92, 0.3),
        at(0.98, 0.3),
        at(1.04, -1.16),
      ],
      dark,
    ),
    { opacity: 0.3 },
  );
}
