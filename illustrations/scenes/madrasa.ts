import { courtWalls } from '../motifs/madrasaWalls.ts';
import { bouInaniaMinaret } from '../motifs/minarets.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { view } from '../motifs/space.ts';
import { bowl, type Court, courtFloor, pool, sides } from '../motifs/walledCourt.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { madrasaPortal } from './madrasaPortal.ts';

/** A court: half its width, height and depth in metres, where the viewer stands, and its water. */
interface Plan {
  half: number;
  height: number;
  depth: number;
  /** Vanishing point and height of the viewer. */
  x: number;
  y: number;
  eye: number;
  focal: number;
  water: 'channel' | 'pool' | 'basin' | 'bowl';
  /** Whether the minaret stands behind the court. */
  tower?: boolean;
  slender?: boolean;
}

const PLANS: Record<string, Plan> = {
  attarine: {
    half: 4.6,
    height: 8.2,
    depth: 10.5,
    x: 600,
    y: 540,
    eye: 1.7,
    focal: 720,
    water: 'bowl',
    slender: true,
  },
  'bou-inania': {
    half: 9,
    height: 5.6,
    depth: 14.5,
    x: 600,
    y: 545,
    eye: 1.7,
    focal: 800,
    water: 'channel',
    tower: true,
  },
  'bou-inania-meknes': {
    half: 5.4,
    height: 8.6,
    depth: 13,
    x: 330,
    y: 250,
    eye: 5.6,
    focal: 640,
    water: 'basin',
  },
  cherratine: {
    half: 8.4,
    height: 9.4,
    depth: 17,
    x: 900,
    y: 610,
    eye: 1.7,
    focal: 640,
    water: 'bowl',
  },
  filalia: { half: 5.2, height: 5, depth: 9, x: 700, y: 330, eye: 4.4, focal: 560, water: 'bowl' },
  mesbahia: {
    half: 5,
    height: 10,
    depth: 9.5,
    x: 250,
    y: 640,
    eye: 1.5,
    focal: 700,
    water: 'basin',
  },
  sahrij: {
    half: 6.6,
    height: 6.2,
    depth: 15,
    x: 600,
    y: 480,
    eye: 2.4,
    focal: 700,
    water: 'pool',
  },
  sbaiyine: {
    half: 3.4,
    height: 7.8,
    depth: 8,
    x: 640,
    y: 690,
    eye: 1.4,
    focal: 760,
    water: 'bowl',
  },
  seffarine: {
    half: 7.4,
    height: 4.6,
    depth: 10.5,
    x: 880,
    y: 400,
    eye: 3,
    focal: 660,
    water: 'basin',
  },
};
const COMMON: Plan = {
  half: 6.8,
  height: 6.8,
  depth: 12.5,
  x: 600,
  y: 540,
  eye: 1.7,
  focal: 720,
  water: 'pool',
};

/**
 * The court of a madrasa: tiles, carved plaster and cedar, and a reflecting pool.
 * Each has its own width, height and water; the one of Taza is seen from its street.
 */
export function madrasa(stage: Stage): string {
  if (stage.motif === 'portal') return madrasaPortal(stage);
  const { random } = stage;
  const plan = PLANS[stage.motif ?? ''] ?? COMMON;
  const { half, height, depth, slender = false } = plan;
  const project = view(plan);
  const court: Court = { project, half, depth, near: 1.6 };
  const base = project(0, 0, depth)[1];
  const turn = sides(stage, court);
  const front = courtWalls(stage, turn, height, slender);
  const behind = plan.tower
    ? bouInaniaMinaret(stage, { x: random.between(740, 800), base: 420, width: 98, height: 268 })
    : '';
  const at = (z: number) => project(0, 0, z);
  const water: Record<Plan['water'], () => string> = {
    // A narrow channel crosses the court before the prayer hall.
    channel: () =>
      pool(stage, court, [0, half * 1.96], [depth * 0.5, depth * 0.6], ['court', base]) +
      bowl(stage, at(5.4)[0], at(5.4)[1], 90),
    pool: () => pool(stage, court, [0, half * 0.72], [4.6, depth * 0.72], ['court', base]),
    basin: () =>
      pool(stage, court, [0, half * 0.8], [depth * 0.5, depth * 0.7], ['court', base]) +
      bowl(stage, at(depth * 0.6)[0], at(depth * 0.6)[1], 40),
    bowl: () => bowl(stage, at(depth * 0.62)[0], at(depth * 0.62)[1], slender ? 92 : 600 / depth),
  };
  const walker = project(-half * random.between(0.55, 0.66), 0, depth * 0.7);
  return [
    sky(stage, 560),
    clouds(stage, 2, 70),
    birds(stage, 4, [420, 70]),
    `<g id="court">${behind}${front}</g>`,
    courtFloor(stage, court, PAINT.limestone),
    water[plan.water](),
    person(
      stage,
      walker[0],
      walker[1],
      (1.72 * plan.focal) / (depth * 0.7),
      random.pick([PAINT.blueTile, PAINT.white]),
    ),
  ].join('');
}
