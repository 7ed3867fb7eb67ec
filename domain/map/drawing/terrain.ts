/** The terrain of the region's map: water, roads, mountains, trees and landmarks, without text or links. */
import { n, type Point } from '../../format/svgPath.ts';
import { CEDARS, MOUNTAINS, OLIVES, TINTS } from './ground.ts';
import { LAKES, RESERVOIRS } from './lakes.ts';
import { kilometres, type Position, project } from './projection.ts';
import { drawMountain } from './relief.ts';
import { RIVERS } from './rivers.ts';
import { ROADS } from './roads.ts';
import { SIGNS } from './signs.ts';

const PLASTER = 'var(--color-plaster, #fbf6ea)';
const WATER = '#3f7fae';

/** Fill colours by province: green in the north-west and the forests, sand in the dry south-east. */
export const PROVINCE_COLORS: Record<string, string> = {
  boulemane: '#e9cf9c',
  'el-hajeb': '#cfcb90',
  fes: '#e6b07a',
  ifrane: '#b3c397',
  meknes: '#dfc188',
  'moulay-yacoub': '#ecd7a4',
  sefrou: '#dcc68a',
  taounate: '#c5cb97',
  taza: '#d8cd9c',
};

/** Projects a position and rounds it to projectRounded map units. */
export const projectRounded = (place: Position): Point => {
  const [x, y] = project(place);
  return [Math.round(x), Math.round(y)];
};

/** Path data of a smooth line through all positions, so that roads pass through their towns. */
function curve(positions: readonly Position[]): string {
  const points = positions.map(projectRounded);
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${x} ${y}`;
      const [before, after] = [at(index - 1), at(index + 1)];
      const [bendX, bendY] = [x - (after[0] - before[0]) / 6, y - (after[1] - before[1]) / 6];
      const steps = [bendX - before[0], bendY - before[1], x - before[0], y - before[1]];
      return `s${steps.map(Math.round).join(' ').replaceAll(' -', '-')}`;
    })
    .join('');
}

/** Path data of a closed smooth outline. Positions are control points. */
function closedCurve(positions: readonly Position[]): string {
  const points = positions.map(projectRounded);
  const between = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return `${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`;
  });
  const [start, first, ...others] = between;
  // The other control points are mirror images of the ones before them.
  return `M${start}Q${points[1]?.join(' ')} ${first}T${[...others, start].join(' ')}`;
}

export function drawWater(): string {
  const rivers = RIVERS.map(
    ({ name, width, course }, index) =>
      `<path${name ? ` id="map-river${index}"` : ''} d="${curve(course)}" stroke-width="${width}"/>`,
  );
  const lakes = LAKES.map(([longitude, latitude, half]) => {
    const [x, y] = project([longitude, latitude]);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(kilometres(half))}" ry="${n(kilometres(half) * 0.55)}"/>`;
  });
  const reservoirs = `<path d="${RESERVOIRS.map(closedCurve).join('')}"/>`;
  return (
    `<g clip-path="url(#map-inside)" fill="none" stroke="${WATER}" stroke-linecap="round" stroke-linejoin="round">${rivers.join('')}</g>` +
    `<g fill="${WATER}" stroke="#e8f0ea" stroke-width="1.2">${reservoirs}${lakes.join('')}</g>`
  );
}

export const drawTints = (): string =>
  `<g clip-path="url(#map-inside)" fill-opacity="0.24">${TINTS.map(([color, ...positions]) => `<path d="${closedCurve(positions)}" fill="${color}"/>`).join('')}</g>`;

export const drawRoads = (): string =>
  `<path clip-path="url(#map-inside)" d="${ROADS.map(curve).join('')}" fill="none" stroke="${PLASTER}" stroke-width="2.4" stroke-opacity="0.85"/>`;

/** Mountains, trees and landmarks, from north to south, so that nearer ones cover farther ones. */
export function drawObjects(): string {
  const tree = (kind: string) => (place: Position) => {
    const [x, y] = project(place);
    return { y, drawing: `<use href="#map-${kind}" x="${Math.round(x)}" y="${Math.round(y)}"/>` };
  };
  const sign = (
    kind: keyof typeof SIGNS,
    place: Position,
    right: number,
    down: number,
    scale = 1,
  ) => {
    const [x, y] = project(place);
    return {
      y: y + down,
      drawing: `<g transform="translate(${Math.round(x + right)} ${Math.round(y + down)})scale(${scale})">${SIGNS[kind]}</g>`,
    };
  };
  return [
    ...MOUNTAINS.map((mountain) => ({
      y: project([mountain[0], mountain[1]])[1],
      drawing: drawMountain(mountain),
    })),
    ...CEDARS.map(tree('cedars')),
    ...OLIVES.map(tree('olives')),
    sign('gate', [-5.532, 33.898], -42, 26, 1.15),
    sign('minaret', [-5.016, 34.035], 20, 6, 1.15),
    sign('columns', [-5.555, 34.074], -32, -38, 1.15),
    sign('spring', [-5.179, 34.087], 24, 4),
    sign('cherries', [-4.833, 33.825], -22, 8),
    sign('chalet', [-5.107, 33.528], -24, 2),
    sign('ramparts', [-4.01, 34.23], 0, -10, 1.15),
  ]
    .toSorted((a, b) => a.y - b.y)
    .map(({ drawing }) => drawing)
    .join('');
}
