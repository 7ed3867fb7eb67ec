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

/**
 * The court of a caravanserai: three storeys of wooden galleries, with scales or a fountain in the
 * middle. The Nejjarine is seen from its square: the portal with the court behind it, the tiled fountain.
 */
export function fondouk(stage: Stage): string {
  const { random } = stage;
  const portal = stage.motif === 'nejjarine';
  const x = portal ? 425 : 600;
  const half = portal ? 5 : random.between(5.6, 6.8);
  const depth = 13.5;
  const project = view({ x, y: portal ? 620 : 610, focal: portal ? 560 : 700 });
  const court: Court = { project, half, depth, near: portal ? 8.6 : 1.8 };
  const turn = sides(stage, court);
  const weigh = portal || random.chance(0.55);
  const place = project(0, 0, portal ? 9.5 : 8.2);
  const inside = [
    galleries(stage, turn),
    courtFloor(stage, court, PAINT.limestone),
    weigh
      ? scales(stage, place[0], place[1], portal ? 190 : 265)
      : bowl(stage, place[0], place[1] + 20, 92),
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
