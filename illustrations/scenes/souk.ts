import { straightPath } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { farMinaret } from '../motifs/farMinaret.ts';
import { person } from '../motifs/people.ts';
import { sky } from '../motifs/sky.ts';
import { type Project, panel, view, walls } from '../motifs/space.ts';
import { stalls } from '../motifs/stalls.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';
import { dyersStreet, hennaSquare } from './soukPlaces.ts';

const HALF = 2.3;
const DEPTH = 11;
const NEAR = 0.85;
const ROOF = 4.3;

/** Where the viewer stands in a lane: in the middle, to one side, high above it, or near the ground. */
const VIEWS: Record<string, { x: number; y: number; focal: number; eye?: number }> = {
  climb: { x: 760, y: 300, focal: 700, eye: 3.4 },
  kissaria: { x: 600, y: 640, focal: 500, eye: 1.5 },
  meknes: { x: 230, y: 500, focal: 640 },
  spices: { x: 880, y: 520, focal: 900, eye: 2 },
};

/** A lane of the souk: laths overhead, stripes of sunlight on the ground, wares on both sides. */
export function souk(stage: Stage): string {
  if (stage.motif === 'dyers') return dyersStreet(stage);
  if (stage.motif === 'henna') return hennaSquare(stage);
  const { random, light } = stage;
  const plan = VIEWS[stage.motif ?? ''] ?? { x: random.between(500, 700), y: 478, focal: 620 };
  const { x } = plan;
  const project = view(plan);
  const { left, right } = walls(project, HALF, DEPTH);
  const wall = PAINT.earth;
  const floor = '#b08a62';
  return [
    sky(stage, 560),
    end(stage, x, project),
    rect(
      LEFT,
      project(0, 0, DEPTH)[1],
      SPAN,
      BOTTOM,
      mix(stage.lit(floor), stage.shade(floor), 0.75),
    ),
    panel(left, [NEAR, DEPTH], [0, ROOF], mix(stage.lit(wall), stage.shade(wall), 0.55)),
    panel(right, [NEAR, DEPTH], [0, ROOF], stage.shade(wall)),
    stripes(stage, project),
    stalls(stage, { project, half: HALF, near: NEAR, depth: DEPTH }),
    laths(stage, project),
    shafts(stage, project),
    ...[9.4, 7.4, 6.2, 4.8].map((z, index) => {
      const lane = [0.3, -0.85, 0.75, -0.35][index] ?? 0;
      const [at, base] = project(lane + random.between(-0.25, 0.25), 0, z);
      return person(stage, at, base, (1.72 * 620) / z);
    }),
    light.lamps ? glow(stage, project) : '',
  ].join('');
}

/** The end of the lane: a gate with a minaret behind it. */
function end(stage: Stage, x: number, project: Project): string {
  const base = project(0, 0, DEPTH)[1];
  const high = project(0, ROOF, DEPTH)[1];
  const side = stage.random.pick([-1, 1]);
  const reach = Math.round(project(HALF, 0, DEPTH)[0] - x) + 40;
  const wall = `M${Math.round(x - reach)} ${Math.round(base)}V${Math.round(high - 30)}h${reach * 2}V${Math.round(base)}Z`;
  return (
    rect(x - 90, base - 120, 180, 121, stage.lit('#f0d9a8')) +
    farMinaret(stage, { x: x - side * 22, base, width: 34, height: 132 }, PAINT.earth, 0.1) +
    rect(x + side * 40 - 40, base - 78, 80, 78, stage.lit(PAINT.lime)) +
    path(wall + archOutline(x, base, 144, 200), stage.shade(PAINT.earth), {
      'fill-rule': 'evenodd',
    }) +
    path(
      archOutline(x, base, 164, 212) + archOutline(x, base, 144, 200),
      stage.lit(PAINT.greenTile),
      {
        'fill-rule': 'evenodd',
      },
    )
  );
}

/** Distances of the laths from the viewer, evenly spaced, in metres. */
const LATHS = Array.from({ length: 9 }, (_, index) => 1.1 + index * 1.1);

/** Laths across the lane on long beams, with the sky between them. */
function laths(stage: Stage, project: Project): string {
  const color = stage.deep(PAINT.cedarWood);
  const d = LATHS.map(
    (z) =>
      `${straightPath([project(-HALF - 0.1, ROOF, z), project(HALF + 0.1, ROOF, z), project(HALF + 0.1, ROOF, z + 0.5), project(-HALF - 0.1, ROOF, z + 0.5)])}Z`,
  );
  const beams = [-1.4, 1.4].map(
    (x) =>
      `${straightPath([project(x - 0.07, ROOF - 0.1, NEAR), project(x + 0.07, ROOF - 0.1, NEAR), project(x + 0.07, ROOF - 0.1, DEPTH), project(x - 0.07, ROOF - 0.1, DEPTH)])}Z`,
  );
  return path(d.join(''), color) + path(beams.join(''), color);
}

/** Sunlight through the laths, on the ground and on the left wall. */
function stripes(stage: Stage, project: Project): string {
  const ground = LATHS.map(
    (z) =>
      `${straightPath([project(-HALF, 0, z), project(HALF * 0.62, 0, z - 0.35), project(HALF * 0.62, 0, z + 0.02), project(-HALF, 0, z + 0.37)])}Z`,
  );
  const wall = LATHS.map(
    (z) =>
      `${straightPath([project(-HALF, 0, z), project(-HALF, 3.4, z + 0.5), project(-HALF, 3.4, z + 0.87), project(-HALF, 0, z + 0.37)])}Z`,
  );
  const strong = stage.light.stars ? 0.5 : 1;
  return (
    path(ground.join(''), stage.lit('#e9c894'), { opacity: strong }) +
    path(wall.join(''), stage.lit('#f0d5a4'), { opacity: strong * 0.8 })
  );
}

/** Shafts of dusty light from the right through gaps in the roof. */
function shafts(stage: Stage, project: Project): string {
  const made = [4.6].map((z) =>
    polygon(
      [
        project(1.7, ROOF, z),
        project(1.7, ROOF, z + 0.9),
        project(-1.9, 0, z + 0.5),
        project(-1.9, 0, z - 0.7),
      ],
      stage.light.disc.color,
    ),
  );
  return group(made.join(''), { opacity: stage.light.stars ? 0.06 : 0.13 });
}

/** Lanterns with a warm glow across the lane at dawn, dusk and night. */
function glow(stage: Stage, project: Project): string {
  const warm = stage.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffcf6b" stop-opacity=".7"/><stop offset="1" stop-color="#ffcf6b" stop-opacity="0"/></radialGradient>`,
  );
  return [8.6, 6, 4.2]
    .map((z, index) => {
      const [x, y] = project(index % 2 === 0 ? -0.7 : 0.8, 3.3, z);
      const top = project(0, ROOF, z)[1];
      const size = 620 / z;
      return (
        rect(x - 1, top, 2, y - top, stage.deep(PAINT.darkWood)) +
        `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(size * 1.1)}" fill="url(#${warm})"/>` +
        path(
          `M${Math.round(x)} ${Math.round(y - size * 0.26)}l${Math.round(size * 0.13)} ${Math.round(size * 0.2)}l${Math.round(-size * 0.13)} ${Math.round(size * 0.24)}l${Math.round(-size * 0.13)} ${Math.round(-size * 0.24)}z`,
          '#ffe2a0',
        )
      );
    })
    .join('');
}
