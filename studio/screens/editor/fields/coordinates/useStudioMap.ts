import { GPUInitializationError, type Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createMap } from '../../../../../app/features/map/createMap.ts';
import type { MapLabels } from '../../../../../app/features/map/mapLabels.ts';
import { fetchForMap, labelsPath } from '../../../../../app/features/map/mapRequests.ts';
import type { Position } from '../../../../../domain/geo/parsePosition.ts';
import { isInRegion, MAP_CENTRE } from '../../../../../domain/geo/region.ts';
import { useStudioLocale } from '../../../../i18n/locales.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';

/** Why there is no map: the browser cannot draw it, or a part of it could not be loaded. */
export type MapFailure = 'unable' | 'failed';

/** In degrees around the region: the map moves no further. */
const MARGIN = 0.6;

export const isOnMap = (position: Position): boolean => isInRegion(position, MARGIN);

/** Without streets, a small part of the ground says nothing. */
const ZOOM = {
  position: { streets: 16, schematic: 12 },
  town: { streets: 13, schematic: 11 },
  region: { streets: 8, schematic: 8 },
};

interface Options {
  container: RefObject<HTMLElement | null>;
  position: Position | undefined;
  town: string | undefined;
  isFixed: boolean;
  onFailure(failure: MapFailure): void;
}

/**
 * The website's own map, created on mount and removed on unmount; undefined until it is drawn. It begins
 * at a position that it can show, else at the town, else with the region.
 */
export function useStudioMap(options: Options): MapLibre | undefined {
  const t = useTranslations('map');
  const { locale } = useStudioLocale();
  const [map, setMap] = useState<MapLibre>();
  const latest = useRef(options);
  latest.current = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    let isUnmounted = false;
    let created: MapLibre | undefined;
    async function open(): Promise<void> {
      const { container, town, isFixed } = options;
      const position = options.position && isOnMap(options.position) ? options.position : undefined;
      const home = position ? undefined : await townPosition(town, locale);
      if (isUnmounted || !container.current) return;
      const { longitude, latitude } = position ?? home ?? MAP_CENTRE;
      const zoom = ZOOM[position ? 'position' : home ? 'town' : 'region'];
      const opened = await createMap({
        container: container.current,
        // A configured map service would need exceptions to the Studio's Content-Security-Policy.
        config: {},
        locale,
        texts: {
          controls: {
            'Map.Title': t(isFixed ? 'fixedCanvas' : 'canvas'),
            'NavigationControl.ZoomIn': t('zoomIn'),
            'NavigationControl.ZoomOut': t('zoomOut'),
            'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
            'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
            'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
          },
          attribution: t('credit'),
        },
        centre: [longitude, latitude],
        onCreate: (one, hasStreets) =>
          one.jumpTo({ zoom: zoom[hasStreets ? 'streets' : 'schematic'] }),
      });
      if (isUnmounted) return opened.map.remove();
      created = opened.map;
      // Its clicks set the pin.
      created.doubleClickZoom.disable();
      setMap(created);
    }
    open().catch((error: unknown) => {
      if (isUnmounted) return;
      latest.current.onFailure(error instanceof GPUInitializationError ? 'unable' : 'failed');
    });
    return () => {
      isUnmounted = true;
      created?.remove();
    };
  }, []);
  return map;
}

/** Where the website has the town of an entry; undefined where it has none of that id. */
async function townPosition(id: string | undefined, locale: string): Promise<Position | undefined> {
  if (!id) return undefined;
  const response = await fetchForMap(labelsPath(locale));
  if (!response.ok) return undefined;
  const { towns }: MapLabels = await response.json();
  return towns.find((town) => town.id === id);
}
