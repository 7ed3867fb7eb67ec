/** Colours and widths of streets, water and buildings on printed maps. */

export interface AreaStyle {
  fill: string;
  /** Drawn where an inch of paper shows less: metres on the ground per point. */
  until: number;
}

export interface LineStyle {
  color: string;
  /** Width on the ground in metres, and its bounds on paper in points. */
  metres: number;
  min: number;
  max: number;
  until: number;
  /** Edges on both sides, in points. */
  casing?: { color: string; width: number; until: number };
  /** A dashed line on top of it. */
  dash?: { color: string; length: number; space: number; width: number };
}

const EVERYWHERE = Number.POSITIVE_INFINITY;
const EDGE = { color: '#cbb386', width: 0.45, until: 30 };

/** In drawing order. */
export const AREAS = {
  wood: { fill: '#dfe4c6', until: EVERYWHERE },
  grass: { fill: '#d5e0bb', until: 60 },
  cemetery: { fill: '#e2dfc3', until: 20 },
  water: { fill: '#b9d3dc', until: EVERYWHERE },
  building: { fill: '#e6d5b0', until: 5 },
  square: { fill: '#fdfaf2', until: 8 },
} as const satisfies Record<string, AreaStyle>;

/** In drawing order. */
export const LINES = {
  stream: { color: '#9cc1cf', metres: 2, min: 0.5, max: 1.2, until: 40 },
  river: { color: '#9cc1cf', metres: 9, min: 0.9, max: 4, until: EVERYWHERE },
  track: { color: '#cbb386', metres: 2, min: 0.4, max: 0.9, until: 25 },
  lane: {
    color: '#fdfaf2',
    metres: 3.2,
    min: 0.9,
    max: 3.4,
    until: 11,
    casing: { ...EDGE, width: 0.4, until: 8 },
  },
  steps: {
    color: '#fdfaf2',
    metres: 3.2,
    min: 1.1,
    max: 3.4,
    until: 11,
    casing: { ...EDGE, width: 0.4, until: 8 },
    dash: { color: '#94703f', length: 0.9, space: 1.1, width: 0.7 },
  },
  service: { color: '#fdfaf2', metres: 4, min: 0.6, max: 3, until: 14, casing: EDGE },
  minor: { color: '#ffffff', metres: 6, min: 0.7, max: 4, until: 30, casing: EDGE },
  tertiary: {
    color: '#ffffff',
    metres: 8,
    min: 0.9,
    max: 5,
    until: 90,
    casing: { ...EDGE, until: 90 },
  },
  secondary: {
    color: '#fbeecb',
    metres: 10,
    min: 1,
    max: 6,
    until: 250,
    casing: { ...EDGE, until: 250 },
  },
  primary: {
    color: '#f6dfa6',
    metres: 12,
    min: 1.2,
    max: 7,
    until: EVERYWHERE,
    casing: { ...EDGE, color: '#c7a45f', until: EVERYWHERE },
  },
  motorway: {
    color: '#eec27a',
    metres: 16,
    min: 1.4,
    max: 8,
    until: EVERYWHERE,
    casing: { ...EDGE, color: '#b98a45', until: EVERYWHERE },
  },
  rail: {
    color: '#8b8478',
    metres: 3,
    min: 0.8,
    max: 1.6,
    until: 300,
    dash: { color: '#fdfaf2', length: 3, space: 3, width: 0.55 },
  },
  wall: { color: '#a0693c', metres: 3, min: 0.8, max: 2.2, until: 20 },
} as const satisfies Record<string, LineStyle>;

export type AreaName = keyof typeof AREAS;
export type LineName = keyof typeof LINES;

type Properties = Record<string, string | number | boolean>;

/** The style of an area of a vector tile in the OpenMapTiles schema; undefined if it is not drawn. */
export function areaOf(layer: string, { class: kind }: Properties): AreaName | undefined {
  if (layer === 'water') return 'water';
  if (layer === 'building') return 'building';
  if (layer === 'landcover') return kind === 'wood' || kind === 'grass' ? kind : undefined;
  if (layer === 'landuse') return kind === 'cemetery' ? 'cemetery' : undefined;
  return layer === 'transportation' ? 'square' : undefined;
}

const ROADS: Record<string, LineName> = {
  motorway: 'motorway',
  trunk: 'primary',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'minor',
  busway: 'minor',
  service: 'service',
  track: 'track',
  path: 'lane',
  rail: 'rail',
};

/** The style of a line; see `areaOf`. */
export function lineOf(layer: string, properties: Properties): LineName | undefined {
  const { class: kind = '', subclass } = properties;
  if (layer === 'waterway') return kind === 'river' || kind === 'canal' ? 'river' : 'stream';
  if (layer === 'barrier') return kind === 'city_wall' ? 'wall' : undefined;
  if (layer !== 'transportation') return undefined;
  if (subclass === 'steps') return 'steps';
  return ROADS[String(kind)];
}

/** The layers that `areaOf` and `lineOf` know. */
export const DRAWN_LAYERS = [
  'landcover',
  'landuse',
  'water',
  'waterway',
  'building',
  'barrier',
  'transportation',
];
