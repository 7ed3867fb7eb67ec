/** The circle around the visitor's position, of the radius of its accuracy. */
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import type { Position } from './usePosition.ts';

const SOURCE = 'position';
const CORNERS = 64;
const METRES_PER_DEGREE = 111_195;
const BLUE = '#1d4f8f';

const LAYERS: LayerSpecification[] = [
  {
    id: 'position-accuracy',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': BLUE, 'fill-opacity': 0.14 },
  },
  {
    id: 'position-edge',
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': BLUE, 'line-opacity': 0.5, 'line-width': 1.5 },
  },
];

/** A circle on the ground as a polygon; `accuracy` is its radius in metres. */
export function circleAround({ longitude, latitude, accuracy }: Position): GeoJSON.Polygon {
  const y = accuracy / METRES_PER_DEGREE;
  const x = y / Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [longitude + x * Math.sin(angle), latitude + y * Math.cos(angle)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

/** Draws the circle; removes it without a position. The style must be loaded. */
export function drawAccuracy(map: MapLibre, position: Position | undefined): void {
  const data: GeoJSON.FeatureCollection = {
    type: 'FeatureCollection',
    features: position
      ? [{ type: 'Feature', properties: {}, geometry: circleAround(position) }]
      : [],
  };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) return void source.setData(data);
  if (!position) return;
  map.addSource(SOURCE, { type: 'geojson', data });
  const below = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  for (const layer of LAYERS) map.addLayer(layer, below);
}
