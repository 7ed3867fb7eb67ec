import { useMemo } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { MapTexts } from './createMap.ts';
import type { MarkerTexts } from './markers.ts';

/** Maximum number of titles in the name of a cluster. */
const MAX_TITLES = 3;

/**
 * The texts of a map in the page's language: those of MapLibre, the attribution and the names of
 * markers.
 */
export function useMapTexts(): MapTexts & MarkerTexts {
  const t = useTranslations('openMap');
  return useMemo(
    () => ({
      controls: {
        'Map.Title': t('canvas'),
        'NavigationControl.ZoomIn': t('zoomIn'),
        'NavigationControl.ZoomOut': t('zoomOut'),
        'Popup.Close': t('close'),
        'AttributionControl.ToggleAttribution': t('credits'),
        'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
        'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
        'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
      },
      attribution: t('credit'),
      name: ({ point, members }) => {
        const titles = members.slice(0, MAX_TITLES).map(({ title }) => title);
        if (members.length > 1) {
          return t('cluster', {
            count: members.length,
            titles: titles.join(', ') + (members.length > MAX_TITLES ? ' …' : ''),
          });
        }
        if (point.number !== undefined && point.day !== undefined) {
          return t('stop', { number: point.number, day: point.day, title: point.title });
        }
        if (point.kind === 'start') return t('start', { title: point.title });
        if (point.kind === 'night') return t('night', { title: point.title });
        return point.title;
      },
    }),
    [t],
  );
}
