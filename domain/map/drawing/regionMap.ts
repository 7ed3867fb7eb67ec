/** The region as an illustrated map with names and links. */
import { n } from '../../format/svgPath.ts';
import { regionRing, ringsOf } from './borders.ts';
import { SUMMITS } from './ground.ts';
import { kilometres, MAP, type Position, project, relativePath } from './projection.ts';
import { MOUNTAIN_SHAPES } from './relief.ts';
import { RIVERS } from './rivers.ts';
import { compass, DEFINITIONS, khatam } from './signs.ts';
import {
  drawObjects,
  drawRoads,
  drawTints,
  drawWater,
  PROVINCE_COLORS,
  projectRounded,
} from './terrain.ts';

export interface MapProvince {
  id: string;
  title: string;
  arabicTitle?: string;
  href: string;
}

export interface MapTown {
  id: string;
  title: string;
  arabicTitle?: string;
  href: string;
  longitude: number;
  latitude: number;
  /** Whether it is the seat of a province: larger, and with its name on the smallest screens. */
  seat: boolean;
}

interface RegionMap {
  provinces: readonly MapProvince[];
  towns: readonly MapTown[];
  locale: string;
  /** The accessible name of the map. */
  label: string;
}

const INK = 'var(--color-ink, #14211c)';
const GREEN = 'var(--color-green, #1c473b)';
const SAND = 'var(--color-sand, #ead9b8)';
const PLASTER = 'var(--color-plaster, #fbf6ea)';
const BLUE = 'var(--color-fes-blue, #1d4f8f)';
const TERRACOTTA = 'var(--color-terracotta, #b5532a)';

const MIDDLE = ' text-anchor="middle"';

const SCHEMATIC: Record<string, string> = {
  de: 'Wasser, Straßen, Relief schematisch',
  en: 'Water, roads, relief: schematic',
  es: 'Ríos, vías y relieve esquemáticos',
  fr: 'Eaux, routes et relief schématiques',
};

type Side = 'right' | 'left' | 'above' | 'below';

/** The side of the dot on which a name is, and an offset in map units, so that names do not overlap. */
const SIDES: Record<string, readonly [side: Side, right?: number, down?: number]> = {
  azrou: ['left'],
  'el-hajeb': ['left'],
  fes: ['right', 27, 6],
  meknes: ['right', 0, 10],
  'moulay-driss': ['below', 12, -3],
  'moulay-yacoub': ['above', -24, -6],
  volubilis: ['left', 0, -21],
};

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function drawProvince({ id, title, href }: MapProvince): string {
  const outline = ringsOf(id)
    .map((ring) => relativePath(ring, true))
    .join('');
  return `<a class="province" href="${escapeText(href)}"><title>${escapeText(title)}</title><path d="${outline}" fill="${PROVINCE_COLORS[id] ?? SAND}"/></a>`;
}

/** Positions of the names of provinces that are wide enough for a name. */
export const PROVINCE_NAMES: Record<string, Position> = {
  boulemane: [-3.37, 33.21],
  taounate: [-4.97, 34.385],
  taza: [-4.13, 34.47],
};

const drawProvinceNames = (provinces: readonly MapProvince[]): string =>
  provinces
    .map(({ id, title, arabicTitle }) => {
      const place = PROVINCE_NAMES[id];
      if (!place) return '';
      const [x, y] = projectRounded(place);
      const arabic = arabicTitle
        ? `<text lang="ar" x="${x}" y="${y + 21}" font-size="17" letter-spacing="0">${escapeText(arabicTitle)}</text>`
        : '';
      return `<text x="${x}" y="${y}">${escapeText(title)}</text>${arabic}`;
    })
    .join('');

const drawSummitNames = (): string =>
  SUMMITS.map(([name, ...place]) => {
    const [x, y] = projectRounded(place);
    return `<text x="${x}" y="${y}">${name}</text>`;
  }).join('');

const drawRiverNames = (locale: string): string =>
  RIVERS.map(({ name, spanish, at }, index) =>
    name
      ? `<text dy="-6"><textPath href="#map-river${index}" startOffset="${at}%" text-anchor="middle">${locale === 'es' ? (spanish ?? name) : name}</textPath></text>`
      : '',
  ).join('');

/** The path along the Middle Atlas, for its name. */
const RANGE = 'M470 714Q590 686 722 570';

function drawArea({ title, href }: MapTown): string {
  return `<a class="town" href="${escapeText(href)}"><title>${escapeText(title)}</title><text class="area" font-size="21" letter-spacing="4" fill="#5b4630" font-weight="500"><textPath href="#map-range" startOffset="50%" text-anchor="middle">${escapeText(title)}</textPath></text></a>`;
}

type Rank = 'city' | 'seat' | 'minor';

/** Dots by rank, each with an invisible larger circle as a touch target. */
const DOTS = (['city', 'seat', 'minor'] as const)
  .map(
    (rank) =>
      `<g id="map-${rank}"><circle r="${{ city: 26, seat: 24, minor: 12 }[rank]}" fill-opacity="0" stroke="none"/><circle r="${{ city: 7, seat: 5.5, minor: 4 }[rank]}" fill="${rank === 'minor' ? GREEN : TERRACOTTA}"/></g>`,
  )
  .join('');

