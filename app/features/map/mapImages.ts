/** Images of our own style: hills and groves of the drawn map, signs, and a plate for road numbers. */
import type { Map as MapLibre } from 'maplibre-gl';
import { GROUNDS, MOUNTAIN_SHAPES } from '../../../domain/map/drawing/relief.ts';
import { DEFINITIONS, khatam } from '../../../domain/map/drawing/signs.ts';
import { SIGNS } from './mapSigns.ts';

/** Images are rendered at twice their size for high-resolution screens. */
const RATIO = 2;
const WIDTH = 128;
const HEIGHT = 72;
/** Width of a sign in pixels. */
const SIGN_SIZE = 20;

const svgFrame = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * RATIO}" height="${HEIGHT * RATIO}" viewBox="${-WIDTH / 2} ${8 - HEIGHT} ${WIDTH} ${HEIGHT}"><defs>${MOUNTAIN_SHAPES}${DEFINITIONS}</defs>${drawing}</svg>`;

/** A pattern of thin eight-pointed stars. */
const STARS = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><g fill="none" stroke="#a8713f" stroke-opacity=".28"><path d="${khatam(22)}" transform="translate(48 48)"/><path d="M48 70v26M48 0v26M70 48h26M0 48h26"/><path d="M0 22A22 22 0 0 0 22 0M74 0A22 22 0 0 0 96 22M96 74A22 22 0 0 0 74 96M22 96A22 22 0 0 0 0 74" stroke-opacity=".16"/></g></svg>`;

/** The plate grows with its number: these parts of it are stretched, in pixels of the image. */
const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="32" viewBox="0 0 20 16"><rect x=".75" y=".75" width="18.5" height="14.5" rx="3" fill="#1c473b" stroke="#fbf6ea" stroke-width="1.5"/></svg>`;
const PLATE_STRETCH = {
  stretchX: [[10, 30]] as [number, number][],
  stretchY: [[10, 22]] as [number, number][],
  content: [6, 5, 34, 27] as [number, number, number, number],
};

const signFrame = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIGN_SIZE * RATIO}" height="${SIGN_SIZE * RATIO}" viewBox="-10 -10 20 20">${drawing}</svg>`;

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
  const signs = Object.entries(SIGNS).map(([name, drawing]): [string, string] => [
    name,
    signFrame(drawing),
  ]);
  return [...grounds, ...groves, ...signs, ['stars', STARS], ['road-number', PLATE]];
}

/** Adds images to the map, by default all that it does not have. */
export async function addImages(map: MapLibre, names?: readonly string[]): Promise<void> {
  await Promise.all(
    images().map(async ([name, svg]) => {
      if (map.hasImage(name) || names?.includes(name) === false) return;
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const stretch = name === 'road-number' ? PLATE_STRETCH : {};
      if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: RATIO, ...stretch });
    }),
  );
}
