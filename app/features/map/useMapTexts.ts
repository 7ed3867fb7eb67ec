import { useMemo } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { EngineTexts } from './engine.ts';
import type { MarkerTexts } from './markers.ts';

/** Maximum number of titles in the name of a cluster. */
const TOLD = 3;

/**
 * The texts of a map in the page's language: those of MapLibre, the attribution and the names of
 * markers.
 */
export function useMapTexts(): EngineTexts & MarkerTexts {
  const t = useTranslations('openMap');
  return useMemo(
    () => ({
      own: {
        'Map.Title': t('canvas'),
        'NavigationControl.ZoomIn': t('zoomIn'),
        'NavigationControl.ZoomOut': t('zoomOut'),
        'Popup.Close': t('close'),
        'AttributionControl.ToggleAttribution': t('credits'),
        'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
        'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
        'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
      },
      credit: t('credit'),
      name: ({ point, members }) => {
        const titles = members.slice(0, TOLD).map(({ title }) => title);
        if (members.length > 1) {
          return t('cluster', {
            count: members.length,
            titles: titles.join(', ') + (members.length > TOLD ? ' …' : ''),
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
