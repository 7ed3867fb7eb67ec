import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Choice } from '../../../domain/visitor/vote.ts';

/** Distance in px after which a touch is a swipe, not a tap. */
const MIN_SWIPE = 8;

/** Swipe distance that counts as an answer: a share of the sheet's width, at most this many px. */
const ANSWER_SHARE = 0.25;
const MAX_ANSWER_DISTANCE = 140;
/** Speed in px per ms at which a shorter swipe counts as an answer. */
const FLICK_SPEED = 0.5;

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  time: number;
  isSwiping: boolean;
}

/**
 * Swiping the top poster: right likes, left dislikes, and a short swipe springs back. Vertical
 * scrolling is not affected.
 *
 * @returns event handlers of the stage
 */
export function useSwipe(sheet: RefObject<HTMLElement | null>, choose: (choice: Choice) => void) {
  const swipe = useRef<Swipe>(undefined);
  const wasSwiped = useRef(false);

  function moveSheet(x: number, y: number): void {
    const { style, dataset } = sheet.current ?? {};
    if (!style || !dataset) return;
    dataset.pulled = '';
    style.transition = 'none';
    style.transform = `translate(${x}px, ${y * 0.25}px) rotate(${x / 22}deg)`;
    style.setProperty('--pull', String(Math.max(-1, Math.min(1, x / threshold()))));
  }

  /** The transition of the style sheet moves the sheet back. */
  function release(): void {
    swipe.current = undefined;
    const { style } = sheet.current ?? {};
    sheet.current?.removeAttribute('data-pulled');
    style?.removeProperty('transition');
    style?.removeProperty('transform');
    style?.removeProperty('--pull');
  }

  const threshold = () =>
    Math.min(MAX_ANSWER_DISTANCE, (sheet.current?.clientWidth ?? 0) * ANSWER_SHARE);

  return {
    onPointerDown(event: PointerEvent) {
      wasSwiped.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y, timeStamp: time } = event;
      swipe.current = { pointer, x, y, time, isSwiping: false };
    },
    onPointerMove(event: PointerEvent) {
      const start = swipe.current;
      if (start?.pointer !== event.pointerId) return;
      const x = event.clientX - start.x;
      if (!start.isSwiping && Math.abs(x) > MIN_SWIPE) {
        start.isSwiping = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (start.isSwiping) moveSheet(x, event.clientY - start.y);
    },
    onPointerUp(event: PointerEvent) {
      const start = swipe.current;
      if (start?.pointer !== event.pointerId) return;
      const x = event.clientX - start.x;
      const speed = Math.abs(x) / Math.max(1, event.timeStamp - start.time);
      const isFar = Math.abs(x) > threshold();
      const isAnswer =
        start.isSwiping && (isFar || (speed > FLICK_SPEED && Math.abs(x) > 4 * MIN_SWIPE));
      wasSwiped.current = start.isSwiping;
      swipe.current = undefined;
      // An answered sheet keeps its position: its flight starts from there.
      if (isAnswer) choose(x > 0 ? 'like' : 'dislike');
      else release();
    },
    onPointerCancel: release,
    /** Suppresses the click at the end of a swipe over a link. */
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
