/** The markers of a map: as many as have room, each on its own place for good (`clusters.ts`). */
import {
  type GeoJSONSource,
  type LayerSpecification,
  type Map as MapLibre,
  Marker as MapLibreMarker,
} from 'maplibre-gl';
import { type Marker, markersAt, type Standing, standingsOf } from './clusters.ts';
import { dayColorNumber, type MapPoint } from './points.ts';

/** How near markers may come, in pixels: fingers need 24 at least (WCAG 2.2), and eyes some more. */
const RADIUS = 34;

export interface MarkerTexts {
  /** What a marker is called. */
  name(marker: Marker): string;
}

export interface Markers {
  setPoints(points: readonly MapPoint[]): void;
  setSelected(id: string | undefined): void;
  /** The zoom from which a point stands for itself; 0 for an unknown one. */
  ownZoom(id: string): number;
}

export function showMarkers(
  map: MapLibre,
  texts: MarkerTexts,
  onPress: (marker: Marker) => void,
): Markers {
  let standings: Standing[] = [];
  let selected: string | undefined;
  /** Whose names are written. */
  let named = '';
  const shown = new Map<
    string,
    { marker: MapLibreMarker; button: HTMLButtonElement; now: Marker }
  >();

  map.on('zoom', draw);

  function draw(): void {
    const now = new Map(markersAt(standings, map.getZoom()).map((one) => [one.point.id, one]));
    for (const [id, { marker }] of shown) {
      if (now.has(id)) continue;
      marker.remove();
      shown.delete(id);
    }
    for (const [id, one] of now) {
      const known = shown.get(id) ?? add(one);
      known.now = one;
      known.marker.setLngLat([one.point.longitude, one.point.latitude]);
      dress(known.button, one);
    }
    const names = [...now.values()].map(({ point, members }) => `${point.id} ${members.length}`);
    if (names.join() === named) return;
    named = names.join();
    writeNames(map, [...now.values()]);
    if (map.getLayer('landmarks')) {
      const ids = standings.map(({ point }) => point.id);
      map.setFilter('landmarks', ['!', ['in', ['get', 'id'], ['literal', ids]]]);
    }
  }

  function add(one: Marker) {
    const button = document.createElement('button');
    button.type = 'button';
    // The list beside the map is the way of the keyboard: a hundred stops here would be none.
    button.tabIndex = -1;
    const marker = new MapLibreMarker({ element: button, subpixelPositioning: true })
      .setLngLat([one.point.longitude, one.point.latitude])
      .addTo(map);
    const known = { marker, button, now: one };
    button.addEventListener('click', (event) => {
      // The map below would take the click for one of its own.
      event.stopPropagation();
      onPress(known.now);
    });
    shown.set(one.point.id, known);
    return known;
  }

  function dress(button: HTMLButtonElement, one: Marker): void {
    const { point, members } = one;
    const isSelected = members.some(({ id }) => id === selected);
    const classes = ['map-marker', `map-${point.kind ?? 'place'}`];
    if (members.length > 1) classes.push('map-cluster');
    if (members.every(({ vague }) => vague)) classes.push('map-vague');
    const days = new Set(members.map(({ day }) => day));
    const [day] = days;
    if (days.size === 1 && day !== undefined) classes.push(`map-day-${dayColorNumber(day)}`);
    if (isSelected) classes.push('map-selected');
    for (const name of [...button.classList]) {
      if (name.startsWith('map-') && !classes.includes(name)) button.classList.remove(name);
    }
    button.classList.add(...classes);
    button.dataset.id = point.id;
    button.dataset.members = members.map(({ id }) => id).join(' ');
    const text = textOf(one);
    if (button.textContent !== text) button.textContent = text;
    const name = texts.name(one);
    button.setAttribute('aria-label', name);
    button.title = name;
    button.setAttribute('aria-pressed', String(isSelected));
  }

  return {
    setPoints(points) {
      standings = standingsOf(points.toSorted(byWeight), RADIUS);
      draw();
    },
    setSelected(id) {
      selected = id;
      draw();
    },
    ownZoom: (id) => standings.find(({ point }) => point.id === id)?.from ?? 0,
  };
}

/** From this zoom on there is room for words beside markers. */
const NAMED_FROM = 12.5;

/** The names of markers that stand for one point alone, and the room that all markers take. */
const NAMES: LayerSpecification = {
  id: 'marker-names',
  type: 'symbol',
  source: 'marker-names',
  layout: {
    // The marker itself is an element over the map: its room is kept free of names.
    'icon-image': 'blank',
    'icon-size': ['get', 'size'],
    'icon-allow-overlap': true,
    'text-optional': true,
    'text-field': ['step', ['zoom'], '', NAMED_FROM, ['get', 'title']],
    'text-font': ['semibold', 'Instrument Sans'],
    'text-size': 14,
    'text-max-width': 9,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 1,
    'text-justify': 'auto',
  },
  paint: { 'text-color': '#14211c', 'text-halo-color': '#fbf6ea', 'text-halo-width': 1.8 },
};

/** Writes the names; the ground's own names of the same places make room. */
function writeNames(map: MapLibre, markers: readonly Marker[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: markers.map(({ point, members }) => ({
      type: 'Feature' as const,
      properties: {
        title: members.length === 1 ? point.title : '',
        size: members.length === 1 ? 18 : 34,
      },
      geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(NAMES.id);
  if (source) return void source.setData(data);
  map.addImage('blank', { width: 1, height: 1, data: new Uint8ClampedArray(4) });
  map.addSource(NAMES.id, { type: 'geojson', data });
  map.addLayer(NAMES);
}

/** Beds and starting points stand for others rather than the other way round; me first of all. */
const WEIGHTS = { me: 0, start: 1, night: 2, place: 3 };
const byWeight = (a: MapPoint, b: MapPoint) =>
  WEIGHTS[a.kind ?? 'place'] - WEIGHTS[b.kind ?? 'place'];

/** What stands on a marker: its number, the numbers it holds (2–5), or how many places. */
function textOf({ point, members }: Marker): string {
  if (members.length === 1) return point.number === undefined ? '' : String(point.number);
  const numbers = members.flatMap(({ number }) => number ?? []);
  const isRow =
    numbers.length === members.length && new Set(members.map(({ day }) => day)).size === 1;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRow && last - first === numbers.length - 1) return `${first}–${last}`;
  return String(members.length);
}
