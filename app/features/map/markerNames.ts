/** The names of markers with a single point, as labels of the map below them. */
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import type { Marker } from './clusters.ts';
import { BLANK, OBSTACLES } from './labelObstacles.ts';

/** Minimum zoom for names beside markers. */
const MIN_ZOOM = 12.5;

/** Names of markers with a single point, and the space reserved for all markers. */
const LAYER: LayerSpecification = {
  id: 'marker-names',
  type: 'symbol',
  source: 'marker-names',
  layout: {
    // Markers are elements over the map: the icon reserves their space.
    'icon-image': BLANK,
    'icon-size': ['get', 'size'],
    'icon-allow-overlap': true,
    'text-optional': true,
    'text-field': [
      'step',
      ['zoom'],
      ['case', ['get', 'here'], ['get', 'title'], ''],
      MIN_ZOOM,
      ['get', 'title'],
    ],
    'symbol-sort-key': ['case', ['get', 'here'], 0, 1],
    'text-font': ['semibold', 'Instrument Sans'],
    'text-size': ['case', ['get', 'here'], 16, 14],
    'text-max-width': 9,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': ['case', ['get', 'here'], 1.3, 1],
    'text-justify': 'auto',
  },
  paint: { 'text-color': '#14211c', 'text-halo-color': '#fbf6ea', 'text-halo-width': 1.8 },
};

/**
 * Updates the names; the map's own labels of the same places are hidden. The page's own place is
 * named at every zoom and has priority.
 */
export function drawMarkerNames(map: MapLibre, markers: readonly Marker[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: markers.map(({ point, members, beside }) => ({
      type: 'Feature' as const,
      properties: {
        here: point.kind === 'here',
        title: members.length === 1 && !beside ? point.title : '',
        size: members.length === 1 && point.kind !== 'here' ? 18 : 34,
      },
      geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(LAYER.id);
  if (source) return void source.setData(data);
  map.addSource(LAYER.id, { type: 'geojson', data });
  map.addLayer(LAYER, OBSTACLES);
}
