import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isInRegion } from '../../../domain/geo/region.ts';

/** Where the visitor is. */
export interface Position {
  longitude: number;
  latitude: number;
  /** Radius in metres within which the visitor probably is. */
  accuracy: number;
  /** Direction of movement in degrees clockwise from north; undefined when standing. */
  heading?: number | undefined;
}

export type PositionState =
  | 'off'
  | 'locating'
  | 'on'
  /** On, but the device finds no newer position. */
  | 'lost'
  | 'denied'
  | 'timeout'
  | 'unavailable'
  | 'outside';

interface Result {
  state: PositionState;
  /** Known in the states `on` and `lost`. */
  position: Position | undefined;
  start: () => void;
  stop: () => void;
}

/** Codes of `GeolocationPositionError`; the rest means that the device finds no position. */
const DENIED = 1;
const TIMEOUT = 3;

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 15_000,
  maximumAge: 5000,
};

/** A device that stands reports directions at random. In metres per second. */
const MIN_SPEED = 0.5;

/**
 * Watches the visitor's position from `start` until `stop`, while the page and `frame` can be seen:
 * a watch costs battery. The position is neither stored nor sent.
 */
export function usePosition(frame: RefObject<Element | null>): Result {
  const [state, setState] = useState<PositionState>('off');
  const [position, setPosition] = useState<Position>();
  const isOn = state === 'locating' || state === 'on' || state === 'lost';
  const isSeen = useIsSeen(frame, isOn);

  const end = useCallback((last: PositionState) => {
    setState(last);
    setPosition(undefined);
  }, []);

  useEffect(() => {
    if (!isOn || !isSeen) return;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        if (!isInRegion(coords)) return end('outside');
        const { longitude, latitude, accuracy, heading, speed } = coords;
        const isMoving = heading !== null && !Number.isNaN(heading) && (speed ?? 0) >= MIN_SPEED;
        setPosition({ longitude, latitude, accuracy, heading: isMoving ? heading : undefined });
        setState('on');
      },
      ({ code }) => {
        if (code === DENIED) return end('denied');
        const reason = code === TIMEOUT ? 'timeout' : 'unavailable';
        setState((old) => (old === 'locating' ? reason : 'lost'));
      },
      OPTIONS,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn, isSeen, end]);

  return {
    state,
    position,
    // Exists in secure contexts only.
    start: () => setState('geolocation' in navigator ? 'locating' : 'unavailable'),
    stop: () => end('off'),
  };
}

/** True while the page is visible and a part of the element is in the window. */
function useIsSeen(element: RefObject<Element | null>, isNeeded: boolean): boolean {
  const [isVisible, setVisible] = useState(true);
  const [isInWindow, setInWindow] = useState(true);

  useEffect(() => {
    if (!isNeeded || !element.current) return;
    const onVisibility = () => setVisible(document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [element, isNeeded]);

  return isVisible && isInWindow;
}
