import type { LightName, SeasonName } from '../domain/media/poster.ts';
import { type Color, mix, under } from './color.ts';
import { LIGHTS, type Light } from './light.ts';
import { type Random, randomFrom } from './random.ts';
import { SEASONS, type Season } from './season.ts';

/**
 * What a scene is drawn with: light, season, chance, and colours under that light.
 *
 * A scene paints from back to front over the sky. A card shows x 0 to 1200 and y 0 to 900; other
 * shapes show more, so grounds, walls and ridges run from `LEFT` to `RIGHT` and down to `BOTTOM`,
 * and what matters stands between x 150 and 1050, y 120 and 800.
 */
export interface Stage {
  readonly light: Light;
  readonly season: Season;
  readonly random: Random;
  /** A variant of the scene, where it has some: which gate, which lake. */
  readonly motif: string | undefined;
  /** A surface that faces the light. */
  lit(color: Color): Color;
  /** A surface in shadow. */
  shade(color: Color): Color;
  /** A surface in deep shadow: doorways, the inside of arches. */
  deep(color: Color): Color;
  /** A surface far away: 0 is near, 1 is lost in the haze. */
  far(color: Color, distance: number): Color;
  /** A lamp or lit window at dawn, dusk and night; a dark pane by day. */
  lamp(): Color;
  /** Puts an element that others refer to into `<defs>`; gives its id, unique in the poster. */
  define(element: (id: string) => string): string;
}

export const LEFT = -800;
export const RIGHT = 2000;
export const TOP = -400;
export const BOTTOM = 1100;
export const SPAN = RIGHT - LEFT;

export interface Staging {
  light: LightName;
  season: SeasonName;
  seed: string;
  motif?: string | undefined;
}

export function makeStage({ light: name, season, seed, motif }: Staging): {
  stage: Stage;
  definitions: string[];
} {
  const light: Light = LIGHTS[name];
  const definitions: string[] = [];
  const lit = (color: Color) => under(color, light.lit);
  const shade = (color: Color) => under(color, light.shaded);
  const stage: Stage = {
    light,
    season: SEASONS[season],
    random: randomFrom(seed),
    motif,
    lit,
    shade,
    deep: (color) => mix(shade(color), light.stars ? '#060d18' : '#2a1a1a', 0.55),
    far: (color, distance) => mix(lit(color), light.haze, distance),
    lamp: () => (light.lamps ? '#ffcf6b' : shade('#3d3a36')),
    define(element) {
      const id = `d${definitions.length}`;
      definitions.push(element(id));
      return id;
    },
  };
  return { stage, definitions };
}
