import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTour } from '../../tour/tourStore.ts';
import { focusStopAfterRender } from './restoreFocus.ts';
import { scrollNearEdge } from './scrollNearEdge.ts';

/** A position between two stops of a day: before the stop at `step`. */
export interface DropPoint {
  day: number;
  step: number;
}

interface Dragged {
  day: number;
  place: string;
}

interface DragState {
  dragged?: Dragged;
  target?: DropPoint | undefined;
}

/** State while a pointer is down on a handle. */
interface Active {
  stop: Dragged;
  row: HTMLElement;
  /** Where the pointer went down, in px from the top of the page. */
  from: number;
  /** Where the pointer is now, in px from the top of the window. */
  y: number;
  isMoving: boolean;
  target?: DropPoint | undefined;
  stopScrolling: () => void;
}

/** A drag starts after the pointer has moved this far, in px. */
const DRAG_THRESHOLD = 5;

/**
 * Dragging stops by their handles with pointer events, the same for mouse, touch and pen. The row
 * follows the pointer; near the edges of the window the page scrolls.
 *
 * @param onFull called with the day when a stop is dropped on a full day
 */
export function useDrag(onFull: (day: number) => void) {
  const active = useRef<Active>(undefined);
  const [state, setState] = useState<DragState>({});
  const onFullRef = useRef(onFull);
  onFullRef.current = onFull;

  const actions = useMemo(() => {
    function followPointer(): void {
      const drag = active.current;
      if (!drag) return;
      drag.row.style.setProperty('--drag', `${drag.y + window.scrollY - drag.from}px`);
      const target = dropPoint(drag);
      if (target?.day === drag.target?.day && target?.step === drag.target?.step) return;
      drag.target = target;
      setState({ dragged: drag.stop, target });
    }

    function end(): void {
      active.current?.stopScrolling();
      active.current?.row.style.removeProperty('--drag');
      active.current = undefined;
      setState({});
    }

    return {
      /** Handles `pointerdown` on the handle of a stop. */
      start(event: PointerEvent, stop: Dragged, row: HTMLElement | null): void {
        if (!row || event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const y = event.clientY;
        const from = y + window.scrollY;
        active.current = { stop, row, from, y, isMoving: false, stopScrolling: () => undefined };
      },
      move(event: PointerEvent): void {
        const drag = active.current;
        if (!drag) return;
        drag.y = event.clientY;
        if (!drag.isMoving) {
          if (Math.abs(drag.y + window.scrollY - drag.from) < DRAG_THRESHOLD) return;
          drag.isMoving = true;
          drag.stopScrolling = scrollNearEdge(() => drag.y, followPointer);
          setState({ dragged: drag.stop });
        }
        followPointer();
      },
      drop(): void {
        const drag = active.current;
        end();
        if (drag?.target) moveTo(drag.stop, drag.target, onFullRef.current);
      },
      end,
    };
  }, []);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}

export type Drag = ReturnType<typeof useDrag>;

/** The drop position under the pointer: in the day at its height, before the first row below it. */
function dropPoint({ row, stop, y }: Active): DropPoint | undefined {
  const days = [...document.querySelectorAll<HTMLElement>('section[data-stops]')];
  const section = days.findLast((day) => day.getBoundingClientRect().top <= y) ?? days[0];
  if (!section) return undefined;
  const rows = [...section.querySelectorAll<HTMLElement>('[data-step]')].filter(
    (other) => other !== row,
  );
  const below = rows.find((other) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2 > y;
  });
  const day = Number(section.dataset.day);
  const step = Number(below ? below.dataset.step : section.dataset.stops);
  const places = placesOf(stop.day);
  const index = places.indexOf(stop.place);
  const isUnmoved = day === stop.day && (step === index || step === index + 1);
  return isUnmoved ? undefined : { day, step };
}

function moveTo({ day, place }: Dragged, target: DropPoint, onFull: (day: number) => void): void {
  // `move` counts the steps without the moved stop.
  const index = target.day === day ? placesOf(day).indexOf(place) : -1;
  const step = index >= 0 && index < target.step ? target.step - 1 : target.step;
  const { tour, move } = useTour.getState();
  focusStopAfterRender(place);
  move(place, day, { day: target.day, step });
  if (useTour.getState().tour === tour) onFull(target.day);
}

const placesOf = (day: number): readonly string[] =>
  useTour.getState().tour.days.find((other) => other.day === day)?.places ?? [];
