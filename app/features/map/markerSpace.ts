/** Keeps the map's own labels clear of markers and their names, which are elements over the map. */
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { BLANK, OBSTACLES } from './labelObstacles.ts';
import { markerBox, nameBox, type PlacedMarker, type Side } from './labelPlacement.ts';
import type { MapPoint } from './points.ts';

/** A marker on the screen, with the point of the map to which it is fixed. */
export interface AnchoredMarker extends PlacedMarker {
  at: MapPoint;
  /** From that point to the centre of the marker, in pixels. */
  offset: [right: number, down: number];
}

/** Icons of zero size, with padding that fills the box of a marker and its name. */
const LAYER: LayerSpecification = {
  id: 'marker-space',
  type: 'symbol',
  source: 'marker-space',
  layout: {
    'icon-image': BLANK,
    'icon-allow-overlap': true,
    'icon-padding': ['get', 'padding'],
  },
};

/** Reserves the space of markers and names. */
export function reserveMarkerSpace(
  map: MapLibre,
  markers: readonly AnchoredMarker[],
  sides: ReadonlyMap<string, Side>,
): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: markers.map((marker) => ({
      type: 'Feature' as const,
      properties: { padding: paddingOf(marker, sides.get(marker.key)) },
      geometry: {
        type: 'Point' as const,
        coordinates: [marker.at.longitude, marker.at.latitude],
      },
    })),
  };
  const source = map.getSource<GeoJSONSource>(LAYER.id);
  if (source) return void source.setData(data);
  map.addSource(LAYER.id, { type: 'geojson', data });
  map.addLayer(LAYER, OBSTACLES);
}

/** Distances from the fixed point to the edges of marker and name: top, right, bottom, left. */
function paddingOf(marker: AnchoredMarker, side: Side | undefined): number[] {
  const [right, down] = marker.offset;
  const placed = { size: marker.size, x: right, y: down };
  const boxes = [markerBox(placed)];
  if (side && marker.name) boxes.push(nameBox(placed, marker.name, side));
  const edges = [
    Math.max(...boxes.map(({ top }) => -top)),
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map(({ bottom }) => bottom)),
    Math.max(...boxes.map(({ left }) => -left)),
  ];
  return edges.map((edge) => Math.max(0, edge));
}
