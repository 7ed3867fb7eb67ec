/** Names and signs of map tiles: streets, water, settlements, and sights for orientation. */
import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import {
  ARABIC,
  ARABIC_NAME,
  BODY,
  byZoom,
  DISPLAY,
  halo,
  isOneOf,
  nameIn,
  SEMIBOLD,
  withArabicBelow,
} from './expressions.ts';
import type { Palette } from './palette.ts';
import { TILES } from './tileLand.ts';

interface NameOptions {
  color: Palette;
  locale: string;
  /** Names that the catalogue's own labels have. */
  known: readonly string[];
}

interface Symbol {
  id: string;
  layer: string;
  filter?: ExpressionSpecification;
  minzoom?: number;
  maxzoom?: number;
  layout: SymbolLayerSpecification['layout'];
  paint: SymbolLayerSpecification['paint'];
}

const symbol = ({ layer, filter, ...rest }: Symbol): LayerSpecification => ({
  type: 'symbol',
  source: TILES,
  'source-layer': layer,
  ...(filter && { filter }),
  ...rest,
});

/** Names along streets and rivers. */
export function lineNames({ color, locale }: NameOptions): LayerSpecification[] {
  const along = { 'symbol-placement': 'line', 'text-rotation-alignment': 'map' } as const;
  const isRoad = isOneOf('class', ['motorway', 'trunk', 'primary', 'secondary', 'tertiary']);
  const size = byZoom(
    [12, ['case', isRoad, 11, 10]],
    [15, ['case', isRoad, 13, 12]],
    [17, ['case', isRoad, 15, 14.5]],
  );
  // A name fits on a line better than two below each other.
  const arabicIfOther: ExpressionSpecification = [
    'case',
    ['==', ARABIC_NAME, nameIn(locale)],
    '',
    ARABIC_NAME,
  ];
  return [
    symbol({
      id: 'waterway-names',
      layer: 'waterway',
      minzoom: 9,
      filter: ['has', 'name'],
      layout: {
        ...along,
        'symbol-spacing': 420,
        'text-field': nameIn(locale),
        'text-font': BODY,
        'text-size': byZoom([9, 11], [14, 14], [17, 16]),
        'text-letter-spacing': 0.12,
        'text-offset': [0, -0.8],
      },
      paint: { 'text-color': color.waterName, ...halo(color) },
    }),
    symbol({
      id: 'street-names-arabic',
      layer: 'transportation_name',
      minzoom: 15.5,
      layout: {
        ...along,
        'symbol-spacing': 300,
        'text-field': arabicIfOther,
        'text-font': ARABIC,
        'text-size': byZoom([15, 12], [17, 15]),
        'text-offset': [0, 1.05],
        'text-padding': 1,
        'text-max-angle': 45,
      },
      paint: { 'text-color': color.soft, ...halo(color) },
    }),
    symbol({
      id: 'street-names',
      layer: 'transportation_name',
      minzoom: 12,
      layout: {
        ...along,
        'symbol-spacing': 300,
        'text-field': nameIn(locale),
        'text-font': BODY,
        'text-size': size,
        'text-padding': 1,
        'text-max-angle': 45,
        'symbol-sort-key': ['case', isRoad, 0, 1],
      },
      paint: { 'text-color': color.ink, ...halo(color) },
    }),
    symbol({
      id: 'road-numbers',
      layer: 'transportation_name',
      minzoom: 8,
      filter: ['all', ['has', 'ref'], isOneOf('class', ['motorway', 'trunk', 'primary'])],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 380,
        'text-rotation-alignment': 'viewport',
        'icon-rotation-alignment': 'viewport',
        'icon-image': 'road-number',
        'icon-text-fit': 'both',
        'icon-text-fit-padding': [1, 4, 1, 4],
        'text-field': ['get', 'ref'],
        'text-font': SEMIBOLD,
        'text-size': 11,
      },
      paint: { 'text-color': '#fbf6ea' },
    }),
  ];
}

