import { archOutline } from '../motifs/arch.ts';
import { galleries } from '../motifs/galleries.ts';
import { nejjarineFront } from '../motifs/nejjarine.ts';
import { person } from '../motifs/people.ts';
import { scales } from '../motifs/scales.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { view } from '../motifs/space.ts';
import { bowl, type Court, courtFloor, sides } from '../motifs/walledCourt.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { group, path } from '../svg.ts';
import { animalHospital } from './animalHospital.ts';

/** Where the viewer stands in a court, and its measures in metres. */
const COMMON = { x: 600, y: 610, eye: 1.7, focal: 700, half: 6.2, depth: 13.5, storeys: 3 };
const PLANS: Record<string, typeof COMMON> = {
  chemmaine: { x: 820, y: 470, eye: 4.4, focal: 620, half: 5.6, depth: 11, storeys: 2 },
  tetouaniyine: { x: 460, y: 700, eye: 1.6, focal: 640, half: 4.6, depth: 9, storeys: 3 },
};

/**
 * The court of a caravanserai: three storeys of wooden galleries, with scales or a fountain in the
 * middle. The Nejjarine is seen from its square: the portal with the court behind it, the tiled fountain.
 */
export function fondouk(stage: Stage): string {
  if (stage.motif === 'animals') return animalHospital(stage);
  const { random } = stage;
  const portal = stage.motif === 'nejjarine';
  const plan = PLANS[stage.motif ?? ''] ?? COMMON;
  const x = portal ? 425 : plan.x;
  const half = portal ? 5 : plan.half;
  const depth = portal ? 13.5 : plan.depth;
  const project = view(portal ? { x, y: 620, focal: 560 } : plan);
  const court: Court = { project, half, depth, near: portal ? 8.6 : 1.8 };
  const turn = sides(stage, court);
  const weigh = portal || random.chance(0.55);
  const middle = project(0, 0, portal ? 9.5 : depth * 0.62);
  const inside = [
    galleries(stage, turn, plan.storeys),
    courtFloor(stage, court, PAINT.limestone),
    weigh
      ? scales(stage, middle[0], middle[1], portal ? 190 : 265)
      : bowl(stage, middle[0], middle[1] + 20, 92),
    portal ? '' : visitors(stage, project),
  ].join('');
  const above = [sky(stage, 560), clouds(stage, 2, 40), birds(stage, 4, [420, 60])];
  if (!portal) return [...above, inside].join('');
  const opening = stage.define(
    (id) => `<clipPath id="${id}">${path(archOutline(x, 770, 430, 520), '#000000')}</clipPath>`,
  );
  return [
    ...above,
    nejjarineFront(stage, x, 770),
    group(sky(stage, 560) + inside, { 'clip-path': `url(#${opening})` }),
    person(stage, 640, 800, 132, '#f1e4c8'),
    person(stage, 250, 784, 118, '#5b6f8c'),
  ].join('');
}

/** Two people in the court. */
function visitors(stage: Stage, project: ReturnType<typeof view>): string {
  const { random } = stage;
  const spots = [
    [-random.between(2.2, 3.6), 9.5],
    [random.between(2.4, 3.6), 7.6],
  ] as const;
  return spots
    .map(([x, z]) => {
      const [at, base] = project(x, 0, z);
      return person(stage, at, base, (1.72 * 700) / z);
    })
    .join('');
}
