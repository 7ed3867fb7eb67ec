import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { glow, indoors, shaft } from '../motifs/lamp.ts';
import { tiledFloor } from '../motifs/patio.ts';
import { person } from '../motifs/people.ts';
import { panel, view, wallArch } from '../motifs/space.ts';
import { type Court, patternBand, sides } from '../motifs/walledCourt.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';

const WOOD: Color = '#7a4a2b';

/** The prayer room of Ibn Danan: the ark wall, the platform and its railing, lamps under painted beams. */
export function synagogue(open: Stage): string {
  const stage = indoors(open, 0.8);
  const project = view({ x: 600, y: 520, focal: 700, whole: true });
  const court: Court = { project, half: 4.3, depth: 9.4, near: 1.5 };
  const room = sides(stage, court);
  const height = 5.9;
  return [
    rect(LEFT, TOP, SPAN, 1500, stage.lit(PAINT.plaster)),
    ...room.map(({ face, from, to, tone }) =>
      panel(face, [from, to], [0, height], tone(PAINT.plaster)),
    ),
    patternBand(stage, room, [0, 1.5], zellige(stage, 30, 'green')),
    ...room.map(({ face, from, to, tone }) =>
      panel(face, [from, to], [1.5, 1.62], tone(PAINT.blueTile)),
    ),
    windows(stage, room),
    gallery(stage, room, 3.3),
    ceiling(stage, project, court, height),
    tiledFloor(520, project(0, 0, 9.4)[1], stage.lit('#e9dcc0'), stage.lit('#7f9aa0'), {
      tile: 130,
      rows: 8,
    }),
    ark(stage, room),
    shaft(
      open,
      [project(-4.3, 4.9, 5.2), project(-4.3, 4.9, 6.4), project(2.2, 0, 7), project(0.6, 0, 5)],
      0.42,
    ),
    benches(stage, project, -1),
    benches(stage, project, 1),
    ...[
      [-1.7, 7.6, 3.5],
      [0, 6.6, 3.7],
      [1.7, 7.6, 3.5],
      [-0.9, 5.2, 3.9],
      [1.1, 5, 3.9],
    ].map(([x = 0, z = 1, up = 0]) => {
      const [left, top] = project(x, up, z);
      const roof = project(x, height - 0.3, z)[1];
      return oilLamp(stage, left, top, 170 / z, top - roof);
    }),
    platform(stage, project),
    person(stage, ...project(0.7, 0, 7), 172, '#24406b'),
  ].join('');
}

type Project = ReturnType<typeof view>;
type Sides = ReturnType<typeof sides>;

/** High windows with round heads in the side walls. */
function windows(stage: Stage, [left, right]: Sides): string {
  const pane = stage.light.stars ? '#31587a' : mix(stage.light.sky[1], '#ffffff', 0.35);
  return [left, right]
    .flatMap((side) =>
      side
        ? [3.4, 5.8, 8].map((along) =>
            wallArch(
              side.face,
              along,
              [4.1, 5.2],
              0.8,
              side.shaded ? stage.shade('#cfe0dc') : pane,
            ),
          )
        : [],
    )
    .join('');
}

