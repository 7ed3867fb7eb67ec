/** Mountains: a few shapes, defined once and used many times in different sizes and colours. */
import { randomFrom } from '../../random.ts';
import type { Ground, Mountain } from './ground.ts';
import { project } from './projection.ts';

/** The shapes for each kind of ground, and the colour of hills. */
export const GROUNDS: Record<Ground, { shapes: readonly [string, ...string[]]; color?: string }> = {
  rock: { shapes: ['peak', 'twin'] },
  snow: { shapes: ['snowpeak', 'snowtwin'] },
  dry: { shapes: ['hill'], color: '#d8b27a' },
  wooded: { shapes: ['hill'], color: '#83a377' },
  olive: { shapes: ['hill'], color: '#aeb274' },
};

const ROCK = 'fill="#c2b196"';

/** Light comes from the right, as on posters. The tallest shape is 60 units high. */
const SHADE = 'fill="#4a3a26" fill-opacity=".42"';
const SHAPES: Record<string, string> = {
  hill:
    '<path d="M-58 0C-42-8-36-30-20-42C-8-51 6-50 16-40 28-29 36-22 42-13 48-5 54-2 60 0Q0 11-58 0"/>' +
    `<path d="M-58 0C-42-8-36-30-20-42-14-47-8-48-2-48-12-36-4-28-15-19-22-13-16-4-24 5Q-42 3-58 0M23-33C18-25 26-19 19-11 15-6 19 0 16 5L27 5C28-3 23-9 28-16 31-22 27-28 23-33" ${SHADE}/>`,
  peak:
    `<path d="M-50 1-34-16-26-30-19-35-9-52 0-60 7-50 14-46 23-30 32-24 50 1Q0 11-50 1" ${ROCK}/>` +
    `<path d="M-50 1-34-16-26-30-19-35-9-52 0-60-1-44-9-33 2-22-8-9-3 6Q-28 6-50 1" ${SHADE}/>`,
  twin:
    `<path d="M-60 1-40-20-30-38-22-45-12-32-4-28 8-46 16-54 24-42 30-36 60 1Q0 11-60 1" ${ROCK}/>` +
    `<path d="M-60 1-40-20-30-38-22-45-23-32-29-24-21-13-29 5Q-46 4-60 1M-12 7Q4 7 12 6L6-8 14-18 9-30 16-42 16-54 8-46-4-28-10-12" ${SHADE}/>`,
  snowpeak:
    '<use href="#map-peak"/><path d="M0-60 7-50 14-46 19-38 13-40 9-31 4-39-1-35" fill="#fdfcf8"/><path d="M0-60-9-52-17-38-12-40-9-33-4-38-1-35-1-44" fill="#b9cbd3"/>',
  snowtwin:
    '<use href="#map-twin"/><path d="M16-54 24-42 27-39 22-37 19-31 16-37M-22-45-12-32-16-33-19-28-23-32" fill="#fdfcf8"/><path d="M16-54 8-46 2-37 7-38 11-31 16-37M-22-45-30-38-33-32-28-33-25-28-23-32" fill="#b9cbd3"/>',
};

export const MOUNTAIN_SHAPES = Object.entries(SHAPES)
  .map(([name, drawing]) => `<g id="map-${name}">${drawing}</g>`)
  .join('');

export function drawMountain([longitude, latitude, height, ground]: Mountain): string {
  const random = randomFrom(`${longitude} ${latitude}`);
  const [x, y] = project([longitude, latitude]);
  const { color, shapes } = GROUNDS[ground];
  const scaleY = Math.round((height / 60) * 100) / 100;
  const scaleX = Math.round(scaleY * random.between(0.95, 1.2) * 100) / 100;
  return `<use href="#map-${random.pick(shapes)}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scaleX} ${scaleY})"${color ? ` fill="${color}"` : ''}/>`;
}
