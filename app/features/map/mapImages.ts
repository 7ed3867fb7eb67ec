/** Images of the hills, peaks and groves of the drawn map, for the embedded style. */
import type { Map as MapLibre } from 'maplibre-gl';
import { GROUNDS, MOUNTAIN_SHAPES } from '../../../illustrations/map/relief.ts';
import { DEFINITIONS, khatam } from '../../../illustrations/map/signs.ts';

/** Images are rendered at twice their size for high-resolution screens. */
const RATIO = 2;
const WIDTH = 128;
const HEIGHT = 72;

const svgFrame = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * RATIO}" height="${HEIGHT * RATIO}" viewBox="${-WIDTH / 2} ${8 - HEIGHT} ${WIDTH} ${HEIGHT}"><defs>${MOUNTAIN_SHAPES}${DEFINITIONS}</defs>${drawing}</svg>`;

/** A pattern of thin eight-pointed stars. */
const STARS = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><g fill="none" stroke="#a8713f" stroke-opacity=".28"><path d="${khatam(22)}" transform="translate(48 48)"/><path d="M48 70v26M48 0v26M70 48h26M0 48h26"/><path d="M0 22A22 22 0 0 0 22 0M74 0A22 22 0 0 0 96 22M96 74A22 22 0 0 0 74 96M22 96A22 22 0 0 0 0 74" stroke-opacity=".16"/></g></svg>`;
const LANDMARK = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-6 -6 12 12"><path d="${khatam(5)}" fill="#a8713f" stroke="#fbf6ea"/></svg>`;

/** The images by the name that the style uses. */
function images(): [name: string, svg: string][] {
  const grounds = Object.entries(GROUNDS).map(([name, { shapes, color }]): [string, string] => [
    name,
    svgFrame(`<use href="#map-${shapes[0]}"${color ? ` fill="${color}"` : ''}/>`),
  ]);
  const groves = ['cedars', 'olives'].map((name): [string, string] => [
    name,
    svgFrame(`<use href="#map-${name}" transform="scale(1.5)"/>`),
  ]);
  return [...grounds, ...groves, ['stars', STARS], ['landmark', LANDMARK]];
}

/** Adds the images to the map. */
export async function addImages(map: MapLibre): Promise<void> {
  await Promise.all(
    images().map(async ([name, svg]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: RATIO });
    }),
  );
}
