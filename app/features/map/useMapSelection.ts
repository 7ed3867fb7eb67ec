import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Marker } from './clusters.ts';
import type { PopupContent } from './MapPopup.tsx';
import { showPoint } from './mapView.ts';
import type { MapPoint } from './points.ts';
import type { RenderedMap } from './useRenderedMap.ts';

interface Options {
  points: readonly MapPoint[];
  /** The id of the selected point. */
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

export type MapSelection = ReturnType<typeof useMapSelection>;

/**
 * The selected point of an open map and its popup. A popup that was opened on the map or in its list
 * takes the focus, and gives it back when it is closed.
 */
export function useMapSelection(rendered: RenderedMap | undefined, options: Options) {
  const { points, selected, onSelect } = options;
  const [popup, setPopup] = useState<PopupContent>();
  const takesFocus = useRef(false);
  const opener = useRef<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: points that change choose nothing
  useEffect(() => {
    if (!rendered) return;
    rendered.markers.setSelected(selected);
    const point = points.find(({ id }) => id === selected);
    // The page's own place has a name on the map, and its page is this one.
    const content = point && point.kind !== 'here' ? { at: point, points: [point] } : undefined;
    setPopup(content);
    if (!content) takesFocus.current = false;
    if (point) showPoint(rendered.map, rendered.markers, point);
  }, [rendered, selected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup stands over the map
  useEffect(() => rendered?.updateObstacles(), [rendered, popup]);

  /** Selects a point on the map or in its list. */
  function select(id: string | undefined): void {
    noteOpener();
    onSelect(id);
  }

  function noteOpener(): void {
    takesFocus.current = true;
    // A choice inside a popup returns to what opened the popup.
    if (!document.activeElement?.closest('[role="dialog"]')) {
      opener.current = document.activeElement;
    }
  }

  function selectMarker(
    map: MapLibre,
    { point, members, expansionZoom, beside = point }: Marker,
  ): void {
    if (members.length === 1) select(point.id);
    else if (expansionZoom > map.getMaxZoom()) {
      noteOpener();
      setPopup({ at: beside, points: members });
    }
    // Slightly beyond the zoom at which the cluster splits; the cluster itself stays in place.
    else {
      map.easeTo({
        zoom: Math.max(expansionZoom + 0.3, map.getZoom() + 1),
        around: [beside.longitude, beside.latitude],
      });
    }
  }

  function close(): void {
    setPopup(undefined);
    if (selected !== undefined) onSelect(undefined);
  }

  /** Closes the popup and returns the focus. */
  function closeAndReturn(): void {
    close();
    const target = opener.current;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
      target.focus({ preventScroll: true });
    } else rendered?.map.getCanvas().focus({ preventScroll: true });
  }

  return { popup, takesFocus, select, selectMarker, close, closeAndReturn };
}