/** Names of lakes, summits, sights and settlements. */
export function pointNames({ color, locale, known }: NameOptions): LayerSpecification[] {
  const name = nameIn(locale);
  const both = withArabicBelow(name, ARABIC_NAME);
  // Places of the catalogue have labels of their own.
  const isNew: ExpressionSpecification = [
    'all',
    ['!', ['in', name, ['literal', [...known]]]],
    ['!', ['all', ['!=', ARABIC_NAME, ''], ['in', ARABIC_NAME, ['literal', [...known]]]]],
  ];
  const small = byZoom([12, 11], [17, 13]);
  return [
    symbol({
      id: 'poi-names',
      layer: 'poi',
      minzoom: 12,
      filter: ['all', isSign, isNew],
      layout: {
        'icon-image': SIGN,
        'icon-size': byZoom([12, 0.7], [15, 0.9], [17, 1.1]),
        'text-field': both,
        'text-font': BODY,
        'text-size': small,
        'text-max-width': 8,
        'text-anchor': 'top',
        'text-offset': [0, 0.85],
        'text-optional': true,
        'icon-padding': 4,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 50],
      },
      paint: {
        'text-color': ['match', ['get', 'class'], 'park', color.green, color.soft],
        ...halo(color),
      },
    }),
    symbol({
      id: 'summit-heights',
      layer: 'mountain_peak',
      minzoom: 11,
      filter: ['all', ['has', 'name'], isNew],
      layout: {
        'icon-image': 'summit',
        'text-field': [
          'case',
          ['has', 'ele'],
          ['concat', name, '\n', ['to-string', ['get', 'ele']], ' m'],
          name,
        ],
        'text-font': BODY,
        'text-size': small,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
        'text-optional': true,
      },
      paint: { 'text-color': color.soft, ...halo(color) },
    }),
    symbol({
      id: 'lake-names',
      layer: 'water_name',
      minzoom: 10,
      layout: {
        'text-field': both,
        'text-font': BODY,
        'text-size': byZoom([10, 11], [16, 14]),
        'text-max-width': 7,
        'text-letter-spacing': 0.06,
      },
      paint: { 'text-color': color.waterName, ...halo(color) },
    }),
    symbol({
      id: 'airport-names',
      layer: 'aerodrome_label',
      minzoom: 10,
      layout: {
        'icon-image': 'sign-airport',
        'text-field': both,
        'text-font': BODY,
        'text-size': byZoom([10, 11], [15, 13]),
        'text-max-width': 9,
        'text-anchor': 'top',
        'text-offset': [0, 0.9],
        'text-optional': true,
      },
      paint: { 'text-color': color.soft, ...halo(color) },
    }),
    symbol({
      id: 'quarter-names',
      layer: 'place',
      minzoom: 12,
      maxzoom: 17,
      filter: ['all', isOneOf('class', ['suburb', 'quarter', 'neighbourhood']), isNew],
      layout: {
        'text-field': both,
        'text-font': DISPLAY,
        'text-size': byZoom([12, 12], [16, 17]),
        'text-letter-spacing': 0.04,
        'text-max-width': 8,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 20],
      },
      paint: { 'text-color': color.soft, 'text-opacity': 0.9, ...halo(color) },
    }),
    symbol({
      id: 'village-names',
      layer: 'place',
      minzoom: 8,
      maxzoom: 16,
      filter: ['all', isOneOf('class', ['city', 'town', 'village', 'hamlet']), isNew],
      layout: {
        'text-field': both,
        'text-font': DISPLAY,
        'text-size': byZoom(
          [8, ['match', ['get', 'class'], 'city', 16, 'town', 12, 10]],
          [14, ['match', ['get', 'class'], 'city', 28, 'town', 21, 15]],
        ),
        'text-max-width': 8,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 20],
      },
      paint: { 'text-color': color.ink, ...halo(color) },
    }),
  ];
}

const is = (property: string, value: string): ExpressionSpecification => [
  '==',
  ['get', property],
  value,
];

/** Zooms from which features have a sign, by their class. Our own pins show all other sights. */
const isSign: ExpressionSpecification = [
  'any',
  ['all', is('class', 'railway'), isOneOf('subclass', ['station', 'halt'])],
  ['all', is('class', 'bus'), is('subclass', 'bus_station'), ['>=', ['zoom'], 13]],
  ['all', is('class', 'hospital'), ['>=', ['zoom'], 14]],
  ['all', is('subclass', 'city_gate'), ['>=', ['zoom'], 14]],
  ['all', is('class', 'park'), ['>=', ['zoom'], 14]],
  ['all', is('class', 'place_of_worship'), is('subclass', 'muslim'), ['>=', ['zoom'], 15]],
  ['all', is('class', 'parking'), ['>=', ['zoom'], 16]],
];

const SIGN = [
  'case',
  is('subclass', 'city_gate'),
  'sign-gate',
  [
    'match',
    ['get', 'class'],
    ...['railway', 'bus', 'hospital', 'park', 'parking'].flatMap((name) => [name, `sign-${name}`]),
    'sign-mosque',
  ],
] as unknown as ExpressionSpecification;
