import { courtWalls } from '../motifs/madrasaWalls.ts';
import { bouInaniaMinaret } from '../motifs/minarets.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { view } from '../motifs/space.ts';
import { bowl, type Court, courtFloor, pool, sides } from '../motifs/walledCourt.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';

/**
 * The court of a madrasa: tiles, carved plaster and cedar, and a reflecting pool.
 * Bou Inania is wide, with its minaret behind; the Attarine is narrow and high, with a fountain bowl.
 */
export function madrasa(stage: Stage): string {
  const { random, motif } = stage;
  const wide = motif === 'bou-inania';
  const slender = motif === 'attarine';
  const half = wide ? 9 : slender ? 4.6 : random.between(6, 7.6);
  const height = wide ? 5.6 : slender ? 8.2 : random.between(6.2, 7.4);
  const depth = wide ? 14.5 : slender ? 10.5 : 12.5;
  const project = view({ y: wide ? 545 : 540, focal: wide ? 800 : 720 });
  const court: Court = { project, half, depth, near: 1.6 };
  const base = project(0, 0, depth)[1];
  const turn = sides(stage, court);
  const front = courtWalls(stage, turn, height, slender);
  const behind = wide
    ? bouInaniaMinaret(stage, { x: random.between(740, 800), base: 420, width: 98, height: 268 })
    : random.chance(0.4) && !slender
      ? bouInaniaMinaret(stage, { x: random.pick([400, 760]), base: 330, width: 70, height: 215 })
      : '';
  const bowlOnly = slender || (!wide && random.chance(0.4));
  const walker = project(-half * random.between(0.55, 0.66), 0, depth * 0.7);
  return [
    sky(stage, 560),
    clouds(stage, 2, 70),
    birds(stage, 4, [420, 70]),
    `<g id="court">${behind}${front}</g>`,
    courtFloor(stage, court, PAINT.limestone),
    bowlOnly
      ? bowl(stage, 600, slender ? 770 : 760, slender ? 92 : 84)
      : pool(stage, court, [0, half * 0.72], [4.6, depth * 0.68], ['court', base]) +
        bowl(stage, 600, project(0, 0, depth * 0.74)[1], 40),
    person(
      stage,
      walker[0],
      walker[1],
      1240 / (depth * 0.7),
      random.pick([PAINT.blueTile, PAINT.white]),
    ),
  ].join('');
}
