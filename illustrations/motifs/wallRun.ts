import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, group, path, polygon } from '../svg.ts';
import { archOutline } from './arch.ts';
import { nest, stork } from './stork.ts';

/** A wall in perspective: its vanishing point, the side of the picture it is on, and its colour. */
export interface Run {
  eye: { x: number; y: number };
  side: 1 | -1;
  color: Color;
}

/** A point of the wall: `near` is 0 at the vanishing point; `up` is a share of the height. */
function at({ eye, side }: Run, near: number, up: number): Point {
  return [eye.x + side * near * 1050, eye.y + near * 215 - up * near * 620];
}

/** The long wall between the towers, its merlons growing towards the viewer. */
export function curtain(stage: Stage, run: Run): string {
  const facing = run.side > 0;
  const face = facing
    ? mix(stage.lit(run.color), stage.shade(run.color), 0.42)
    : stage.lit(run.color);
  const end = 2.4;
  const merlons: string[] = [];
  for (let near = 0.05; near < end; near *= 1.075) {
    const [a, b, c, d] = [
      at(run, near, 0.7),
      at(run, near, 0.775),
      at(run, near * 1.042, 0.775),
      at(run, near * 1.042, 0.7),
    ];
    merlons.push(
      `M${n(a[0])} ${n(a[1] + 2)}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1] + 2)}Z`,
    );
  }
  const layers = [0.14, 0.28, 0.42, 0.56].map((up) => {
    const [[x1, y1], [x2, y2]] = [at(run, 0.04, up), at(run, end, up)];
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  const holes: string[] = [];
  for (let near = 0.16; near < 1.6; near *= 1.16) {
    for (const up of [0.2, 0.34, 0.48]) {
      const [x, y] = at(run, near * (up === 0.34 ? 1.06 : 1), up);
      holes.push(circle(x, y, 5 * near, stage.deep(run.color)));
    }
  }
  return (
    polygon([at(run, 0.02, 0), at(run, 0.02, 0.7), at(run, end, 0.7), at(run, end, 0)], face) +
    path(merlons.join(''), face) +
    path(layers.join(''), 'none', {
      stroke: stage.shade(run.color),
      'stroke-width': 2,
      opacity: 0.35,
    }) +
    group(holes.join(''), { opacity: 0.4 }) +
    // Damp, dark plaster at the foot.
    polygon(
      [at(run, 0.02, 0), at(run, 0.02, 0.05), at(run, end, 0.05), at(run, end, 0)],
      stage.shade(run.color),
      {
        opacity: 0.6,
      },
    )
  );
}

/** A square tower that projects from the wall: a front facing the viewer, and a side along the wall. */
export function tower(stage: Stage, run: Run, near: number, home: boolean): string {
  const { side } = run;
  const wide = near * 190;
  const [x0, foot] = at(run, near, 0);
  const base = foot + near * 34;
  const top = base - near * 690;
  // The front is parallel to the picture; the side runs towards the vanishing point.
  const outer = x0 - side * wide;
  const haze = Math.max(0, 0.3 - near * 0.45);
  const bright = mix(stage.lit(run.color), stage.light.haze, haze);
  const dark = mix(stage.shade(run.color), stage.light.haze, haze);
  const back = near * 0.84;
  const backX = run.eye.x + (outer - run.eye.x) * (back / near);
  const toward = (y: number) => run.eye.y + (y - run.eye.y) * (back / near);
  const [front, flank] = side > 0 ? [bright, dark] : [mix(dark, bright, 0.25), bright];
  const size = near * 40;
  const count = 4;
  const merlons = Array.from({ length: count }, (_, index) => {
    const left = Math.min(x0, outer) + (wide / count) * (index + 0.2);
    return `M${n(left)} ${n(top + 2)}v${n(-size)}l${n(wide * 0.03)} ${n(-size * 0.35)}h${n(wide * 0.09)}l${n(wide * 0.03)} ${n(size * 0.35)}v${n(size)}z`;
  });
  const middle = (x0 + outer) / 2;
  const slit = (y: number) =>
    path(archOutline(middle, y, wide * 0.13, near * 70), stage.deep(run.color));
  const flankMerlons = [0.1, 0.42, 0.74].map((share) => {
    const near1 = near + (back - near) * share;
    const near2 = near + (back - near) * (share + 0.18);
    const px = (value: number) => run.eye.x + (outer - run.eye.x) * (value / near);
    const py = (value: number, y: number) => run.eye.y + (y - run.eye.y) * (value / near);
    return `M${n(px(near1))} ${n(py(near1, top))}V${n(py(near1, top - size * 1.2))}L${n(px(near2))} ${n(py(near2, top - size * 1.2))}V${n(py(near2, top))}Z`;
  });
  return [
    polygon(
      [
        [outer, base],
        [outer, top],
        [backX, toward(top)],
        [backX, toward(base)],
      ],
      flank,
    ),
    path(flankMerlons.join(''), flank),
    polygon(
      [
        [x0, base],
        [x0, top],
        [outer, top],
        [outer, base],
      ],
      front,
    ),
    path(merlons.join(''), front),
    slit(top + near * 170),
    polygon(
      [
        [Math.min(x0, outer), top + near * 44],
        [Math.max(x0, outer), top + near * 44],
        [Math.max(x0, outer), top + near * 54],
        [Math.min(x0, outer), top + near * 54],
      ],
      dark,
      { opacity: 0.6 },
    ),
    home
      ? nest(stage, middle, top - size * 1.25, wide * 0.9) +
        stork(stage, middle, top - size * 1.25 - wide * 0.26, wide * 0.85, -side)
      : '',
  ].join('');
}
