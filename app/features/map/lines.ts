/** The lines of an itinerary on the map: coloured by day, dashed by means of transport. */
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { dayColor, type MapLine } from './points.ts';

const SOURCE = 'journey';

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

const LAYERS: LayerSpecification[] = [
  {
    id: 'journey-edge',
    type: 'line',
    source: SOURCE,
    layout: ROUND,
    paint: { 'line-color': '#fbf6ea', 'line-width': 7, 'line-opacity': 0.9 },
  },
  {
    id: 'journey-driven',
    type: 'line',
    source: SOURCE,
    filter: ['match', ['get', 'by'], ['walk', 'train'], false, true],
    layout: ROUND,
    paint: { 'line-color': ['get', 'color'], 'line-width': 3.5 },
  },
  {
    id: 'journey-train',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['get', 'by'], 'train'],
    paint: { 'line-color': ['get', 'color'], 'line-width': 3.5, 'line-dasharray': [4, 1.5] },
  },
  {
    id: 'journey-walked',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['get', 'by'], 'walk'],
    layout: ROUND,
    paint: { 'line-color': ['get', 'color'], 'line-width': 3.5, 'line-dasharray': [0.1, 2] },
  },
];

/** Replaces the lines; the style must be loaded. */
export function drawLines(map: MapLibre, lines: readonly MapLine[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: lines.map(({ day, points, by = '' }) => ({
      type: 'Feature' as const,
      properties: { color: dayColor(day), by },
      geometry: {
        type: 'LineString' as const,
        coordinates: points.map((point) => [...point]),
      },
    })),
  };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) return void source.setData(data);
  map.addSource(SOURCE, { type: 'geojson', data });
  const below = map.getLayer('towns') ? 'towns' : undefined;
  for (const layer of LAYERS) map.addLayer(layer, below);
}
