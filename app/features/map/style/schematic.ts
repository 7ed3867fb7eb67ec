/**
 * The schematic ground, which needs no other server: land, relief, water and main roads in the colours
 * of the illustrations.
 */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, kilometresToPixels } from './expressions.ts';
import type { Palette } from './palette.ts';

/** Marks layers that are hidden where the map has streets. */
export const WITHOUT_STREETS = { ground: 'schematic' };

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Schematic features fade out at high zooms, where they would be misleading. */
const SCHEMATIC: ExpressionSpecification = byZoom([11.5, 1], [13.5, 0]);

/** The land, below everything else. */
export const groundLayers = (color: Palette): LayerSpecification[] => [
  { id: 'ground', type: 'background', paint: { 'background-color': color.ground } },
  {
    id: 'provinces',
    type: 'fill',
    source: 'provinces',
    paint: {
      'fill-color': ['get', 'ground'],
      'fill-opacity': byZoom([7, 0.8 * color.drawing], [11, 0.42 * color.drawing], [13, 0]),
    },
  },
  {
    id: 'tints',
    type: 'fill',
    source: 'tints',
    paint: {
      'fill-color': ['get', 'color'],
      'fill-opacity': byZoom([7, 0.26 * color.drawing], [11, 0.16 * color.drawing], [13, 0]),
    },
  },
  {
    id: 'town-ground',
    type: 'circle',
    source: 'towns',
    metadata: WITHOUT_STREETS,
    paint: {
      'circle-color': color.settlementGlow,
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
    metadata: WITHOUT_STREETS,
    minzoom: 11,
    paint: {
      'circle-color': '#c9774a',
      'circle-blur': 1,
      'circle-opacity': byZoom([11, 0], [12.5, 0.16]),
      'circle-radius': kilometresToPixels(0.35),
    },
  },
  {
    // A pattern that makes movement visible where no streets are drawn.
    id: 'stars',
    type: 'fill',
    source: 'region',
    metadata: WITHOUT_STREETS,
    minzoom: 11,
    paint: { 'fill-pattern': 'stars', 'fill-opacity': byZoom([11.2, 0], [13.5, 0.5]) },
  },
];

/** Main roads, railways, rivers and lakes. */
export const schematicLines = (color: Palette): LayerSpecification[] => [
  {
    id: 'schematic-roads-edge',
    type: 'line',
    source: 'roads',
    metadata: WITHOUT_STREETS,
    layout: ROUND,
    paint: {
      'line-color': color.schematicRoadEdge,
      'line-width': byZoom([6, 1.6], [10, 5], [13, 9]),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'schematic-roads',
    type: 'line',
    source: 'roads',
    metadata: WITHOUT_STREETS,
    layout: ROUND,
    paint: {
      'line-color': color.schematicRoad,
      'line-width': byZoom([6, 0.6], [10, 1.8], [13, 3]),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'schematic-railway',
    type: 'line',
    source: 'railway',
    metadata: WITHOUT_STREETS,
    paint: {
      'line-color': color.rail[1],
      'line-width': byZoom([6, 0.6], [10, 1.6], [13, 3]),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'schematic-railway-bars',
    type: 'line',
    source: 'railway',
    metadata: WITHOUT_STREETS,
    minzoom: 8,
    paint: {
      'line-color': color.rail[0],
      'line-width': byZoom([8, 0.5], [10, 0.9], [13, 1.8]),
      'line-dasharray': [4, 4],
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'schematic-rivers',
    type: 'line',
    source: 'rivers',
    metadata: WITHOUT_STREETS,
    layout: ROUND,
    paint: {
      'line-color': color.schematicWater,
      'line-width': byZoom(
        [6, ['*', ['get', 'width'], 0.35]],
        [10, ['*', ['get', 'width'], 1.1]],
        [13, ['*', ['get', 'width'], 2]],
      ),
      'line-opacity': SCHEMATIC,
    },
  },
  {
    id: 'schematic-water',
    type: 'fill',
    source: 'water',
    metadata: WITHOUT_STREETS,
    paint: { 'fill-color': color.schematicWater, 'fill-opacity': byZoom([12, 1], [14, 0.5]) },
  },
  {
    id: 'schematic-shores',
    type: 'line',
    source: 'water',
    metadata: WITHOUT_STREETS,
    paint: { 'line-color': color.shore, 'line-width': byZoom([7, 0.7], [11, 2]) },
  },
];

/** The surroundings, the borders, and the drawn hills and groves. */
export const borderLayers = (color: Palette): LayerSpecification[] => [
  {
    // Covers what is drawn across the region's border.
    id: 'outside',
    type: 'fill',
    source: 'outside',
    metadata: WITHOUT_STREETS,
    paint: { 'fill-color': color.ground },
  },
  {
    // Streets go on behind the border, but the region stands out.
    id: 'outside-veil',
    type: 'fill',
    source: 'outside',
    paint: { 'fill-color': color.ground, 'fill-opacity': byZoom([8, 0.55], [12, 0.25]) },
  },
  {
    id: 'province-borders',
    type: 'line',
    source: 'provinces',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color.provinceBorder,
      'line-width': byZoom([6, 0.8], [10, 2]),
      // Simplified to about one kilometre, so hidden at high zooms.
      'line-opacity': byZoom([10, 0.9], [12, 0]),
    },
  },
  {
    id: 'glow',
    type: 'line',
    source: 'border',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color.glow,
      'line-width': byZoom([6, 10], [9, 26]),
      'line-blur': byZoom([6, 8], [9, 22]),
      'line-opacity': byZoom([11, 0.6], [13, 0]),
    },
  },
  {
    id: 'border',
    type: 'line',
    source: 'border',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color.border,
      'line-width': byZoom([6, 1], [10, 2]),
      'line-opacity': byZoom([11, 1], [13, 0]),
    },
  },
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
    paint: {
      'icon-opacity': byZoom([9.5, 0.4 + 0.55 * color.drawing], [11.3, 0]),
    },
  },
];
