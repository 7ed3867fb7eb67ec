/** Draws posters as SVG. The same data and seed give the same SVG on every machine. */
import type { LightName, Poster, SeasonName, Shape } from '../domain/media/poster.ts';
import { randomFrom } from './random.ts';
import { SCENE_DRAWINGS } from './scenes.ts';
import { type Lettering, sharePanel } from './share.ts';
import { makeStage } from './stage.ts';

/** The view box of each shape: x, y, width and height in poster units. */
export const VIEWS: Record<Shape, readonly [number, number, number, number]> = {
  card: [0, 0, 1200, 900],
  wide: [-600, 20, 2400, 960],
  tall: [120, -280, 960, 1200],
  share: [-500, 0, 1714, 900],
};

const LIGHTS: [LightName, ...LightName[]] = ['morning', 'noon', 'golden', 'dusk'];
const SEASONS: [SeasonName, ...SeasonName[]] = ['spring', 'summer', 'autumn'];

/**
 * Draws a poster as an SVG document of at most 40 kB.
 *
 * @param seed the id of the entry: determines everything that the data leaves open, so that entries with
 *   the same scene have different pictures
 * @param share for share pictures: the title on the panel, and a function that gives its outlines
 */
export function drawPoster(
  poster: Poster,
  seed: string,
  shape: Shape = 'card',
  share?: { title: string; lettering: Lettering },
): string {
  const random = randomFrom(seed);
  const { stage, definitions } = makeStage({
    light: poster.light ?? random.pick(LIGHTS),
    season: poster.season ?? random.pick(SEASONS),
    motif: poster.motif,
    seed,
  });
  const scene = SCENE_DRAWINGS[poster.scene](stage);
  const drawing = share ? scene + sharePanel(stage, share.title, share.lettering) : scene;
  const [x, y, width, height] = VIEWS[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${drawing}</svg>`;
}
