/**
 * Prevents cut-off labels. MapLibre draws labels across the map's edge and below controls and
 * popups. Invisible icons of the same size take part in label placement, which then moves or omits
 * labels.
 */
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import * as lineLegend from './LineLegend.module.css';
import * as locateButton from './LocateButton.module.css';
import type { Box } from './labelPlacement.ts';
import * as mapPopup from './MapPopup.module.css';
import * as searchAreaButton from './SearchAreaButton.module.css';

/** Selectors of the elements over the map. */
const OVERLAYS = [
  '.maplibregl-ctrl-group',
  '.maplibregl-ctrl-attrib',
  '.maplibregl-ctrl-scale',
  `.${mapPopup.root}`,
  `.${searchAreaButton.root}`,
  `.${lineLegend.root}`,
  `.${locateButton.root}`,
].join();

/** Width of the edge in pixels. */
const EDGE = 4;

/**
 * The layer of the obstacles. It must be the topmost: MapLibre places labels from the top layer
 * down.
 */
export const OBSTACLES = 'label-obstacles';
/** A transparent image for icons that only reserve space. */
export const BLANK = 'blank';

const LAYER: LayerSpecification = {
  id: OBSTACLES,
  type: 'symbol',
  source: OBSTACLES,
  layout: {
    'icon-image': BLANK,
    'icon-allow-overlap': true,
    'icon-padding': ['get', 'padding'],
  },
};

/** The boxes of the overlays in `frame`, in pixels from the top left corner of the map. */
export function overlayBoxes(map: MapLibre, frame: HTMLElement): Box[] {
  const { left, top } = map.getContainer().getBoundingClientRect();
  return [...frame.querySelectorAll(OVERLAYS)].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    };
  });
}

/**
 * Keeps labels clear of the edge and of the overlays in `frame`, the map's parent.
 *
 * @returns updates the obstacles; to be called after an overlay appeared or disappeared
 */
export function trackLabelObstacles(map: MapLibre, frame: HTMLElement): () => void {
  const empty = { type: 'FeatureCollection' as const, features: [] };
  map.addImage(BLANK, { width: 1, height: 1, data: new Uint8ClampedArray(4) });
  map.addSource(OBSTACLES, { type: 'geojson', data: empty });
  map.addLayer(LAYER);

  function update(): void {
    const { width, height } = map.getContainer().getBoundingClientRect();
    const overlays = overlayBoxes(map, frame);
    const edges: Box[] = [
      { left: 0, top: 0, right: width, bottom: EDGE },
      { left: 0, top: height - EDGE, right: width, bottom: height },
      { left: 0, top: 0, right: EDGE, bottom: height },
      { left: width - EDGE, top: 0, right: width, bottom: height },
    ];
    map.getSource<GeoJSONSource>(OBSTACLES)?.setData({
      type: 'FeatureCollection',
      features: [...edges, ...overlays].map((box) => obstacle(map, box)),
    });
  }

  map.on('moveend', update);
  map.on('resize', update);
  update();
  return update;
}

/** An icon of zero size at the centre of a box, with padding that fills the box. */
function obstacle(map: MapLibre, { left, top, right, bottom }: Box) {
  const [x, y] = [(right - left) / 2, (bottom - top) / 2];
  const { lng, lat } = map.unproject([left + x, top + y]);
  return {
    type: 'Feature' as const,
    properties: { padding: [y, x, y, x] },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  };
}
