import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../components/IconButton.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapControls.module.css';

const ENTER = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const LEAVE = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';
const FIT = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z';

interface Props {
  map: MapLibre;
  isFull: boolean;
  onFull: () => void;
  /** Shows all points. */
  onFit: () => void;
}

/** Buttons below those for the zoom: full screen, and all places. */
export function MapControls({ map, isFull, onFull, onFit }: Props) {
  const t = useTranslations('openMap');
  const [container] = useState(() => {
    const group = document.createElement('div');
    group.classList.add('maplibregl-ctrl', 'maplibregl-ctrl-group');
    return group;
  });
  useEffect(() => {
    const control = { onAdd: () => container, onRemove: () => container.remove() };
    map.addControl(control, 'top-right');
    return () => void map.removeControl(control);
  }, [map, container]);
  const full = t(isFull ? 'leaveFullScreen' : 'fullScreen');
  return createPortal(
    <>
      <IconButton
        path={isFull ? LEAVE : ENTER}
        aria-label={full}
        title={full}
        className={styles.root}
        onClick={onFull}
      />
      <IconButton
        path={FIT}
        aria-label={t('fit')}
        title={t('fit')}
        className={styles.root}
        onClick={onFit}
      />
    </>,
    container,
  );
}
