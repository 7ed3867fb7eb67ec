/** The markers of a map, limited to those with enough space (`clusters.ts`). */
import { type Map as MapLibre, Marker as MapLibreMarker } from 'maplibre-gl';
import { buildClusterTree, type ClusterNode, clusterMarkers, type Marker } from './clusters.ts';
import * as styles from './MapMarker.module.css';
import { markerClasses } from './markerClasses.ts';
import { drawMarkerNames } from './markerNames.ts';
import type { MapPoint } from './points.ts';

/** Minimum distance of markers in pixels: WCAG 2.2 requires 24 for touch targets. */
const MIN_DISTANCE = 34;
/** Offset in pixels of the cluster drawn beside a single point: right and down. */
const BESIDE_OFFSET: [number, number] = [20, -20];

export interface MarkerTexts {
  /** The accessible name of a marker. */
  name(marker: Marker): string;
}

export interface Markers {
  setPoints(points: readonly MapPoint[]): void;
  setSelected(id: string | undefined): void;
  /** The zoom from which a point has its own marker; 0 for an unknown id. */
  minZoomOf(id: string): number;
}

export function showMarkers(
  map: MapLibre,
  texts: MarkerTexts,
  onPress: (marker: Marker) => void,
): Markers {
  let nodes: ClusterNode[] = [];
  let selected: string | undefined;
  /** Keys of the markers whose names are drawn. */
  let labelledKeys = '';
  const shown = new Map<
    string,
    { mapLibreMarker: MapLibreMarker; button: HTMLButtonElement; marker: Marker }
  >();

  map.on('zoom', update);

  function update(): void {
    const current = new Map(
      clusterMarkers(nodes, map.getZoom()).map((marker) => [keyOf(marker), marker]),
    );
    for (const [id, { mapLibreMarker }] of shown) {
      if (current.has(id)) continue;
      mapLibreMarker.remove();
      shown.delete(id);
    }
    for (const [id, marker] of current) {
      const item = shown.get(id) ?? addMarker(marker);
      item.marker = marker;
      updateButton(item.button, marker);
    }
    const keys = [...current].map(([key, { members }]) => `${key} ${members.length}`);
    if (keys.join() === labelledKeys) return;
    labelledKeys = keys.join();
    drawMarkerNames(map, [...current.values()]);
    if (map.getLayer('landmarks')) {
      const ids = nodes.map(({ point }) => point.id);
      map.setFilter('landmarks', ['!', ['in', ['get', 'id'], ['literal', ids]]]);
    }
  }

  function addMarker(marker: Marker) {
    const button = document.createElement('button');
    button.type = 'button';
    // Keyboards use the list beside the map: a hundred tab stops here would be unusable.
    button.tabIndex = -1;
    const { longitude, latitude } = marker.beside ?? marker.point;
    const mapLibreMarker = new MapLibreMarker({
      element: button,
      subpixelPositioning: true,
      ...(marker.beside && { offset: BESIDE_OFFSET }),
    })
      .setLngLat([longitude, latitude])
      .addTo(map);
    const item = { mapLibreMarker, button, marker };
    button.addEventListener('click', (event) => {
      // Otherwise the map would handle the click as well.
      event.stopPropagation();
      onPress(item.marker);
    });
    shown.set(keyOf(marker), item);
    return item;
  }

  function updateButton(button: HTMLButtonElement, marker: Marker): void {
    const { point, members, beside } = marker;
    const isSelected = members.some(({ id }) => id === selected);
    const days = new Set(members.map(({ day }) => day));
    const [day] = days;
    const classes = [
      styles.marker,
      ...markerClasses({
        kind: point.kind,
        day: days.size === 1 ? day : undefined,
        vague: members.every(({ vague }) => vague),
      }),
    ];
    if (beside) classes.push(styles.beside);
    else if (members.length > 1) classes.push(styles.cluster);
    if (isSelected) classes.push(styles.isSelected);
    for (const name of [...button.classList]) {
      if (!name.startsWith('maplibregl-') && !classes.includes(name)) button.classList.remove(name);
    }
    button.classList.add(...classes);
    button.dataset.id = point.id;
    button.dataset.members = members.map(({ id }) => id).join(' ');
    const text = textOf(marker);
    if (button.textContent !== text) button.textContent = text;
    // The visible text is part of the name (WCAG 2.5.3), so that voice control finds it.
    const title = texts.name(marker);
    const name = title.includes(text) ? title : `${text}, ${title}`;
    button.setAttribute('aria-label', name);
    button.title = name;
    button.setAttribute('aria-pressed', String(isSelected));
  }

  return {
    setPoints(points) {
      nodes = buildClusterTree(points.toSorted(byRank), MIN_DISTANCE);
      update();
    },
    setSelected(id) {
      selected = id;
      update();
    },
    minZoomOf: (id) => nodes.find(({ point }) => point.id === id)?.minZoom ?? 0,
  };
}

/**
 * Single points come first; starting points and accommodation represent places, not the reverse.
 */
const RANKS = { here: 0, me: 0, start: 1, night: 2, place: 3 };
const byRank = (a: MapPoint, b: MapPoint) => RANKS[a.kind ?? 'place'] - RANKS[b.kind ?? 'place'];

/** The cluster beside a single point keeps its marker when its members change. */
const keyOf = ({ point, beside }: Marker): string => (beside ? `${beside.id} +` : point.id);

/** The text of a marker: its number, its range of numbers (2–5), or the number of places. */
function textOf({ point, members, beside }: Marker): string {
  if (beside) return `+${members.length}`;
  if (members.length === 1) return point.number === undefined ? '' : String(point.number);
  const numbers = members.flatMap(({ number }) => number ?? []);
  const isRange =
    numbers.length === members.length && new Set(members.map(({ day }) => day)).size === 1;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRange && last - first === numbers.length - 1) return `${first}–${last}`;
  return String(members.length);
}