/** The women's gallery above the right side: a balcony with a wooden lattice. */
function gallery(stage: Stage, [, right]: Sides, low: number): string {
  if (!right) return '';
  const { face } = right;
  const bars: string[] = [];
  for (let along = 1.6; along < 9.3; along += 0.3) {
    const [a, b] = [face(along, low + 0.12), face(along, low + 1)];
    bars.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`);
  }
  return [
    panel(face, [1.5, 9.4], [low, low + 1.05], stage.deep('#5a3a24')),
    path(bars.join(''), 'none', { stroke: stage.lit('#a8703f'), 'stroke-width': 5 }),
    panel(face, [1.5, 9.4], [low - 0.18, low + 0.06], stage.lit(WOOD)),
    panel(face, [1.5, 9.4], [low + 1, low + 1.14], stage.lit('#9a5f38')),
  ].join('');
}

/** Beams with painted undersides across the room. */
function ceiling(stage: Stage, project: Project, { half, depth }: Court, up: number): string {
  const quad = (near: number, far: number, high: number, fill: string) =>
    polygon(
      [
        project(-half, high, near),
        project(half, high, near),
        project(half, high, far),
        project(-half, high, far),
      ],
      fill,
    );
  const beams = [9.2, 8.2, 7.2, 6.2, 5.2, 4.2, 3.2].map((z, index) => {
    const left = project(-half, up - 0.16, z);
    const right = project(half, up - 0.16, z);
    const dots = Array.from({ length: 15 }, (_, dot) =>
      circle(
        left[0] + ((right[0] - left[0]) * (dot + 0.5)) / 15,
        left[1] - 62 / z,
        36 / z,
        stage.lit(dot % 2 ? '#e3a92f' : '#f1e4c8'),
      ),
    );
    return (
      polygon(
        [project(-half, up, z), project(half, up, z), right, left],
        stage.lit(index % 2 ? '#a8502f' : '#2f6a5c'),
      ) + dots.join('')
    );
  });
  return quad(1.2, depth, up, stage.shade('#8a5a36')) + beams.join('');
}

/** The ark: carved wooden doors in an arch of plaster that fills the end wall, two steps before it. */
function ark(stage: Stage, [, , back]: Sides): string {
  if (!back) return '';
  const { face } = back;
  const gold = stage.lit(PAINT.brass);
  const door = (from: number, to: number) =>
    panel(face, [from, to], [0.75, 3], stage.lit('#8a5530')) +
    [0.95, 1.68, 2.4]
      .map(
        (low) =>
          panel(face, [from + 0.12, to - 0.12], [low, low + 0.5], stage.shade(WOOD)) +
          panel(face, [from + 0.22, to - 0.22], [low + 0.1, low + 0.4], stage.lit('#b07a45')),
      )
      .join('');
  const [x, y] = face(0, 4.1);
  return [
    wallArch(face, 0, [0.4, 4.9], 4.6, stage.lit('#e3c48c')),
    wallArch(face, 0, [0.4, 4.7], 4.2, stage.lit(PAINT.blueTile)),
    wallArch(face, 0, [0.4, 4.55], 3.9, stage.lit('#f6ecd6')),
    panel(face, [-1.6, 1.6], [0.3, 3.25], stage.lit('#5f3a24')),
    door(-1.42, -0.5),
    door(-0.46, 0.46),
    door(0.5, 1.42),
    panel(face, [-1.7, 1.7], [3.1, 3.4], stage.lit('#a36a3e')),
    // The tables of the law above the doors.
    path(
      [-1, 1].map((side) => `M${x + side * 15 - 14} ${y + 34}v-44a14 14 0 0 1 28 0v44z`).join(''),
      gold,
    ),
    panel(face, [-2.2, 2.2], [0, 0.22], stage.lit(PAINT.limestone)),
    panel(face, [-1.9, 1.9], [0.22, 0.42], stage.shade(PAINT.limestone)),
    glow(stage, [x, face(0, 3.7)[1]], 90, stage.light.lamps ? 0.7 : 0.35),
  ].join('');
}

/** Worn wooden benches along a side wall. */
function benches(stage: Stage, project: Project, side: 1 | -1): string {
  const plank = (color: string, [x1, y1]: Point, [x2, y2]: Point, near: number, far: number) =>
    polygon(
      [
        project(side * x1, y1, near),
        project(side * x1, y1, far),
        project(side * x2, y2, far),
        project(side * x2, y2, near),
      ],
      color,
    );
  const box = (near: number, far: number) =>
    plank(stage.shade('#8a5a36'), [4.2, 1], [4.2, 0.45], near, far) +
    plank(stage.lit('#a8703f'), [4.2, 0.45], [3.6, 0.45], near, far) +
    plank(stage.shade(WOOD), [3.6, 0.45], [3.6, 0], near, far);
  return box(7, 9) + box(4.6, 6.7);
}

/** A glass of oil in a brass ring on chains. */
function oilLamp(stage: Stage, x: number, y: number, size: number, chain: number): string {
  return [
    glow(stage, [x, y], size * 2.2, stage.light.lamps ? 0.75 : 0.45),
    path(
      `M${n(x)} ${n(y - chain)}V${n(y - size * 1.2)}L${n(x - size * 0.5)} ${n(y)}M${n(x)} ${n(y - size * 1.2)}L${n(x + size * 0.5)} ${n(y)}`,
      'none',
      {
        stroke: stage.shade(PAINT.brass),
        'stroke-width': 2.4,
      },
    ),
    path(
      `M${n(x - size * 0.42)} ${n(y)}Q${n(x - size * 0.36)} ${n(y + size * 0.9)} ${n(x)} ${n(y + size)}Q${n(x + size * 0.36)} ${n(y + size * 0.9)} ${n(x + size * 0.42)} ${n(y)}Z`,
      '#ffe3a0',
      { opacity: 0.9 },
    ),
    rect(x - size * 0.55, y - size * 0.12, size * 1.1, size * 0.22, stage.lit(PAINT.brass)),
  ].join('');
}

/** The reading platform at the left, opposite the ark: a carved railing, a desk with a cloth. */
function platform(stage: Stage, project: Project): string {
  const [x, base] = [150, 905];
  const posts = Array.from({ length: 11 }, (_, index) => {
    const left = x - 290 + index * 58;
    return (
      rect(left - 5, 654, 10, base - 654, stage.shade('#9a5f38')) +
      ellipse(left, 720, 12, 26, stage.lit('#a8703f')) +
      ellipse(left, 800, 10, 34, stage.lit('#a8703f'))
    );
  });
  const [, floor] = project(0, 0, 3);
  return [
    rect(LEFT, floor + 30, x + 310 - LEFT, 500, stage.shade(WOOD)),
    rect(LEFT, floor - 8, x + 322 - LEFT, 44, stage.lit('#a36a3e')),
    path(`M${x - 120} 640L${x + 130} 640L${x + 160} 700H${x - 150}Z`, stage.lit('#8a2f3a')),
    path(
      `M${x - 150} 700H${x + 160}V760l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-12 12l-12 -12l-10 8z`,
      stage.shade('#8a2f3a'),
    ),
    ...posts,
    rect(LEFT, 640, x + 306 - LEFT, 22, stage.lit('#b07a45')),
    rect(x + 276, 586, 30, base - 586, stage.lit(WOOD)),
    rect(x + 276, 586, 10, base - 586, stage.shade(WOOD)),
    circle(x + 291, 572, 21, stage.lit(PAINT.brass)),
  ].join('');
}
