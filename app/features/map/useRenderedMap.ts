import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../components/useLocale.ts';
import type { SiteConfig } from '../../lib/siteContext.ts';
import type { Marker } from './clusters.ts';
import { createMap } from './createMap.ts';
import { trackLabelObstacles } from './labelObstacles.ts';
import { type Markers, showMarkers } from './markers.ts';
import { useMapTexts } from './useMapTexts.ts';

/** A map that has drawn its first frame. */
export interface RenderedMap {
  map: MapLibre;
  markers: Markers;
  /** True if the part of the map in view has streets. */
  hasStreets: () => boolean;
  /** To be called after an overlay of the map appeared or disappeared. */
  updateObstacles: () => void;
}

interface Options {
  /** Where the map is drawn; without this element, as without WebGL, there is no map. */
  container: RefObject<HTMLElement | null>;
  /** The parent of the map's overlays. */
  frame: RefObject<HTMLElement | null>;
  config: SiteConfig['map'];
  centre: readonly [longitude: number, latitude: number];
  /** Called with the map before its first frame, to set the view. */
  onCreate: (map: MapLibre, hasStreets: boolean) => void;
  onMarker: (map: MapLibre, marker: Marker) => void;
  /** Called with the position of a click beside the markers. */
  onGround: (point: { longitude: number; latitude: number }) => void;
  /** Called if the map cannot be loaded; with a `GPUInitializationError` without WebGL 2. */
  onFailure: (error: unknown) => void;
}

/** Creates a map on mount and removes it on unmount; undefined until it is drawn. */
export function useRenderedMap(options: Options): RenderedMap | undefined {
  const locale = useLocale();
  const texts = useMapTexts();
  const [rendered, setRendered] = useState<RenderedMap>();
  // For event handlers of the map, which outlive a render.
  const latest = useRef(options);
  latest.current = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    const { container, frame, config, centre } = options;
    if (!container.current) return;
    let isUnmounted = false;
    let map: MapLibre | undefined;
    const onCreate: Options['onCreate'] = (...created) => latest.current.onCreate(...created);
    createMap({ container: container.current, config, locale, texts, centre, onCreate }).then(
      ({ map: createdMap, hasStreets }) => {
        map = createdMap;
        if (isUnmounted) return map.remove();
        const overlays = frame.current ?? map.getContainer();
        const updateMapLabels = trackLabelObstacles(map, overlays);
        const markers = showMarkers(map, overlays, texts, (marker) =>
          latest.current.onMarker(createdMap, marker),
        );
        const updateObstacles = () => {
          updateMapLabels();
          markers.updateNames();
        };
        map.on('click', ({ lngLat: { lng, lat } }) =>
          latest.current.onGround({ longitude: lng, latitude: lat }),
        );
        setRendered({ map: createdMap, markers, hasStreets, updateObstacles });
      },
      (error) => isUnmounted || latest.current.onFailure(error),
    );
    return () => {
      isUnmounted = true;
      map?.remove();
    };
  }, []);

  return rendered;
}
