import { mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { wideCrowd } from '../motifs/crowd.ts';
import { gunner } from '../motifs/gunner.ts';
import { COATS, horse } from '../motifs/horse.ts';
import { ground, ridge } from '../motifs/land.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { caidalTent, pennant } from '../motifs/tents.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';
import { dust, tracks, trail } from './tbouridaDust.ts';
import { stud } from './tbouridaStud.ts';

const HORIZON = 566;

/** A tbourida troop at full gallop before tents, with raised guns; or horses of the stud farm. */
export function tbourida(stage: Stage): string {
  return stage.motif === 'stud' ? stud(stage) : charge(stage);
}

function charge(stage: Stage): string {
  const { random } = stage;
  const direction = random.pick([1, -1]);
  const field = stage.lit(mix(PAINT.earthRoad, stage.season.grass, 0.3));
  return [
    sky(stage, HORIZON),
    clouds(stage, 3, 190),
    ridge(stage, HORIZON - 30, random.between(70, 130), stage.far('#7d7a78', 0.68), { step: 230 }),
    birds(stage, 4, [direction > 0 ? 250 : 480, 130]),
    ridge(stage, HORIZON - 4, 44, stage.far(PAINT.hill, 0.42), { step: 140 }),
    camp(stage),
    ground(HORIZON, stage.far(PAINT.earthRoad, 0.3)),
    wideCrowd(
      stage,
      HORIZON - 14,
      HORIZON + 14,
      mix(stage.shade(PAINT.cedarWood), stage.light.haze, 0.3),
      {
        size: 22,
        arms: 0.05,
      },
    ),
    ground(HORIZON + 14, field),
    tracks(stage),
    trail(stage, direction),
    riders(stage, direction),
    path(
      `M${LEFT} 852Q-300 806 200 836T1100 826T${RIGHT} 840V1100H${LEFT}Z`,
      stage.shade(mix(PAINT.earthRoad, PAINT.redSoil, 0.5)),
    ),
  ].join('');
}

/** Tents with pennants along the far side of the field. */
function camp(stage: Stage): string {
  const { random } = stage;
  const parts: string[] = [];
  const tent = defineGroup(stage, caidalTent(stage, 0, 0, 200, 0.16));
  const colors = [PAINT.terracotta, PAINT.greenTile, PAINT.saffron, PAINT.blueTile] as const;
  for (let x = LEFT + random.between(0, 90); x < RIGHT; ) {
    const width = random.between(150, 250);
    parts.push(placeGroup(tent, x + width / 2, HORIZON + 4, width / 200));
    x += width * 1.06;
    if (random.chance(0.62)) {
      parts.push(
        pennant(stage, x + 8, HORIZON, random.between(150, 200), random.pick([...colors])),
      );
      x += random.between(26, 90);
    }
  }
  return parts.join('');
}

/** The line of riders, seen from its end: the nearest is largest and partly hides the next. */
function riders(stage: Stage, direction: number): string {
  const { random } = stage;
  const count = random.whole(5, 6);
  const first = random.whole(0, 3);
  const made = Array.from({ length: 4 }, (_, index) => {
    const [coat, mane] = COATS[(index + first) % COATS.length] ??
      COATS[0] ?? [PAINT.white, PAINT.stone];
    const tack = index % 2 ? PAINT.terracotta : PAINT.saffron;
    return defineGroup(
      stage,
      horse(stage, { pose: index % 2 ? 'reach' : 'gallop', coat, mane, tack }),
    );
  });
  const rider = defineGroup(stage, gunner(stage));
  return Array.from({ length: count }, (_, index) => {
    const near = index / (count - 1);
    const scale = 0.82 + near * 0.5;
    const x = 600 + direction * (315 - near * 540 + random.between(-14, 14));
    const y = 668 + near * 106;
    const lean = random.between(-3, 3);
    return (
      ellipse(x, y + 2, 190 * scale, 13 * scale, stage.deep(PAINT.soil), { opacity: 0.4 }) +
      dust(stage, x - direction * 160 * scale, y) +
      group(
        placeGroup(made[index % 4] ?? '', 0, 0) +
          group(placeGroup(rider, 0, 0), { transform: `rotate(${lean.toFixed(1)} 0 -150)` }),
        {
          transform: `matrix(${(direction * scale).toFixed(3)} 0 0 ${scale.toFixed(3)} ${x.toFixed(0)} ${(y - random.between(0, 12)).toFixed(0)})`,
        },
      )
    );
  }).join('');
}
