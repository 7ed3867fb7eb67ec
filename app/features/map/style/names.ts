/** Names of the catalogue and of the schematic ground: provinces, towns, sights, rivers, summits. */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { BODY, byZoom, DISPLAY, halo, withArabicBelow } from './expressions.ts';
import type { Palette } from './palette.ts';
import { WITHOUT_STREETS } from './schematic.ts';

const TITLE: ExpressionSpecification = ['get', 'title'];
const ARABIC_TITLE: ExpressionSpecification = ['get', 'arabicTitle'];

export const areaNames = (color: Palette): LayerSpecification[] => [
  {
    id: 'river-names',
    type: 'symbol',
    source: 'riverNames',
    metadata: WITHOUT_STREETS,
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
    paint: { 'text-color': color.waterName, ...halo(color) },
  },
  {
    id: 'summit-names',
    type: 'symbol',
    source: 'summits',
    minzoom: 7.5,
    maxzoom: 11,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': BODY,
      'text-size': byZoom([7, 11], [11, 14]),
    },
    paint: { 'text-color': color.soft, ...halo(color) },
  },
  {
    id: 'province-names',
    type: 'symbol',
    source: 'provinceNames',
    maxzoom: 10,
    layout: {
      'text-field': TITLE,
      'text-transform': 'uppercase',
      'text-font': BODY,
      'text-size': byZoom([6, 10], [9, 13]),
      'text-letter-spacing': 0.22,
    },
    paint: { 'text-color': color.soft, 'text-opacity': 0.85, ...halo(color) },
  },
];

/** Sights and towns, which are above the names of tiles: those in the same place are left out. */
export const placeNames = (color: Palette): LayerSpecification[] => [
  {
    id: 'landmarks',
    type: 'symbol',
    source: 'landmarks',
    minzoom: 12,
    layout: {
      'icon-image': ['get', 'image'],
      'icon-size': byZoom([12, 0.55], [15, 0.9]),
      'icon-padding': 1,
      'text-optional': true,
      'text-field': TITLE,
      'text-font': BODY,
      'text-size': byZoom([12, 11], [15, 13.5]),
      'text-max-width': 9,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.8,
      'text-justify': 'auto',
    },
    paint: {
      'text-color': color.soft,
      'text-opacity': byZoom([12, 0], [12.8, 0.9]),
      'icon-opacity': byZoom([12, 0], [12.8, 0.8]),
      ...halo(color),
    },
  },
  {
    id: 'towns',
    type: 'circle',
    source: 'towns',
    maxzoom: 12.5,
    paint: {
      'circle-color': ['match', ['get', 'rank'], 'minor', color.minorMark, color.mark],
      'circle-stroke-color': color.markEdge,
      'circle-stroke-width': 1.5,
      'circle-radius': ['match', ['get', 'rank'], 'city', 5, 'seat', 4, 3],
    },
  },
  // Where there are streets, quarters are named instead.
  townNames(color, { id: 'town-names', maxzoom: 13.5 }),
  townNames(color, { id: 'town-names-near', minzoom: 13.5, metadata: WITHOUT_STREETS }),
];

const townNames = (
  color: Palette,
  layer: Pick<LayerSpecification, 'id' | 'minzoom' | 'maxzoom' | 'metadata'>,
): LayerSpecification => ({
  ...layer,
  type: 'symbol',
  source: 'towns',
  layout: {
    'text-field': withArabicBelow(TITLE, ARABIC_TITLE, 0.8),
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
    'text-color': color.ink,
    'text-opacity': byZoom([12.5, 1], [14, 0.55]),
    ...halo(color),
  },
});
