/**
 * The lines of an itinerary on the map, coloured by day: along roads and lanes where these are known,
 * else straight and dashed.
 */
import type {
  ExpressionSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import type { Position } from '../../../domain/geo/polyline.ts';
import { dayColor } from './points.ts';
import type { RoadLine } from './roadLines.ts';

const SOURCE = 'journey';
/** A place is at the road up to this distance in metres; farther away a straight piece leads there. */
const AT_ROAD = 20;

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;
const IS_STRAIGHT: ExpressionSpecification = ['get', 'straight'];
/** Lanes are walked, roads are driven. */
const ROAD_WIDTH: ExpressionSpecification = ['match', ['get', 'by'], 'walk', 3, 4];

const LAYERS: LayerSpecification[] = [
  {
    id: 'journey-edge',
    type: 'line',
    source: SOURCE,
    layout: ROUND,
    paint: { 'line-color': '#fbf6ea', 'line-width': 7, 'line-opacity': 0.9 },
  },
  {
    id: 'journey-road',
    type: 'line',
    source: SOURCE,
    filter: ['!', IS_STRAIGHT],
    layout: ROUND,
    paint: { 'line-color': ['get', 'color'], 'line-width': ROAD_WIDTH },
  },
  {
    id: 'journey-straight',
    type: 'line',
    source: SOURCE,
    filter: IS_STRAIGHT,
    paint: { 'line-color': ['get', 'color'], 'line-width': 3, 'line-dasharray': [2.5, 2] },
  },
];

/** Replaces the lines; the style must be loaded. */
export function drawLines(map: MapLibre, lines: readonly RoadLine[]): void {
  const data = { type: 'FeatureCollection' as const, features: lines.flatMap(lineFeatures) };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) return void source.setData(data);
  map.addSource(SOURCE, { type: 'geojson', data });
  const below = map.getLayer('towns') ? 'towns' : undefined;
  for (const layer of LAYERS) map.addLayer(layer, below);
}

/** The pieces of a line: its road, and straight ones where no road leads. */
export function lineFeatures({ day, by, points, road }: RoadLine): GeoJSON.Feature[] {
  const piece = (coordinates: readonly Position[], straight: boolean): GeoJSON.Feature => ({
    type: 'Feature',
    properties: { color: dayColor(day), by: by ?? '', straight },
    geometry: { type: 'LineString', coordinates: coordinates.map((point) => [...point]) },
  });
  const [start, end] = [points[0], points.at(-1)];
  const [first, last] = [road?.points[0], road?.points.at(-1)];
  if (!road || !start || !end || !first || !last) return [piece(points, true)];
  const way = [...road.points];
  const gaps: Position[][] = [];
  if (isAtRoad(start, first)) way.unshift(start);
  else gaps.push([start, first]);
  if (isAtRoad(last, end)) way.push(end);
  else gaps.push([last, end]);
  return [piece(way, false), ...gaps.map((gap) => piece(gap, true))];
}

const isAtRoad = (one: Position, other: Position): boolean =>
  distanceBetween(
    { longitude: one[0], latitude: one[1] },
    { longitude: other[0], latitude: other[1] },
  ) <= AT_ROAD;
