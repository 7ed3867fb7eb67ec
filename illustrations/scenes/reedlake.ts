import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { defineGroup, placeGroup, reflection } from '../motifs/copies.ts';
import { sheep } from '../motifs/flock.ts';
import { treeline } from '../motifs/forest.ts';
import { ridge, water } from '../motifs/land.ts';
import { flamingos, flotilla } from '../motifs/reedlakeBirds.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { reeds } from '../motifs/trees.ts';
import { skein } from '../motifs/waterbirds.ts';
import { ripples } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, path } from '../svg.ts';

/** A shallow lake with reeds and birds: ducks, coots, or wading flamingos. */
export function reedlake(stage: Stage): string {
  const { random } = stage;
  const shore = random.between(500, 535);
  const direction = random.pick([1, -1] as const);
  const bank = defineGroup(stage, meadow(stage, shore));
  const pink = random.chance(0.4);
  return [
    sky(stage, shore),
    clouds(stage, 3, 110),
    placeGroup(bank, 0, 0),
    skein(
      stage,
      direction > 0 ? 700 : 420,
      random.between(150, 200),
      random.whole(5, 9),
      random.between(48, 66),
      direction,
    ),
    water(stage, shore, BOTTOM, '#4f93a6'),
    reflection(stage, bank, shore, 0.42, 0.6),
    path(shallows(stage, shore), stage.far('#c2b98a', 0.3), { opacity: 0.55 }),
    flamingos(stage, shore, pink),
    reedbed(stage, direction, 640, 150, 0.26),
    pink ? '' : flotilla(stage, direction),
    ripples(random, [-500, 640], [1700, 900], 20, '#ffffff', 0.2),
    reedbed(stage, direction, 770, 250, 0),
    path(
      `M${LEFT} 990Q-100 ${direction > 0 ? 880 : 940} 400 930T1200 ${direction > 0 ? 930 : 880}T${RIGHT} 960V1100H${LEFT}Z`,
      stage.shade(mix(grass(stage), '#3f4a2c', 0.45)),
    ),
  ].join('');
}

const grass = (stage: Stage): Color => (stage.season.snow ? '#dfe6e2' : stage.season.grass);

/** The far side: hills, a line of cedars, pasture with sheep. */
function meadow(stage: Stage, shore: number): string {
  const { random } = stage;
  const flock = defineGroup(
    stage,
    sheep(stage, 0, 0, { width: 250, size: 18, depth: 14, distance: 0.1 }),
  );
  return [
    ridge(stage, shore - 60, 150, stage.far(PAINT.mountain, 0.7), {
      step: 280,
      snow: stage.season.snow,
    }),
    ridge(stage, shore - 20, 90, stage.far(PAINT.hill, 0.46), { step: 240 }),
    treeline(stage, shore - 44, 54, stage.far(PAINT.cedar, 0.44), { gap: 36, roll: 18 }),
    path(
      `M${LEFT} ${n(shore - 26)}Q300 ${n(shore - 52)} 760 ${n(shore - 30)}T${RIGHT} ${n(shore - 30)}V${n(shore + 1)}H${LEFT}Z`,
      stage.far(grass(stage), 0.1),
    ),
    ...[-420, random.between(200, 900), 1500].map((x) => placeGroup(flock, x, shore - 17)),
  ].join('');
}

/** Sandbanks just below the surface. */
function shallows({ random }: Stage, shore: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const x = LEFT + 150 + index * 400 + random.between(-100, 100);
    const y = shore + random.between(34, 130);
    const wide = random.between(120, 260);
    return `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(-9)} ${n(wide * 2)} 0q${n(-wide)} 11 ${n(-wide * 2)} 0z`;
  }).join('');
}

/** Reeds at both sides of the picture. */
function reedbed(
  stage: Stage,
  direction: 1 | -1,
  base: number,
  height: number,
  distance: number,
): string {
  const bed = defineGroup(
    stage,
    ellipse(150, 0, 184, 11, stage.far(mix(PAINT.reed, '#24382c', 0.6), distance)) +
      reeds(stage, 0, 2, 300, height),
  );
  const clump = (x: number, y: number, scale: number) =>
    direction > 0
      ? placeGroup(bed, x, base + y, scale)
      : placeGroup(bed, 1200 - x, base + y, -scale, scale);
  const clumps =
    distance > 0
      ? ([
          [-740, 0, 1],
          [-90, 10, 0.76],
          [1040, -10, 0.6],
          [1500, 0, 1.1],
        ] as const)
      : ([
          [-700, 90, 1.05],
          [-140, 80, 1.12],
          [1010, 100, 0.8],
          [1430, 90, 1.2],
        ] as const);
  return clumps.map(([x, y, scale]) => clump(x, y, scale)).join('');
}
