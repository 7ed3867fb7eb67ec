/** The markers of a map, limited to those with enough space (`clusters.ts`), and their names. */
import { type Map as MapLibre, Marker as MapLibreMarker } from 'maplibre-gl';
import { buildClusterTree, type ClusterNode, clusterMarkers, type Marker } from './clusters.ts';
import { overlayBoxes } from './labelObstacles.ts';
import { placeNames, type Side } from './labelPlacement.ts';
import { MARKER_SIZES, MarkerElement, markerName, markerSize } from './markerElement.ts';
import { type AnchoredMarker, reserveMarkerSpace } from './markerSpace.ts';
import { nameSizes } from './nameSizes.ts';
import type { MapPoint } from './points.ts';

/** Clear space around a marker in pixels. */
const SPACE = 2;
/** Offset in pixels of the cluster drawn beside a point: right and up. */
const BESIDE_OFFSET: [number, number] = [
  (MARKER_SIZES.here + MARKER_SIZES.beside) / 2 + 1,
  (MARKER_SIZES.beside - MARKER_SIZES.here) / 2,
];
/** Minimum zoom for names beside markers, except that of the page's own place. */
const MIN_NAME_ZOOM = 10;
/** Distance from the edge of the map beyond which markers are left out, in pixels. */
const OUTSIDE = MARKER_SIZES.here;
/** Distance of names from the edge of the map, in pixels. */
const EDGE = 6;

export interface MarkerTexts {
  /** The accessible name of a marker. */
  name(marker: Marker): string;
}

export interface Markers {
  setPoints(points: readonly MapPoint[]): void;
  setSelected(id: string | undefined): void;
  /** The zoom from which a point has its own marker; 0 for an unknown id. */
  minZoomOf(id: string): number;
  /** Emphasizes the marker that shows a point. */
  setHighlighted(id: string | undefined): void;
  /** To be called after an overlay of the map appeared or disappeared. */
  updateNames(): void;
}

interface ShownMarker {
  element: MarkerElement;
  mapLibreMarker: MapLibreMarker;
  marker: Marker;
}

/** Shows markers on a map; `frame` is the parent of its overlays. */
export function showMarkers(
  map: MapLibre,
  frame: HTMLElement,
  texts: MarkerTexts,
  onPress: (marker: Marker) => void,
): Markers {
  let nodes: ClusterNode[] = [];
  let selected: string | undefined;
  let highlighted: string | undefined;
  let sides = new Map<string, Side>();
  let obstacles = overlayBoxes(map, frame);
  /** The markers and sides for which space is reserved. */
  let reserved = '';
  const shown = new Map<string, ShownMarker>();
  const sizeOfName = nameSizes(map.getContainer());

  map.on('zoom', update);
  map.on('moveend', updateNames);
  map.on('resize', updateNames);

  function update(): void {
    const current = new Map(
      clusterMarkers(nodes, map.getZoom(), selected).map((marker) => [keyOf(marker), marker]),
    );
    for (const [key, { mapLibreMarker }] of shown) {
      if (current.has(key)) continue;
      mapLibreMarker.remove();
      shown.delete(key);
    }
    for (const [key, marker] of current) {
      const item = shown.get(key) ?? addMarker(key, marker);
      item.marker = marker;
      item.element.update(marker, () => texts.name(marker), shows(marker, selected));
      item.element.setHighlighted(shows(marker, highlighted));
    }
    showNames();
  }

  function addMarker(key: string, marker: Marker): ShownMarker {
    const element = new MarkerElement(() => onPress(item.marker));
    const { longitude, latitude } = marker.beside ?? marker.point;
    const mapLibreMarker = new MapLibreMarker({
      element: element.root,
      subpixelPositioning: true,
      ...(marker.beside && { offset: BESIDE_OFFSET }),
    })
      .setLngLat([longitude, latitude])
      .addTo(map);
    const item = { element, mapLibreMarker, marker };
    shown.set(key, item);
    return item;
  }

  function updateNames(): void {
    obstacles = overlayBoxes(map, frame);
    showNames();
  }

  function showNames(): void {
    const canvas = map.getCanvas();
    const width = canvas.width / map.getPixelRatio();
    const height = canvas.height / map.getPixelRatio();
    const hasNames = map.getZoom() >= MIN_NAME_ZOOM;
    const markers = [...shown].flatMap(([key, { marker }]): AnchoredMarker[] => {
      const { point, beside: at = point } = marker;
      const offset: [number, number] = marker.beside ? BESIDE_OFFSET : [0, 0];
      const { x, y } = map.project([at.longitude, at.latitude]);
      // Far outside, a marker has no name and is in nobody's way.
      if (x < -OUTSIDE || x > width + OUTSIDE || y < -OUTSIDE || y > height + OUTSIDE) return [];
      const name = hasNames || point.kind === 'here' ? markerName(marker) : '';
      return [
        {
          ...{ key, at, offset, x: x + offset[0], y: y + offset[1], size: markerSize(marker) },
          name: name ? sizeOfName(name) : undefined,
        },
      ];
    });
    sides = placeNames(markers, {
      within: { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE },
      obstacles,
      current: sides,
    });
    for (const [key, { element, marker }] of shown) {
      element.showName(markerName(marker), sides.get(key));
    }
    const state = markers.map(({ key, size }) => `${key} ${size} ${sides.get(key)}`).join();
    if (state === reserved) return;
    reserved = state;
    reserveMarkerSpace(map, markers, sides);
  }

  return {
    setPoints(points) {
      nodes = buildClusterTree(points.toSorted(byRank), MARKER_SIZES.cluster + SPACE);
      // The map's own labels of the same places.
      const ids = points.map(({ id }) => id);
      if (map.getLayer('landmarks')) {
        map.setFilter('landmarks', ['!', ['in', ['get', 'id'], ['literal', ids]]]);
      }
      update();
    },
    setSelected(id) {
      selected = id;
      update();
    },
    minZoomOf: (id) => nodes.find(({ point }) => point.id === id)?.minZoom ?? 0,
    setHighlighted(id) {
      highlighted = id;
      for (const { element, marker } of shown.values()) element.setHighlighted(shows(marker, id));
    },
    updateNames,
  };
}

const shows = ({ members }: Marker, id: string | undefined): boolean =>
  members.some((member) => member.id === id);

/**
 * Single points come first; starting points and accommodation represent places, not the reverse.
 */
const RANKS = { here: 0, me: 0, start: 1, night: 2, place: 3 };
const byRank = (a: MapPoint, b: MapPoint) => RANKS[a.kind ?? 'place'] - RANKS[b.kind ?? 'place'];

/** The cluster beside a point keeps its marker when its members change. */
const keyOf = ({ point, beside }: Marker): string => (beside ? `${beside.id} +` : point.id);
