/** The pin of a position on a map, which is dragged, or moved with the arrow keys while it has the focus. */
import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type Position, roundDegrees } from '../../../../../domain/geo/parsePosition.ts';
import * as styles from './PositionMap.module.css';

/** Pixels that an arrow key moves the pin by, and with Shift. */
const STEP = 5;
const LARGE_STEP = 50;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SVG = 'http://www.w3.org/2000/svg';
const DROP =
  'M16 1.5A14.5 14.5 0 0 0 1.5 16c0 9.5 14.5 26.5 14.5 26.5S30.5 25.5 30.5 16A14.5 14.5 0 0 0 16 1.5Z';

interface PinOptions {
  /** The accessible name. */
  label: string;
  /** A pin that cannot be moved, without a focus. */
  isFixed: boolean;
  /** Called while the pin is dragged, and with `undefined` when that was given up. */
  onDrag(position: Position | undefined): void;
  /** Called with the new position. `isRepeated` is true while arrow keys move the pin again and again. */
  onMove(position: Position, isRepeated: boolean): void;
}

export interface Pin {
  /** Shows the pin, or hides it where there is no position. */
  place(position: Position | undefined): void;
}

/** Adds a pin to a map. It is removed with the map. */
export function addPin(map: MapLibre, { label, isFixed, onDrag, onMove }: PinOptions): Pin {
  const element = document.createElement('div');
  element.className = String(styles.pin);
  element.append(drawing());
  element.role = isFixed ? 'img' : 'application';
  element.ariaLabel = label;
  const marker = new Marker({ element, anchor: 'bottom' });
  let placed: Position | undefined;
  let isRepeated = false;

  function place(position: Position | undefined): void {
    const isNew = !placed;
    placed = position;
    if (!position) return void marker.remove();
    marker.setLngLat([position.longitude, position.latitude]);
    // Adding it again would take the focus from it.
    if (isNew) marker.addTo(map);
  }
  // The map would move, zoom or set the pin itself.
  for (const type of ['mousedown', 'touchstart', 'click', 'dblclick']) {
    element.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  if (isFixed) return { place };

  element.tabIndex = 0;
  element.addEventListener('blur', () => {
    isRepeated = false;
  });
  element.addEventListener('keydown', (event) => {
    const [x, y] = DIRECTIONS[event.key] ?? [];
    if (x === undefined || y === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const from = map.project(marker.getLngLat());
    onMove(positionAt(map, from.x + x * step, from.y + y * step), isRepeated);
    isRepeated = true;
  });
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !placed) return;
    const before = placed;
    const tip = map.project(marker.getLngLat());
    const drag = new AbortController();
    let moved: Position | undefined;
    const end = () => {
      drag.abort();
      element.classList.remove(String(styles.isDragged));
    };
    const giveUp = () => {
      end();
      place(before);
      onDrag(undefined);
    };
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    const { signal } = drag;
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const [x, y] = [clientX - event.clientX, clientY - event.clientY];
        if (!moved && Math.hypot(x, y) < 3) return;
        moved = positionAt(map, tip.x + x, tip.y + y);
        marker.setLngLat([moved.longitude, moved.latitude]);
        element.classList.add(String(styles.isDragged));
        onDrag(moved);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      () => {
        end();
        if (moved) onMove(moved, false);
      },
      { signal },
    );
    element.addEventListener('pointercancel', giveUp, { signal });
    document.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        key.preventDefault();
        key.stopPropagation();
        giveUp();
      },
      { signal, capture: true },
    );
    map.once('remove', end);
  });
  return { place };
}

/** The position below a point of the map, in pixels, to about a metre. */
export function positionAt(map: MapLibre, x: number, y: number): Position {
  const { lng, lat } = map.unproject([x, y]);
  return { longitude: roundDegrees(lng), latitude: roundDegrees(lat) };
}

function drawing(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 32 44');
  svg.ariaHidden = 'true';
  const drop = document.createElementNS(SVG, 'path');
  drop.setAttribute('d', DROP);
  const eye = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ cx: '16', cy: '16', r: '5' })) {
    eye.setAttribute(name, value);
  }
  svg.append(drop, eye);
  return svg;
}
