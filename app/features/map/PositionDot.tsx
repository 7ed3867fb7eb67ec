import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { drawAccuracy } from './accuracyCircle.ts';
import { watchCompass } from './compass.ts';
import * as styles from './PositionDot.module.css';
import type { Position } from './usePosition.ts';

interface Props {
  map: MapLibre;
  position: Position;
  /** True if the position is not updated. */
  isLost: boolean;
}

/** The visitor on the map: a dot with its direction, in a circle as large as its accuracy. */
export function PositionDot({ map, position, isLost }: Props) {
  const t = useTranslations('openMap');
  const [dot] = useState(createDot);
  const { longitude, latitude, heading } = position;

  useEffect(() => {
    drawAccuracy(map, position);
    dot.setLngLat([longitude, latitude]).addTo(map);
  }, [map, dot, position, longitude, latitude]);

  useEffect(
    () => () => {
      dot.remove();
      drawAccuracy(map, undefined);
    },
    [map, dot],
  );

  useEffect(() => {
    const element = dot.getElement();
    element.ariaLabel = t('me');
    element.classList.toggle(String(styles.isLost), isLost);
  }, [dot, isLost, t]);

  // The compass says where somebody looks, also while standing.
  useEffect(() => {
    if (heading !== undefined) turn(dot, heading);
    return watchCompass((degrees) => turn(dot, degrees));
  }, [dot, heading]);

  return null;
}

function createDot(): Marker {
  const element = document.createElement('div');
  element.className = String(styles.root);
  element.role = 'img';
  return new Marker({ element, rotationAlignment: 'map', subpixelPositioning: true });
}

function turn(dot: Marker, degrees: number): void {
  dot.setRotation(degrees);
  dot.getElement().classList.add(String(styles.hasHeading));
}
