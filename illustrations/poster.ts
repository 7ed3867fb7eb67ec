/** Draws posters as SVG. The same data and seed give the same SVG on every machine. */
import type { LightName, Poster, SeasonName, Shape } from '../domain/media/poster.ts';
import { randomFrom } from '../domain/random.ts';
import { type Lettering, sharePanel } from './share.ts';
import { makeStage } from './stage.ts';
import { place } from './svg.ts';
import { drawingOf } from './variants.ts';

export type { Lettering };

/** The view box of each shape: x, y, width and height in poster units. */
export const VIEWS: Record<Shape, readonly [number, number, number, number]> = {
  card: [0, 0, 1200, 900],
  wide: [-600, 20, 2400, 960],
  band: [-760, 120, 2720, 680],
  tall: [120, -280, 960, 1200],
  share: [-500, 0, 1714, 900],
};

const LIGHTS: [LightName, ...LightName[]] = ['morning', 'noon', 'golden', 'dusk'];
const SEASONS: [SeasonName, ...SeasonName[]] = ['spring', 'summer', 'autumn'];

/** Of posters in the evening: daylight becomes dusk. */
const EVENING: Partial<Record<LightName, LightName>> = {
  morning: 'dusk',
  noon: 'dusk',
  golden: 'dusk',
};

interface Options {
  shape?: Shape;
  /** For share pictures: the title on the panel, and a function that gives its outlines. */
  share?: { title: string; lettering: Lettering } | undefined;
  /** Draws the poster in the evening instead of in its own light. */
  evening?: boolean;
}

/**
 * Draws a poster as an SVG document of at most 40 kB.
 *
 * @param seed the id of the entry: determines everything that the data leaves open, so that entries with
 *   the same scene have different pictures
 */
export function drawPoster(
  poster: Poster,
  seed: string,
  { shape = 'card', share, evening = false }: Options = {},
): string {
  const random = randomFrom(seed);
  const light = poster.light ?? random.pick(LIGHTS);
  const { stage, definitions } = makeStage({
    light: (evening && EVENING[light]) || light,
    season: poster.season ?? random.pick(SEASONS),
    motif: poster.motif,
    seed,
  });
  const scene = framed(drawingOf(poster)(stage), poster.frame);
  const drawing = share ? scene + sharePanel(stage, share.title, share.lettering) : scene;
  const [x, y, width, height] = VIEWS[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${drawing}</svg>`;
}

/** Magnifies a scene about a point, which moves to the middle of the card. */
function framed(scene: string, frame: Poster['frame']): string {
  if (!frame) return scene;
  const { x, y, scale } = frame;
  return place([600 - x * scale, 450 - y * scale], scale, scene);
}
