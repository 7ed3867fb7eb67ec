/** Loaded after the page: whether places are open, at each full minute. */
import { openState } from '../../../domain/hours/openState.ts';
import { openStateText } from './openStateText.ts';

const MINUTE = 60_000;

let time = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The time of all states in ms, the same until the next minute; 0 before the first `onMinute`. */
const currentTime = () => time;

/** Calls a listener at once, at each full minute, and when the page is shown again. Returns how to stop. */
function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tick);
    tick();
  } else listener();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tick);
    clearTimeout(timer);
  };
}

/** Sets the time and waits for the next full minute. */
function tick(): void {
  clearTimeout(timer);
  time = Date.now();
  timer = setTimeout(tick, MINUTE - (time % MINUTE));
  for (const listener of listeners) listener();
}

export const openClock = { openState, openStateText, currentTime, onMinute };
