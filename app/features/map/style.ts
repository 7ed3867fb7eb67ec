/**
 * The embedded style, which needs no other server: land, water, roads and labels in the colours of
 * the illustrations. Without `glyphs` MapLibre draws labels with the fonts of the page.
 */
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FormattedSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { landFeatures } from './land.ts';
import type { MapLabels } from './mapLabels.ts';

/** MapLibre reads the font weight from the first name of a stack, which need not be a font. */
const BODY = ['medium', 'Instrument Sans'];
const DISPLAY = ['medium', 'Fraunces'];
const ARABIC = ['Aref Ruqaa'];

const INK = '#14211c';
const PLASTER = '#fbf6ea';
const EARTH = '#6b4a2a';
const TERRACOTTA = '#b5532a';
const BLUE = '#1d4f8f';
const WATER = '#5b98bf';

/** Linear interpolation by zoom, between pairs of zoom and value. */
const byZoom = <T extends number | ExpressionSpecification>(...stops: [zoom: number, value: T][]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;

/** Schematic features fade out at high zooms, where they would be misleading. */
const SCHEMATIC: ExpressionSpecification = byZoom([11.5, 1], [13.5, 0]);

/** Converts a length in km to pixels, which double with every zoom level; at 34° north. */
const kilometresToPixels = (
  kilometres: ExpressionSpecification | number,
): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['*', kilometres, 1 / 64.9],
  20,
  ['*', kilometres, 2 ** 20 / 64.9],
];

/** A name with the Arabic one below it, if known. */
const nameWithArabic = (
  arabicScale: number,
): DataDrivenPropertyValueSpecification<FormattedSpecification> =>
  [
    'case',
    ['==', ['get', 'arabicTitle'], ''],
    ['get', 'title'],
    [
      'format',
      ['get', 'title'],
      {},
      '\n',
      {},
      ['get', 'arabicTitle'],
      { 'font-scale': arabicScale, 'text-font': ['literal', ARABIC] },
    ],
  ] as unknown as ExpressionSpecification;

const HALO = { 'text-halo-color': 'rgba(251, 246, 234, 0.85)', 'text-halo-width': 1.6 };

const GROUND: LayerSpecification[] = [
  { id: 'ground', type: 'background', paint: { 'background-color': '#f3ead5' } },
  {
    id: 'provinces',
    type: 'fill',
    source: 'provinces',
    paint: { 'fill-color': ['get', 'ground'], 'fill-opacity': byZoom([7, 0.8], [12, 0.42]) },
  },
  {
    id: 'tints',
    type: 'fill',
    source: 'tints',
    paint: { 'fill-color': ['get', 'color'], 'fill-opacity': byZoom([7, 0.26], [13, 0.12]) },
  },
  {
    id: 'town-ground',
    type: 'circle',
    source: 'towns',
    paint: {
      'circle-color': '#e6b07a',
      'circle-blur': 0.7,
      'circle-opacity': byZoom([7, 0.25], [10, 0.55], [14, 0.5]),
      'circle-radius': kilometresToPixels(['get', 'ground']),
      'circle-pitch-alignment': 'map',
    },
  },
  {
    // A soft tint around dense sights marks the old towns.
    id: 'landmark-ground',
    type: 'circle',
    source: 'landmarks',
    minzoom: 11,
    paint: {
      'circle-color': '#c9774a',
      'circle-blur': 1,
      'circle-opacity': byZoom([11, 0], [12.5, 0.16]),
      'circle-radius': kilometresToPixels(0.35),
    },
  },
  {
    id: 'province-borders',
    type: 'line',
    source: 'provinces',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': PLASTER,
      'line-width': byZoom([6, 0.8], [10, 2]),
      // Simplified to about one kilometre, so hidden at high zooms.
      'line-opacity': byZoom([11, 1], [13, 0]),
    },
  },
  {
    // A pattern that makes movement visible where no streets are drawn.
    id: 'stars',
    type: 'fill',
    source: 'region',
    minzoom: 11,
    paint: { 'fill-pattern': 'stars', 'fill-opacity': byZoom([11.2, 0], [13.5, 0.5]) },
  },
];

const ROADS: LayerSpecification[] = [
  {
    id: 'roads-edge',
    type: 'line',
    source: 'roads',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': PLASTER,
      'line-width': byZoom([6, 1.6], [10, 5], [13, 9]),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'roads',
    type: 'line',
    source: 'roads',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': '#c98a5e',
      'line-width': byZoom([6, 0.6], [10, 1.8], [13, 3]),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'rivers',
    type: 'line',
    source: 'rivers',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': WATER,
      'line-width': byZoom(
        [6, ['*', ['get', 'width'], 0.35]],
        [10, ['*', ['get', 'width'], 1.1]],
        [13, ['*', ['get', 'width'], 2]],
      ),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'water',
    type: 'fill',
    source: 'water',
    paint: { 'fill-color': WATER, 'fill-opacity': byZoom([12, 1], [14, 0.5]) },
  },
  {
    id: 'shores',
    type: 'line',
    source: 'water',
    paint: { 'line-color': '#eaf1ea', 'line-width': byZoom([7, 0.7], [11, 2]) },
  },
];

