import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './LineLegend.module.css';
import type { RoadLine } from './roadLines.ts';

interface Props {
  map: MapLibre;
  lines: readonly RoadLine[];
}

/** Which lines of the map follow roads, and which are straight: a control above the scale. */
export function LineLegend({ map, lines }: Props) {
  const t = useTranslations('openMap');
  const [container] = useState(() => document.createElement('div'));

  useEffect(() => {
    container.classList.add('maplibregl-ctrl', String(styles.root));
    const control = { onAdd: () => container, onRemove: () => container.remove() };
    map.addControl(control, 'bottom-left');
    return () => void map.removeControl(control);
  }, [map, container]);

  return createPortal(
    <ul>
      {lines.some(({ road }) => road) && (
        <li>
          <Sample />
          {t('legend.road')}
        </li>
      )}
      {lines.some(({ road }) => !road) && (
        <li>
          <Sample dashes="7 5" />
          {t('legend.straight')}
        </li>
      )}
    </ul>,
    container,
  );
}

const Sample = ({ dashes }: { dashes?: string }) => (
  <svg viewBox="0 0 30 8" aria-hidden="true">
    <path d="M0 4h30" strokeDasharray={dashes} />
  </svg>
);
