import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../components/IconButton.tsx';
import { CROSS } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapPopup.module.css';
import { NARROW } from './mapView.ts';
import { MARKER_SIZES } from './markerElement.ts';
import type { MapPoint } from './points.ts';

/** The content of the popup: one point, or several at the same place. */
export interface PopupContent {
  at: MapPoint;
  points: readonly MapPoint[];
}

interface Props {
  map: MapLibre;
  /** The parent of the map's overlays. */
  frame: HTMLElement;
  content: PopupContent;
  /** True if the popup takes the focus: after a press on a marker or in the map's list. */
  takesFocus: RefObject<boolean>;
  onClose: () => void;
  /** Called when the popup has its place. */
  onPlaced: () => void;
  children: ReactNode;
}

/** Distance of popups from the edges of the map, in pixels. */
const MARGIN = 10;

/** A popup at a point of the map, or a sheet at the bottom of a narrow map. */
export function MapPopup(props: Props) {
  const { map, frame, content, takesFocus, children } = props;
  const t = useTranslations('openMap');
  const [container] = useState(() => document.createElement('div'));
  const root = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(map, frame);
  const latest = useRef(props);
  latest.current = props;
  const { id, longitude, latitude } = content.at;

  useEffect(() => {
    if (isNarrow) return;
    const popup = new Popup({
      closeOnClick: false,
      closeButton: false,
      // The focus is moved below.
      focusAfterOpen: false,
      offset: MARKER_SIZES.here / 2,
      maxWidth: '23rem',
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(container)
      .addTo(map);
    return () => void popup.remove();
  }, [map, container, isNarrow, longitude, latitude]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each point
  useEffect(() => {
    if (takesFocus.current) root.current?.focus({ preventScroll: true });
    takesFocus.current = false;
    const place = () => {
      const popup = root.current;
      if (popup) keepInView(map, frame, popup, isNarrow ? [longitude, latitude] : undefined);
      latest.current.onPlaced();
    };
    if (!map.isMoving()) return place();
    map.once('moveend', place);
    return () => void map.off('moveend', place);
  }, [map, frame, id, isNarrow, longitude, latitude, takesFocus]);

  const label = content.points.map(({ title }) => title).join(', ');
  const popup = (
    <section
      ref={root}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={isNarrow ? `${styles.root} ${styles.sheet}` : styles.root}
    >
      {children}
      <IconButton
        path={CROSS}
        aria-label={t('close')}
        className={styles.close}
        onClick={props.onClose}
      />
    </section>
  );
  return isNarrow ? popup : createPortal(popup, container);
}

/** Whether the popup is a sheet; follows the size of the map. */
function useIsNarrow(map: MapLibre, frame: HTMLElement): boolean {
  const [isNarrow, setNarrow] = useState(frame.clientWidth < NARROW);
  useEffect(() => {
    const update = () => setNarrow(frame.clientWidth < NARROW);
    map.on('resize', update);
    return () => void map.off('resize', update);
  }, [map, frame]);
  return isNarrow;
}

/** Moves the map so that all of the popup is inside of it, and no sheet covers its point. */
function keepInView(
  map: MapLibre,
  frame: HTMLElement,
  popup: HTMLElement,
  covered: [longitude: number, latitude: number] | undefined,
): void {
  const box = popup.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  if (covered) {
    const free = box.top - outer.top;
    const { y } = map.project(covered);
    if (y > free - MARKER_SIZES.here) map.panBy([0, y - free / 2]);
    return;
  }
  const across = outside(box.left - outer.left, outer.right - box.right);
  const down = outside(box.top - outer.top, outer.bottom - box.bottom);
  if (across || down) map.panBy([across, down]);
}

/** How far to move so that both distances from the edges are at least `MARGIN`. */
const outside = (before: number, after: number): number =>
  before < MARGIN ? before - MARGIN : after < MARGIN ? MARGIN - after : 0;
