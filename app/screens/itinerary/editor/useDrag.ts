import { type DragEvent, useRef, useState } from 'react';
import { useTour } from '../../../state/tour.ts';

/** A place between two stops of a day: before the stop at this step. */
export interface DropPoint {
  day: number;
  step: number;
}

interface Dragged {
  day: number;
  place: string;
}

/**
 * Dragging stops with the platform's own drag and drop, which scrolls the page and works by a long
 * press on touch screens. What is over a row's upper half goes before it, else after it.
 *
 * @param onFull told of the day that had no room for what was dragged there
 */
export function useDrag(onFull: (day: number) => void) {
  // What the browser tells may come quicker than the page is drawn.
  const now = useRef<{ dragged?: Dragged; target?: DropPoint }>({});
  const [shown, show] = useState(now.current);

  function change(next: typeof shown): void {
    now.current = next;
    show(next);
  }

  return {
    ...shown,
    /** For the handle of a stop: what is dragged looks like the whole row. */
    start(event: DragEvent, stop: Dragged, row: Element | null): void {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', stop.place);
      if (row) event.dataTransfer.setDragImage(row, row.clientWidth - 24, row.clientHeight / 2);
      now.current = { dragged: stop };
      // Shown at once, it would be pale in the picture that the browser takes of it.
      setTimeout(() => show(now.current));
    },
    /** For a row, with its own step, and for a whole day, with the step after its last stop. */
    over(event: DragEvent, day: number, step: number): void {
      const { dragged, target } = now.current;
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      const point = { day, step: step + (isLowerHalf(event) ? 1 : 0) };
      if (point.day === target?.day && point.step === target.step) return;
      change({ dragged, target: point });
    },
    drop(event: DragEvent): void {
      const { dragged, target } = now.current;
      if (!dragged || !target) return;
      event.preventDefault();
      event.stopPropagation();
      const { day, place } = dragged;
      const places = useTour.getState().tour.days.find((other) => other.day === day)?.places ?? [];
      // Steps are counted without the stop that is on its way.
      const at = target.day === day ? places.indexOf(place) : -1;
      const step = at >= 0 && at < target.step ? target.step - 1 : target.step;
      const { tour, move } = useTour.getState();
      if (at < 0 || at !== step) {
        move(place, day, { day: target.day, step });
        if (useTour.getState().tour === tour) onFull(target.day);
      }
      change({});
    },
    end: () => change({}),
  };
}

export type Drag = ReturnType<typeof useDrag>;

/** Rows are halved; whole days (sections) are not. */
function isLowerHalf({ currentTarget, clientY }: DragEvent): boolean {
  if (currentTarget.tagName === 'SECTION') return false;
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}
