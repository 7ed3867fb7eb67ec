import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '../LocaleLink.tsx';
import type { MapPoint } from './points.ts';

/** What is told of a point, or of several that lie on one place. */
export interface Bubble {
  at: MapPoint;
  points: readonly MapPoint[];
}

interface Props {
  map: MapLibre;
  bubble: Bubble;
  onClose: () => void;
}

/** Titles at their place on the map, with the way to their pages. */
export function MapBubble({ map, bubble, onClose }: Props) {
  const t = useTranslations('openMap');
  const [content] = useState(() => document.createElement('div'));
  const close = useRef(onClose);
  close.current = onClose;
  const { longitude, latitude } = bubble.at;

  useEffect(() => {
    const popup = new Popup({
      closeOnClick: false,
      // Who came from the list or another button goes on from there.
      focusAfterOpen: false,
      offset: 18,
      maxWidth: '17rem',
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(content)
      .addTo(map);
    const closed = () => close.current();
    popup.on('close', closed);
    return () => {
      popup.off('close', closed);
      popup.remove();
    };
  }, [map, content, longitude, latitude]);

  return createPortal(
    <ul className="map-bubble">
      {bubble.points.map(({ id, title, path, vague }) => (
        <li key={id}>
          {path ? <LocaleLink to={path}>{title}</LocaleLink> : <span>{title}</span>}
          {vague && <small>{t('vague')}</small>}
        </li>
      ))}
    </ul>,
    content,
  );
}
