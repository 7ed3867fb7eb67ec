import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { EngineTexts } from './engine.ts';
import type { MarkerTexts } from './markers.ts';

/** Names that a marker of several places tells before it says how many more. */
const TOLD = 3;

/** The words of a map in the page's language: MapLibre's own, the credit, and how markers are called. */
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
