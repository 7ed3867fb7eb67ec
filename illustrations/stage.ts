import type { LightName, SeasonName } from '../domain/media/poster.ts';
import { type Random, randomFrom } from '../domain/random.ts';
import { type Color, mix, multiply } from './color.ts';
import { LIGHTS, type Light } from './light.ts';
import { SEASONS, type Season } from './season.ts';

/**
 * The context in which a scene is drawn: light, season, random numbers, and colours in that light.
 *
 * Scenes draw from back to front. A card shows x from 0 to 1200 and y from 0 to 900. Other shapes show
 * more, so grounds, walls and ridges extend from `LEFT` to `RIGHT` and down to `BOTTOM`. Important
 * elements are at x from 150 to 1050 and y from 120 to 800, which every shape shows.
 */
export interface Stage {
  readonly light: Light;
  readonly season: Season;
  readonly random: Random;
  /** The variant of the scene, if it has variants: which gate, which lake. */
  readonly motif: string | undefined;
  /** The colour of a surface that faces the light. */
  lit(color: Color): Color;
  /** The colour of a surface in shadow. */
  shade(color: Color): Color;
  /** The colour of a surface in deep shadow: doorways, insides of arches. */
  deep(color: Color): Color;
  /** The colour of a distant surface: 0 is near, 1 is the colour of the haze. */
  far(color: Color, distance: number): Color;
  /** The colour of lamps and windows: lit at dawn, dusk and night, dark by day. */
  lamp(): Color;
  /** Adds an element to `<defs>`. @returns its id, which is unique in the poster */
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
  const lit = (color: Color) => multiply(color, light.lit);
  const shade = (color: Color) => multiply(color, light.shaded);
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