function drawTown({ id, title, arabicTitle, href, longitude, latitude, seat }: MapTown): string {
  const [x, y] = project([longitude, latitude]).map(Math.round) as [number, number];
  const [side, right = 0, down = 0] = SIDES[id] ?? ['right'];
  const rank: Rank = id === 'fes' || id === 'meknes' ? 'city' : seat ? 'seat' : 'minor';
  const reach = seat ? 12 : 9;
  const textX = x + right + { right: reach, left: -reach, above: 0, below: 0 }[side];
  const textY = y + down + { right: 5, left: 5, above: -26, below: 22 }[side];
  const anchor = { right: '', left: ' text-anchor="end"', above: MIDDLE, below: MIDDLE }[side];
  const name = (rank: string, down: number, size: number, more: string, text: string) =>
    `<text class="${rank}"${more} x="${textX}" y="${textY + down}"${anchor} font-size="${size}">${escapeText(text)}</text>`;
  return [
    `<a class="town" href="${escapeText(href)}"><title>${escapeText(title)}</title>`,
    `<use href="#map-${rank}" x="${x}" y="${y}"/>`,
    name(rank, 0, { city: 27, seat: 21, minor: 17 }[rank], '', title),
    arabicTitle ? name('minor', 17, 17, ' lang="ar"', arabicTitle) : '',
    '</a>',
  ].join('');
}

function drawScale(x: number, y: number): string {
  const step = kilometres(25);
  return (
    `<g class="scale" transform="translate(${x} ${y})" fill="${INK}" font-size="15" text-anchor="middle">` +
    `<path d="M0 0h${n(step * 2)}v6h-${n(step * 2)}z" fill="${PLASTER}" stroke="${INK}" stroke-width="1.2"/><path d="M0 0h${n(step)}v6h-${n(step)}z"/>` +
    `<text y="-6" text-anchor="start">0</text><text x="${n(step)}" y="-6">25</text><text x="${n(step * 2)}" y="-6">50 km</text></g>`
  );
}

/** The background: a green frame with stars in its corners, around a plaster-coloured sheet. */
function drawPaper(): string {
  const { width, height } = MAP;
  const frame = `<rect x="25" y="25" width="${width - 50}" height="${height - 50}" fill="none" stroke="${GREEN}" stroke-width="1.5"/>`;
  const corners = [25, width - 25].flatMap((x) =>
    [25, height - 25].map((y) => `<use href="#map-star" x="${x}" y="${y}"/>`),
  );
  return `<rect width="${width}" height="${height}" fill="${GREEN}"/><rect x="13" y="13" width="${width - 26}" height="${height - 26}" fill="#f5ebd5"/>${frame}<g fill="${GREEN}" stroke="#f5ebd5" stroke-width="3">${corners.join('')}</g>`;
}

/**
 * Draws the region as an SVG in which provinces and towns are links. It shows only the region, without
 * neighbouring areas. `map.css` has text sizes for phones and styles for hover and focus; the SVG must be
 * in an element with the class `region-map-frame`.
 */
export function regionMap({ provinces, towns, locale, label }: RegionMap): string {
  const { width, height } = MAP;
  const region = relativePath(regionRing(), true);
  const glow = [
    ['54', '#eddfc0'],
    ['30', '#e7d6b1'],
    ['12', '#dec99d'],
  ].map(
    ([stroke, color]) => `<use href="#map-region" stroke="${color}" stroke-width="${stroke}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="region-map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escapeText(label)}" lang="${escapeText(locale)}" font-family="inherit">`,
    `<defs><path id="map-region" d="${region}"/><clipPath id="map-inside"><use href="#map-region"/></clipPath>${DOTS}${MOUNTAIN_SHAPES}${DEFINITIONS}<path id="map-range" d="${RANGE}"/><path id="map-star" d="${khatam(14)}"/></defs>`,
    drawPaper(),
    `<g stroke-linejoin="round" fill="none">${glow.join('')}</g>`,
    `<use href="#map-region" x="5" y="8" fill="#b8935e"/>`,
    `<g stroke="${PLASTER}" stroke-width="2" stroke-linejoin="round">${provinces.map(drawProvince).join('')}</g>`,
    `<g pointer-events="none" aria-hidden="true">${drawTints()}${drawRoads()}${drawWater()}${drawObjects()}`,
    `<g class="water" font-size="15" font-style="italic" fill="${BLUE}" stroke="#f6ecd2" stroke-opacity="0.7" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${drawRiverNames(locale)}<g fill="#5b4630" text-anchor="middle">${drawSummitNames()}</g></g>`,
    `<g class="minor province-names" font-size="13" letter-spacing="3" text-anchor="middle" fill="#6b4a2a">${drawProvinceNames(provinces)}</g></g>`,
    `<g fill="${INK}" stroke="${PLASTER}" stroke-opacity="0.75" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke" font-weight="600">${towns.map((town) => (town.id === 'middle-atlas' ? drawArea(town) : drawTown(town))).join('')}</g>`,
    `<g aria-hidden="true"><g transform="translate(872 176)scale(1.25)">${compass}</g>${drawScale(60, 878)}</g>`,
    `<g class="credit" font-size="14" fill="${INK}"><text x="60" y="${height - 42}">${SCHEMATIC[locale] ?? SCHEMATIC.en}</text><text x="${width - 48}" y="${height - 42}" text-anchor="end">© OpenStreetMap contributors (ODbL)</text></g>`,
    '</svg>',
  ].join('');
}
