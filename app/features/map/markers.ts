/** The markers of a map, limited to those with enough space (`clusters.ts`). */
import { type Map as MapLibre, Marker as MapLibreMarker } from 'maplibre-gl';
import { clusterMarkers, type Marker, type PlacedPoint, placePoints } from './clusters.ts';
import * as styles from './MapMarker.module.css';
import { markerClasses } from './markerClasses.ts';
import { drawMarkerNames } from './markerNames.ts';
import type { MapPoint } from './points.ts';

/** Minimum distance of markers in pixels: WCAG 2.2 requires 24 for touch targets. */
const RADIUS = 34;
/** Offset in pixels of the cluster drawn beside a single point: right and down. */
const BESIDE: [number, number] = [20, -20];

export interface MarkerTexts {
  /** The accessible name of a marker. */
  name(marker: Marker): string;
}

export interface Markers {
  setPoints(points: readonly MapPoint[]): void;
  setSelected(id: string | undefined): void;
  /** The zoom from which a point has its own marker; 0 for an unknown id. */
  ownZoom(id: string): number;
}

export function showMarkers(
  map: MapLibre,
  texts: MarkerTexts,
  onPress: (marker: Marker) => void,
): Markers {
  let standings: PlacedPoint[] = [];
  let selected: string | undefined;
  /** Keys of the markers whose names are drawn. */
  let named = '';
  const shown = new Map<
    string,
    { marker: MapLibreMarker; button: HTMLButtonElement; now: Marker }
  >();

  map.on('zoom', draw);

  function draw(): void {
    const now = new Map(clusterMarkers(standings, map.getZoom()).map((one) => [keyOf(one), one]));
    for (const [id, { marker }] of shown) {
      if (now.has(id)) continue;
      marker.remove();
      shown.delete(id);
    }
    for (const [id, one] of now) {
      const known = shown.get(id) ?? add(one);
      known.now = one;
      dress(known.button, one);
    }
    const names = [...now].map(([key, { members }]) => `${key} ${members.length}`);
    if (names.join() === named) return;
    named = names.join();
    drawMarkerNames(map, [...now.values()]);
    if (map.getLayer('landmarks')) {
      const ids = standings.map(({ point }) => point.id);
      map.setFilter('landmarks', ['!', ['in', ['get', 'id'], ['literal', ids]]]);
    }
  }

  function add(one: Marker) {
    const button = document.createElement('button');
    button.type = 'button';
    // Keyboards use the list beside the map: a hundred tab stops here would be unusable.
    button.tabIndex = -1;
    const { longitude, latitude } = one.beside ?? one.point;
    const marker = new MapLibreMarker({
      element: button,
      subpixelPositioning: true,
      ...(one.beside && { offset: BESIDE }),
    })
      .setLngLat([longitude, latitude])
      .addTo(map);
    const known = { marker, button, now: one };
    button.addEventListener('click', (event) => {
      // Otherwise the map would handle the click as well.
      event.stopPropagation();
      onPress(known.now);
    });
    shown.set(keyOf(one), known);
    return known;
  }

  function dress(button: HTMLButtonElement, one: Marker): void {
    const { point, members, beside } = one;
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
    const text = textOf(one);
    if (button.textContent !== text) button.textContent = text;
    // The visible text is part of the name (WCAG 2.5.3), so that voice control finds it.
    const title = texts.name(one);
    const name = title.includes(text) ? title : `${text}, ${title}`;
    button.setAttribute('aria-label', name);
    button.title = name;
    button.setAttribute('aria-pressed', String(isSelected));
  }

  return {
    setPoints(points) {
      standings = placePoints(points.toSorted(byWeight), RADIUS);
      draw();
    },
    setSelected(id) {
      selected = id;
      draw();
    },
    ownZoom: (id) => standings.find(({ point }) => point.id === id)?.from ?? 0,
  };
}

/**
 * Single points come first; starting points and accommodation represent places, not the reverse.
 */
const WEIGHTS = { here: 0, me: 0, start: 1, night: 2, place: 3 };
const byWeight = (a: MapPoint, b: MapPoint) =>
  WEIGHTS[a.kind ?? 'place'] - WEIGHTS[b.kind ?? 'place'];

/** The cluster beside a single point keeps its marker when its members change. */
const keyOf = ({ point, beside }: Marker): string => (beside ? `${beside.id} +` : point.id);

/** The text of a marker: its number, its range of numbers (2–5), or the number of places. */
function textOf({ point, members, beside }: Marker): string {
  if (beside) return `+${members.length}`;
  if (members.length === 1) return point.number === undefined ? '' : String(point.number);
  const numbers = members.flatMap(({ number }) => number ?? []);
  const isRow =
    numbers.length === members.length && new Set(members.map(({ day }) => day)).size === 1;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRow && last - first === numbers.length - 1) return `${first}–${last}`;
  return String(members.length);
}
