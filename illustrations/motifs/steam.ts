import { mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { ellipse } from '../svg.ts';

/** Steam over hot water, from `base` upwards: it drifts to the left and becomes thinner. */
export function steam(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
): string {
  const { random, light } = stage;
  const color = light.stars ? '#c3d3e6' : mix('#ffffff', light.haze, light.lamps ? 0.18 : 0.04);
  const id = stage.define(
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${color}" stop-opacity=".75"/><stop offset=".55" stop-color="${color}" stop-opacity=".42"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  const puffs = Array.from({ length: 14 }, (_, index) => {
    const share = index / 13;
    // Two winding columns above low steam along the water.
    const column = index % 2 === 0 ? -0.24 : 0.26;
    const sway = Math.sin(share * 5 + column * 9) * 0.09 - share * 0.14;
    return ellipse(
      x + width * (column + sway + random.between(-0.04, 0.04)),
      base - height * share * random.between(0.92, 1.04),
      width * (0.2 - 0.06 * share) * random.between(0.85, 1.15),
      height * (0.11 + 0.05 * share) * random.between(0.9, 1.2),
      `url(#${id})`,
      { opacity: 1 - share * 0.72 },
    );
  });
  return puffs.join('') + ellipse(x, base + 4, width * 0.62, height * 0.09, `url(#${id})`);
}
