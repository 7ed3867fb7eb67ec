import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Choice } from '../../../domain/vote.ts';

/** Pixels after which a touch is a swipe and no tap. */
const SLACK = 8;

/** A pull over a quarter of the sheet, or a flick at so many pixels per millisecond, is an answer. */
const FAR = 0.25;
const MOST = 140;
const FLICK = 0.5;

interface Pull {
  pointer: number;
  x: number;
  y: number;
  time: number;
  swiping: boolean;
}

/**
 * Lets the sheet on top follow the finger: to the right is a yes, to the left a no, and what is not
 * pulled far enough springs back. Up and down the page scrolls as ever. Gives the handlers of the stage.
 */
export function useSwipe(sheet: RefObject<HTMLElement | null>, choose: (choice: Choice) => void) {
  const pull = useRef<Pull>(undefined);
  const swiped = useRef(false);

  function place(x: number, y: number): void {
    const { style, dataset } = sheet.current ?? {};
    if (!style || !dataset) return;
    dataset.pulled = '';
    style.transition = 'none';
    style.transform = `translate(${x}px, ${y * 0.25}px) rotate(${x / 22}deg)`;
    style.setProperty('--pull', String(Math.max(-1, Math.min(1, x / threshold()))));
  }

  /** The style's own transition brings it back. */
  function letGo(): void {
    pull.current = undefined;
    const { style } = sheet.current ?? {};
    sheet.current?.removeAttribute('data-pulled');
    style?.removeProperty('transition');
    style?.removeProperty('transform');
    style?.removeProperty('--pull');
  }

  const threshold = () => Math.min(MOST, (sheet.current?.clientWidth ?? 0) * FAR);

  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y, timeStamp: time } = event;
      pull.current = { pointer, x, y, time, swiping: false };
    },
    onPointerMove(event: PointerEvent) {
      const at = pull.current;
      if (at?.pointer !== event.pointerId) return;
      const x = event.clientX - at.x;
      if (!at.swiping && Math.abs(x) > SLACK) {
        at.swiping = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (at.swiping) place(x, event.clientY - at.y);
    },
    onPointerUp(event: PointerEvent) {
      const at = pull.current;
      if (at?.pointer !== event.pointerId) return;
      const x = event.clientX - at.x;
      const speed = Math.abs(x) / Math.max(1, event.timeStamp - at.time);
      const enough = Math.abs(x) > threshold();
      const answered = at.swiping && (enough || (speed > FLICK && Math.abs(x) > 4 * SLACK));
      swiped.current = at.swiping;
      pull.current = undefined;
      // The sheet that flies off does so from where the finger left it.
      if (answered) choose(x > 0 ? 'like' : 'dislike');
      else letGo();
    },
    onPointerCancel: letGo,
    /** The end of a swipe over a link does not open it. */
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
