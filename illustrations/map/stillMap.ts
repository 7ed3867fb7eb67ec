import { regionRing, ringsOf } from './borders.ts';
import { compact, MAP } from './projection.ts';
import { drawRoads, drawStanding, drawTints, drawWater, GROUNDS } from './regionMap.ts';
import { MOUNTAIN_SHAPES } from './relief.ts';
import { DEFINITIONS } from './signs.ts';

/** The ground of the region's map (`regionMap.ts`) without words, frame and links: to be cut from. */
export function stillMap(): string {
  const { width, height } = MAP;
  const region = compact(regionRing(), true);
  const provinces = Object.entries(GROUNDS).map(([id, ground]) => {
    const outline = ringsOf(id).map((ring) => compact(ring, true));
    return `<path d="${outline.join('')}" fill="${ground}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><path id="map-region" d="${region}"/><clipPath id="map-inside"><use href="#map-region"/></clipPath>${MOUNTAIN_SHAPES}${DEFINITIONS}</defs>`,
    '<g stroke-linejoin="round" fill="none"><use href="#map-region" stroke="#e7d6b1" stroke-width="30"/></g>',
    `<g stroke="#fbf6ea" stroke-width="2" stroke-linejoin="round">${provinces.join('')}</g>`,
    drawTints(),
    drawRoads(),
    drawWater(),
    drawStanding(),
    '</svg>',
  ].join('');
}
