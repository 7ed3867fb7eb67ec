/** The hills, peaks and groves of the drawn map as pictures for the map's ground. */
import type { Map as MapLibre } from 'maplibre-gl';
import { GROUNDS, MOUNTAIN_SHAPES } from '../../../posters/map/relief.ts';
import { DEFINITIONS } from '../../../posters/map/signs.ts';

/** Pictures are painted at twice their size, for fine screens. */
const RATIO = 2;
const WIDTH = 128;
const HEIGHT = 72;

const frame = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * RATIO}" height="${HEIGHT * RATIO}" viewBox="${-WIDTH / 2} ${8 - HEIGHT} ${WIDTH} ${HEIGHT}"><defs>${MOUNTAIN_SHAPES}${DEFINITIONS}</defs>${drawing}</svg>`;

/** By the name that the style asks for. */
function drawings(): [name: string, svg: string][] {
  const grounds = Object.entries(GROUNDS).map(([name, { shapes, color }]): [string, string] => [
    name,
    frame(`<use href="#map-${shapes[0]}"${color ? ` fill="${color}"` : ''}/>`),
  ]);
  const groves = ['cedars', 'olives'].map((name): [string, string] => [
    name,
    frame(`<use href="#map-${name}" transform="scale(1.5)"/>`),
  ]);
  return [...grounds, ...groves];
}

/** Gives the map its pictures. */
export async function addPictures(map: MapLibre): Promise<void> {
  await Promise.all(
    drawings().map(async ([name, svg]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: RATIO });
    }),
  );
}
