import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { minaret, rampart } from '../motifs/buildings.ts';
import { lampPost } from '../motifs/cafe.ts';
import { babMansour, FLOOR, townGate } from '../motifs/farGate.ts';
import { hillside } from '../motifs/hillside.ts';
import { ground, ridge } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { riverside } from '../motifs/riverSquare.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cafes, stalls, tables } from '../motifs/squareSides.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A wide square in the evening: cafés, stalls, people, a gate; or the riverside square in Fes. */
export function square(stage: Stage): string {
  const river = stage.motif === 'lalla-yeddouna' || (!stage.motif && stage.random.chance(0.35));
  return river ? riverside(stage) : open(stage, stage.motif === 'el-hedim');
}

function open(stage: Stage, mansour: boolean): string {
  const { random } = stage;
  const side = mansour ? 1 : random.pick([1, -1]);
  const x = (dx: number) => 600 + side * dx;
  const gate = x(random.between(60, 110));
  const town = hillside(stage, {
    crest: (at) => 520 - 130 * Math.exp(-(((at - gate) / 420) ** 2)),
    from: LEFT + 150,
    to: RIGHT - 150,
    rows: 4,
    foot: FLOOR,
    size: 70,
  });
  return [
    sky(stage, FLOOR),
    clouds(stage, 3, 130),
    birds(stage, 5, [x(-200), 180]),
    ridge(stage, FLOOR, 190, stage.far(PAINT.hill, 0.6), { step: 260 }),
    minaret(stage, {
      x: x(mansour ? 330 : 120),
      base: FLOOR,
      width: mansour ? 50 : 84,
      height: mansour ? 330 : 470,
      tiles: 'green',
    }),
    mansour ? rampart(stage, 440, FLOOR) + babMansour(stage, gate) : town + townGate(stage, gate),
    ground(FLOOR - 4, mix(stage.lit(PAINT.stone), stage.lit(PAINT.terracotta), 0.22)),
    paving(stage, x(0)),
    cafes(stage, side),
    stalls(stage, side),
    people(stage, x(-240) - 60, x(240) + 60, FLOOR + 18, 7, 58),
    lampPost(stage, x(-205), FLOOR + 40, 190),
    lampPost(stage, x(300), FLOOR + 40, 190),
    tables(stage, [-470, -330, -880, -1080].map(x), 716, 130),
    people(stage, 250, 950, 720, 4, 92),
    person(stage, x(-120), 772, 116, '#16324f'),
    person(stage, x(-74), 778, 110, '#f1e4c8'),
    people(stage, -500, -60, 740, 2, 100),
    people(stage, 1240, 1700, 740, 2, 100),
  ].join('');
}

/** Lines of the paving to the vanishing point, and bands across. */
function paving(stage: Stage, x: number): string {
  const rays = Array.from({ length: 15 }, (_, index) => {
    const dx = (index - 7) * 90;
    return `M${n(x + dx)} ${FLOOR}L${n(x + dx * 4.4)} ${BOTTOM}`;
  });
  const bands = [668, 712, 784, 900].map((y) => `M${LEFT} ${y}H${RIGHT}`);
  return path(rays.join('') + bands.join(''), 'none', {
    stroke: stage.shade(PAINT.stone),
    'stroke-width': 3,
    opacity: 0.28,
  });
}
