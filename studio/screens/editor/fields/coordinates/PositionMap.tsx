import '../../../../../app/features/map/maplibre.css';
import './workerPolicy.ts';
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { prepareEngine } from '../../../../../app/features/map/createMap.ts';
import { trackLabelObstacles } from '../../../../../app/features/map/labelObstacles.ts';
import * as mapStyles from '../../../../../app/features/map/OpenMap.module.css';
import type { Position } from '../../../../../domain/geo/parsePosition.ts';
import { Button } from '../../../../components/Button.tsx';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import * as fieldStyles from '../fields.module.css';
import * as styles from './PositionMap.module.css';
import { addPin, type Pin, positionAt } from './pin.ts';
import { usePositionText } from './usePositionText.ts';
import { isOnMap, type MapFailure, useStudioMap } from './useStudioMap.ts';

prepareEngine();

export interface PositionMapProps {
  /** The accessible name of the map. */
  label: string;
  position: Position | undefined;
  /** The town whose surroundings are shown while there is no position. */
  town: string | undefined;
  /** True where the position can only be looked at. */
  isFixed: boolean;
  /** `isRepeated` is true while arrow keys move the pin again and again. */
  onSet(position: Position, isRepeated?: boolean): void;
  onFailure(failure: MapFailure): void;
}

/** A map whose pin shows a position and sets it: by a click, by dragging, or with keys. */
export function PositionMap(props: PositionMapProps) {
  const { label, position, town, isFixed, onSet } = props;
  const t = useTranslations('map');
  const positionText = usePositionText();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const pin = useRef<Pin>(undefined);
  const [dragged, setDragged] = useState<Position>();
  const [centre, setCentre] = useState<Position>();
  const map = useStudioMap({ container, position, town, isFixed, onFailure: props.onFailure });
  // For listeners of the map, which outlive a render.
  const latest = useRef(onSet);
  latest.current = onSet;

  // The button that opened it may be at the edge of the screen.
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a map
  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    if (frame.current) trackLabelObstacles(map, frame.current);
    const added = addPin(map, {
      label: t(isFixed ? 'fixedPin' : 'pin'),
      isFixed,
      onDrag: setDragged,
      onMove(to, isRepeated) {
        setDragged(undefined);
        latest.current(to, isRepeated);
      },
    });
    pin.current = added;
    const readCentre = () =>
      setCentre(canvas.matches(':focus-visible') ? centreOf(map) : undefined);
    const set = ({ point }: MapMouseEvent) => latest.current(positionAt(map, point.x, point.y));
    map.on('moveend', readCentre);
    canvas.addEventListener('focus', readCentre);
    canvas.addEventListener('blur', readCentre);
    if (!isFixed) map.on('click', set);
    return () => {
      added.place(undefined);
      map.off('moveend', readCentre);
      map.off('click', set);
      canvas.removeEventListener('focus', readCentre);
      canvas.removeEventListener('blur', readCentre);
    };
  }, [map]);

  const { longitude, latitude } = position ?? {};
  useEffect(() => {
    if (!map) return;
    const at = longitude !== undefined && latitude !== undefined && { longitude, latitude };
    pin.current?.place(at || undefined);
    if (at && isOnMap(at) && !map.getBounds().contains([at.longitude, at.latitude]))
      map.easeTo({ center: [at.longitude, at.latitude] });
  }, [map, longitude, latitude]);

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isFixed || !map || event.target !== map.getCanvas()) return;
    event.preventDefault();
    onSet(centreOf(map));
  }
  const shown = dragged ?? position;
  return (
    <section
      className={isFixed ? styles.root : `${styles.root} ${styles.canSet}`}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the canvas in it */}
      <div ref={frame} className={mapStyles.frame} onKeyDown={handleKey}>
        <div ref={container} className={mapStyles.canvas} data-drawn={map !== undefined} />
        {!map && (
          <p role="status" className={mapStyles.message}>
            {t('loading')}
          </p>
        )}
        {map && <Crosshair />}
      </div>
      {!isFixed && <p className={fieldStyles.hint}>{t('help')}</p>}
      <div className={styles.below}>
        <div role="status" aria-live={dragged ? 'off' : 'polite'}>
          <p className={styles.position}>
            {shown ? positionText(shown) : t(isFixed ? 'nowhere' : 'none')}
          </p>
          {shown && !isOnMap(shown) && <p>{t('outsideMap')}</p>}
          {centre && !isFixed && <p>{t('centre', { position: positionText(centre) })}</p>}
        </div>
        {map && !isFixed && (
          <Button quiet className={styles.setCentre} onClick={() => onSet(centreOf(map))}>
            {t('setCentre')}
          </Button>
        )}
      </div>
    </section>
  );
}

const CROSS = 'M20 4v11M20 25v11M4 20h11M25 20h11';

const Crosshair = () => (
  <svg className={styles.centre} viewBox="0 0 40 40" aria-hidden="true">
    <path className={styles.halo} d={CROSS} />
    <path d={CROSS} />
  </svg>
);

function centreOf(map: MapLibre): Position {
  const { clientWidth, clientHeight } = map.getContainer();
  return positionAt(map, clientWidth / 2, clientHeight / 2);
}
