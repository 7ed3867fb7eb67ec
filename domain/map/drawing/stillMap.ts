import { regionRing, ringsOf } from './borders.ts';
import { MAP, relativePath } from './projection.ts';
import { MOUNTAIN_SHAPES } from './relief.ts';
import { DEFINITIONS } from './signs.ts';
import { drawObjects, drawRoads, drawTints, drawWater, PROVINCE_COLORS } from './terrain.ts';

/** The region's map (`regionMap.ts`) without text, frame and links, as a background for other maps. */
export function stillMap(): string {
  const { width, height } = MAP;
  const region = relativePath(regionRing(), true);
  const provinces = Object.entries(PROVINCE_COLORS).map(([id, ground]) => {
    const outline = ringsOf(id).map((ring) => relativePath(ring, true));
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
    drawObjects(),
    '</svg>',
  ].join('');
}