const BORDER: LayerSpecification[] = [
  { id: 'outside', type: 'fill', source: 'outside', paint: { 'fill-color': '#f3ead5' } },
  {
    id: 'glow',
    type: 'line',
    source: 'border',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': '#d3b988',
      'line-width': byZoom([6, 10], [9, 26]),
      'line-blur': byZoom([6, 8], [9, 22]),
      'line-opacity': 0.6,
    },
  },
  {
    id: 'border',
    type: 'line',
    source: 'border',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': '#b8935e', 'line-width': byZoom([6, 1], [10, 2]) },
  },
];

const STANDING: LayerSpecification[] = [
  {
    id: 'standing',
    type: 'symbol',
    source: 'standing',
    maxzoom: 11.5,
    layout: {
      'icon-image': ['get', 'picture'],
      'icon-anchor': 'bottom',
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'icon-size': byZoom([6, ['*', ['get', 'size'], 0.4]], [10, ['*', ['get', 'size'], 1.5]]),
      'symbol-sort-key': ['-', 90, ['get', 'latitude']],
    },
    paint: { 'icon-opacity': byZoom([9.5, 0.95], [11.3, 0]) },
  },
];

const NAMES: LayerSpecification[] = [
  {
    id: 'river-names',
    type: 'symbol',
    source: 'riverNames',
    minzoom: 7.5,
    maxzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['get', 'name'],
      'text-font': BODY,
      'text-size': byZoom([7, 11], [11, 14]),
      'text-letter-spacing': 0.12,
      'text-offset': [0, -0.7],
    },
    paint: { 'text-color': BLUE, ...HALO },
  },
  {
    id: 'summit-names',
    type: 'symbol',
    source: 'summits',
    minzoom: 7.5,
    maxzoom: 12,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': BODY,
      'text-size': byZoom([7, 11], [11, 14]),
    },
    paint: { 'text-color': EARTH, ...HALO },
  },
  {
    id: 'province-names',
    type: 'symbol',
    source: 'provinceNames',
    maxzoom: 10,
    layout: {
      'text-field': ['get', 'title'],
      'text-transform': 'uppercase',
      'text-font': BODY,
      'text-size': byZoom([6, 10], [9, 13]),
      'text-letter-spacing': 0.22,
    },
    paint: { 'text-color': EARTH, 'text-opacity': 0.85, ...HALO },
  },
  {
    id: 'landmarks',
    type: 'symbol',
    source: 'landmarks',
    minzoom: 12,
    layout: {
      'icon-image': 'landmark',
      'icon-allow-overlap': true,
      'icon-size': byZoom([12, 0.6], [15, 1]),
      'text-optional': true,
      'text-field': ['get', 'title'],
      'text-font': BODY,
      'text-size': byZoom([12, 11], [15, 13.5]),
      'text-max-width': 9,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.8,
      'text-justify': 'auto',
    },
    paint: {
      'text-color': EARTH,
      'text-opacity': byZoom([12, 0], [12.8, 0.9]),
      'icon-opacity': byZoom([12, 0], [12.8, 0.8]),
      ...HALO,
    },
  },
  {
    id: 'towns',
    type: 'circle',
    source: 'towns',
    maxzoom: 12.5,
    paint: {
      'circle-color': ['match', ['get', 'rank'], 'minor', '#1c473b', TERRACOTTA],
      'circle-stroke-color': PLASTER,
      'circle-stroke-width': 1.5,
      'circle-radius': ['match', ['get', 'rank'], 'city', 5, 'seat', 4, 3],
    },
  },
  {
    id: 'town-names',
    type: 'symbol',
    source: 'towns',
    layout: {
      'text-field': nameWithArabic(0.8),
      'text-font': DISPLAY,
      'text-size': byZoom(
        [6, ['match', ['get', 'rank'], 'city', 16, 'seat', 12, 10]],
        [10, ['match', ['get', 'rank'], 'city', 26, 'seat', 20, 16]],
        [14, ['match', ['get', 'rank'], 'city', 34, 'seat', 26, 20]],
      ),
      'text-line-height': 1.1,
      'text-variable-anchor-offset': [
        ...['bottom', [0, -0.6], 'right', [-0.6, 0], 'left', [0.6, 0], 'top', [0, 0.6]],
        ...['bottom-left', [0.4, -0.4], 'bottom-right', [-0.4, -0.4]],
      ] as never,
      'text-justify': 'auto',
      'symbol-sort-key': ['match', ['get', 'rank'], 'city', 0, 'seat', 1, 2],
    },
    paint: {
      'text-color': INK,
      'text-opacity': byZoom([12.5, 1], [14, 0.55]),
      ...HALO,
    },
  },
];

/** The complete style; `names` are in the page's language. */
export function regionStyle(names: MapLabels, locale: string): StyleSpecification {
  const sources = Object.entries(landFeatures(names, locale)).map(
    ([id, data]) => [id, { type: 'geojson', data }] as const,
  );
  return {
    version: 8,
    name: 'Fes-Meknes',
    sources: Object.fromEntries(sources),
    layers: [...GROUND, ...ROADS, ...BORDER, ...STANDING, ...NAMES],
  };
}
