/** Land, water and buildings of map tiles in the OpenMapTiles schema. */
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import { byZoom, isOneOf } from './expressions.ts';
import type { Palette } from './palette.ts';

/** The source of all tile layers. */
export const TILES = 'streets';

const IS_AREA: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

interface Area {
  id: string;
  layer: string;
  color: ExpressionSpecification | string;
  filter?: FilterSpecification;
  minzoom?: number;
  opacity?: ExpressionSpecification;
}

const area = ({ id, layer, color, filter, minzoom, opacity }: Area): LayerSpecification => ({
  id,
  type: 'fill',
  source: TILES,
  'source-layer': layer,
  ...(filter && { filter }),
  ...(minzoom && { minzoom }),
  paint: { 'fill-color': color, ...(opacity && { 'fill-opacity': opacity }) },
});

/** The colour by a feature's class. */
const byClass = (colors: Record<string, string>, otherwise: string): ExpressionSpecification =>
  [
    'match',
    ['get', 'class'],
    ...Object.entries(colors).flatMap(([classes, color]) => [classes.split(' '), color]),
    otherwise,
  ] as unknown as ExpressionSpecification;

const NOTHING = 'rgba(0, 0, 0, 0)';

export const landLayers = (color: Palette): LayerSpecification[] => [
  area({
    id: 'landcover',
    layer: 'landcover',
    color: byClass(
      {
        'wood forest': color.wood,
        grass: color.grass,
        farmland: color.farmland,
        sand: color.sand,
        rock: color.rock,
        wetland: color.wetland,
        'ice glacier': color.shore,
      },
      NOTHING,
    ),
    opacity: byZoom([7, 0.5], [10, 0.75], [13, 1]),
  }),
  area({
    id: 'landuse',
    layer: 'landuse',
    color: byClass(
      {
        'residential suburb neighbourhood quarter': color.settlement,
        'cemetery garages': color.cemetery,
        'pitch playground stadium zoo track': color.park,
        'school university college kindergarten library hospital': color.institution,
        'commercial industrial retail railway military bus_station dam quarry': color.industry,
      },
      NOTHING,
    ),
    opacity: byZoom([7, 0.6], [11, 1]),
  }),
  area({
    id: 'gardens',
    layer: 'landcover',
    filter: isOneOf('subclass', ['park', 'garden', 'village_green', 'golf_course']),
    color: color.park,
  }),
  area({
    id: 'parks',
    layer: 'park',
    color: color.wood,
    opacity: byZoom([7, 0.25], [12, 0.35], [15, 0.15]),
  }),
  area({
    id: 'aeroways',
    layer: 'aeroway',
    filter: IS_AREA,
    color: byClass({ 'runway taxiway': color.runway }, color.aeroway),
    minzoom: 10,
  }),
  {
    id: 'runways',
    type: 'line',
    source: TILES,
    'source-layer': 'aeroway',
    filter: ['==', ['geometry-type'], 'LineString'],
    minzoom: 10,
    paint: {
      'line-color': color.runway,
      'line-width': byZoom(
        [10, ['match', ['get', 'class'], 'runway', 1.5, 0.5]],
        [14, ['match', ['get', 'class'], 'runway', 14, 4]],
        [17, ['match', ['get', 'class'], 'runway', 80, 22]],
      ),
    },
  },
];

/** Rivers, canals, brooks and lakes. */
export const waterLayers = (color: Palette): LayerSpecification[] => [
  waterway(color, 'waterways', ['!=', ['get', 'intermittent'], 1]),
  // Rivers that are dry for a part of the year.
  waterway(color, 'dry-waterways', ['==', ['get', 'intermittent'], 1], [3, 1.6]),
  area({ id: 'water', layer: 'water', color: color.water }),
  {
    id: 'shores',
    type: 'line',
    source: TILES,
    'source-layer': 'water',
    minzoom: 11,
    paint: { 'line-color': color.waterEdge, 'line-width': byZoom([11, 0.4], [16, 1.1]) },
  },
];

const waterway = (
  color: Palette,
  id: string,
  dryness: ExpressionSpecification,
  dashes?: number[],
): LineLayerSpecification => ({
  id,
  type: 'line',
  source: TILES,
  'source-layer': 'waterway',
  filter: ['all', dryness, ['!=', ['get', 'brunnel'], 'tunnel']],
  layout: ROUND,
  paint: {
    'line-color': color.waterEdge,
    'line-width': byZoom(
      [7, ['match', ['get', 'class'], 'river', 0.8, 0]],
      [10, ['match', ['get', 'class'], 'river', 1.6, 'canal', 0.8, 0.3]],
      [13, ['match', ['get', 'class'], 'river', 3, 'canal', 1.6, 0.8]],
      [17, ['match', ['get', 'class'], 'river', 9, 'canal', 5, 2.5]],
    ),
    ...(dashes && { 'line-dasharray': dashes }),
  },
});

export const buildingLayers = (color: Palette): LayerSpecification[] => [
  area({
    id: 'buildings',
    layer: 'building',
    color: color.building,
    minzoom: 14.5,
    opacity: byZoom([14.5, 0], [15.2, 1]),
  }),
  {
    id: 'building-edges',
    type: 'line',
    source: TILES,
    'source-layer': 'building',
    minzoom: 15,
    paint: {
      'line-color': color.buildingEdge,
      'line-width': byZoom([15, 0.4], [17, 1]),
      'line-opacity': byZoom([15, 0], [15.6, 1]),
    },
  },
];
