import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { plate, treeline } from '../motifs/forest.ts';
import { ridge, slope } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { sky } from '../motifs/sky.ts';
import { trunk } from '../motifs/trunk.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

export const floor = (stage: Stage) =>
  stage.season.snow ? PAINT.snow : mix(stage.season.grass, '#4d6b4c', 0.38);

/** Inside the forest: dark near trunks, light between them, a path. */
export function glade(stage: Stage): string {
  const { random, light } = stage;
  const turn = random.pick([-1, 1]);
  const goal = 640 + turn * 110;
  const trunks = (xs: readonly number[], base: number, width: number, distance: number) =>
    xs
      .map((x) =>
        trunk(
          stage,
          x + random.between(-24, 24),
          base,
          width * random.between(0.8, 1.15),
          distance,
        ),
      )
      .join('');
  const canopy = (y: number, size: number, distance: number) => {
    const boughs: string[] = [];
    for (let x = LEFT - 100; x < RIGHT; x += size * random.between(0.7, 1.2)) {
      boughs.push(
        plate(random, x, y + random.between(-60, 90), size * random.between(0.8, 1.5), size * 0.13),
      );
    }
    let edge = '';
    for (let x = RIGHT; x > LEFT; ) {
      const width = size * random.between(0.5, 1);
      edge += `q${n(-width * 0.5)} ${n(random.between(20, 60))} ${n(-width)} 0`;
      x -= width;
    }
    return path(
      `M${LEFT - 300} -400H${RIGHT}V${n(y - 80)}${edge}Z${boughs.join('')}`,
      mix(stage.shade(PAINT.cedar), light.haze, distance),
    );
  };
  const beam = (x: number, width: number) =>
    `M${n(x)} -60L${n(x + width)} -60L${n(x - 420 + width * 2.4)} 800L${n(x - 420)} 800Z`;
  const ray = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="100" x2="0" y2="790" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${light.disc.color}" stop-opacity="${light.stars ? 0.14 : 0.42}"/><stop offset="1" stop-color="${light.disc.color}" stop-opacity="0"/></linearGradient>`,
  );
  return [
    sky(stage, 640),
    ridge(stage, 600, 120, stage.far(PAINT.mountain, 0.7), { step: 240, snow: stage.season.snow }),
    treeline(stage, 640, 260, stage.far(PAINT.cedar, 0.66)),
    treeline(stage, 665, 330, stage.far(PAINT.cedar, 0.48), { gap: 260, ground: false }),
    slope(662, 0, stage.far(floor(stage), 0.32), -20),
    trunks(
      [-690, -400, -330, -90, 130, 300, 345, 520, 850, 905, 1060, 1290, 1490, 1560, 1810],
      690,
      28,
      0.42,
    ),
    canopy(120, 170, 0.36),
    slope(700, 0, stage.far(floor(stage), 0.12), -24),
    path(
      [1180, 960, 740, 420].map((x) => beam(x, random.between(40, 110))).join(''),
      `url(#${ray})`,
    ),
    path(
      `M${goal - 16} 668Q${goal - turn * 60} 740 ${500 + turn * 30} 1100H${860 + turn * 30}Q${goal + 70 - turn * 30} 760 ${goal + 22} 668Z`,
      stage.lit(stage.season.snow ? '#cbd6de' : PAINT.earthRoad),
    ),
    people(stage, goal - 20, goal + 26, 742, 2, 62),
    trunks([-540, -210, 210, 1010, 1400, 1730], 780, 78, 0.14),
    canopy(30, 260, 0.12),
    trunks([turn > 0 ? 40 : 90, turn > 0 ? 1180 : 1120, -760, 1900], 900, 130, 0),
    slope(912, 0, mix(stage.shade(floor(stage)), stage.shade(PAINT.cedarDark), 0.25), -30),
  ].join('');
}
