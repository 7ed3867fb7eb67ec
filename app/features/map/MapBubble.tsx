import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapBubble.module.css';
import type { MapPoint } from './points.ts';

/** The content of the popup: one point, or several at the same place. */
export interface PopupContent {
  at: MapPoint;
  points: readonly MapPoint[];
}

interface Props {
  map: MapLibre;
  content: PopupContent;
  onClose: () => void;
}

/** A MapLibre popup with the titles of points and links to their pages. */
export function MapBubble({ map, content, onClose }: Props) {
  const t = useTranslations('openMap');
  const [container] = useState(() => document.createElement('div'));
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  const { longitude, latitude } = content.at;

  useEffect(() => {
    const popup = new Popup({
      closeOnClick: false,
      // The focus stays on the button in the list that opened the popup.
      focusAfterOpen: false,
      offset: 18,
      maxWidth: '17rem',
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(container)
      .addTo(map);
    const handleClose = () => latestOnClose.current();
    popup.on('close', handleClose);
    return () => {
      popup.off('close', handleClose);
      popup.remove();
    };
  }, [map, container, longitude, latitude]);

  return createPortal(
    <ul className={styles.root}>
      {content.points.map(({ id, title, path, vague }) => (
        <li key={id}>
          {path ? <LocaleLink to={path}>{title}</LocaleLink> : <span>{title}</span>}
          {vague && <small>{t('vague')}</small>}
        </li>
      ))}
    </ul>,
    container,
  );
}
