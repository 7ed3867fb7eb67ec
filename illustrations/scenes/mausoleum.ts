import { ridge } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { court, floor, fountain } from '../motifs/tombCourt.ts';
import { FLOOR, greatRoof, twinRoofs } from '../motifs/tombRoofs.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ochreCourts, pavilion, shrineAmongGraves, shrineDoor } from './shrines.ts';

const PLACES: Record<string, (stage: Stage) => string> = {
  courts: ochreCourts,
  door: shrineDoor,
  graves: shrineAmongGraves,
  pavilion,
};

/** The tomb of a saint or sultan: green-tiled pyramid roofs over white walls, a cedar porch, a fountain. */
export function mausoleum(stage: Stage): string {
  const place = PLACES[stage.motif ?? ''];
  if (place) return place(stage);
  const { random } = stage;
  const town = stage.motif === 'moulay-idriss' || (!stage.motif && random.chance(0.45));
  const x = random.between(550, 650);
  const wall = town ? PAINT.white : random.pick([PAINT.lime, '#e9c88c'] as const);
  const tree = random.pick([1, -1]);
  return [
    sky(stage, FLOOR),
    clouds(stage, 3, 130),
    birds(stage, 4, [x - tree * 330, 170]),
    ridge(stage, 640, 210, stage.far(PAINT.hill, 0.58), { step: 280 }),
    town ? twinRoofs(stage, x, tree) : greatRoof(stage, x, tree),
    court(stage, x, wall, town),
    cypress(stage, x + tree * 410, FLOOR + 14, random.between(430, 500)),
    cypress(stage, x + tree * 486, FLOOR + 22, random.between(330, 390)),
    cypress(stage, x - tree * 590, FLOOR + 20, random.between(300, 380)),
    cypress(stage, x - tree * 1010, FLOOR + 20, random.between(380, 440)),
    palm(stage, x + tree * 850, FLOOR + 26, 360),
    floor(stage, x),
    fountain(stage, x, 806),
    people(stage, x - 330, x - 190, FLOOR + 36, 2, 96),
    person(stage, x + random.between(190, 260), FLOOR + 44, 100, '#16324f'),
  ].join('');
}
