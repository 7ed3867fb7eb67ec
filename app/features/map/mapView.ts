/** The part of the ground that an open map shows: all points, or one point. */
import type { Map as MapLibre } from 'maplibre-gl';
import { type SearchArea, writeArea } from '../../../domain/search/searchArea.ts';
import type { Markers } from './markers.ts';
import { boundsOfPoints, type MapPoint } from './points.ts';
import type { RoadLine } from './roadLines.ts';

/**
 * Maps narrower than this, in pixels, have popups at their bottom instead of beside the point, and their
 * controls side by side; the same as in the style sheets.
 */
export const NARROW = 560;
/** Padding around the points in pixels; the controls are at the top. */
const FIT_PADDING = {
  wide: { top: 84, right: 64, bottom: 56, left: 48 },
  narrow: { top: 118, right: 48, bottom: 56, left: 48 },
};
/** Maximum zoom when fitting points: without streets, a small part of the ground says nothing. */
const MAX_FIT_ZOOM = { streets: 16, schematic: 14.5 };

interface FitOptions {
  /** True if the map has streets there. */
  hasStreets: boolean;
  /** Shown as well: roads may lead far around the points. */
  lines?: readonly RoadLine[] | undefined;
  animate?: boolean;
}

/** Fits all points and lines, with a maximum zoom. */
export function fitPoints(
  map: MapLibre,
  points: readonly MapPoint[],
  { hasStreets, lines = [], animate = true }: FitOptions,
): void {
  const onLines = lines.flatMap((line) => [...line.points, ...(line.road?.points ?? [])]);
  const bounds = boundsOfPoints([
    ...points,
    ...onLines.map(([longitude, latitude]) => ({ longitude, latitude })),
  ]);
  if (!bounds) return;
  const maxExactZoom = MAX_FIT_ZOOM[hasStreets ? 'streets' : 'schematic'];
  const maxZoom = points.every(({ vague }) => vague) ? 11 : maxExactZoom;
  const padding = FIT_PADDING[map.getContainer().clientWidth < NARROW ? 'narrow' : 'wide'];
  map.fitBounds(bounds, { padding, maxZoom, animate });
}

/** The visible area. */
export function visibleArea(map: MapLibre): SearchArea {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** Shows an area, unless it is just what the map shows. */
export function showArea(map: MapLibre, area: SearchArea, { animate = true } = {}): void {
  const { west, south, east, north } = area;
  if (writeArea(visibleArea(map)) === writeArea(area)) return;
  map.fitBounds([west, south, east, north], { animate });
}

/** True if the map shows all points. */
export const showsAll = (map: MapLibre, points: readonly MapPoint[]): boolean => {
  const bounds = map.getBounds();
  return points.every(({ longitude, latitude }) => bounds.contains([longitude, latitude]));
};

/** Moves to a point, at a zoom at which it has a marker of its own. */
export function showPoint(map: MapLibre, markers: Markers, point: MapPoint): void {
  // Points at the same place never separate, so there is no such zoom.
  const ownZoom = markers.minZoomOf(point.id) + 0.2;
  const minZoom = ownZoom < map.getMaxZoom() ? ownZoom : 0;
  if (showsAll(map, [point]) && map.getZoom() >= minZoom) return;
  map.easeTo({
    center: [point.longitude, point.latitude],
    zoom: Math.max(map.getZoom(), minZoom),
  });
}
