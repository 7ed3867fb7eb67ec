/** Keeps the keyboard focus when an edit removes or moves the focused element. */

/** The stop whose handle is focused after the next render. */
let pending: string | undefined;

export function focusStopAfterRender(id: string): void {
  pending = id;
}

/** True once, for the stop to focus. */
export function takesPendingFocus(id: string): boolean {
  if (pending !== id) return false;
  pending = undefined;
  return true;
}

/** After a stop was removed: focuses the following stop, else the previous one, else the day. */
export function focusNextStop(places: readonly string[], removed: string, day: number): void {
  const index = places.indexOf(removed);
  const next = places[index + 1] ?? places[index - 1];
  if (next) focusStopAfterRender(next);
  else focusDay(day);
}

/** Focuses the heading of a day, or of the itinerary if the day is gone, without scrolling. */
export function focusDay(day: number): void {
  (document.getElementById(`day-${day}`) ?? document.getElementById('plan'))?.focus({
    preventScroll: true,
  });
}
