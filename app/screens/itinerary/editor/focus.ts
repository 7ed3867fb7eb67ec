/** Where the keyboard goes on after a change of the plan takes away what had the focus. */

/** The stop whose handle is to have the focus when it is drawn in its new place. */
let wanted: string | undefined;

export function focusStopSoon(id: string): void {
  wanted = id;
}

/** True once, for the stop that is to have the focus. */
export function takesFocus(id: string): boolean {
  if (wanted !== id) return false;
  wanted = undefined;
  return true;
}

/** The heading of a day, or of the plan where that day is no more. */
export function focusDay(day: number): void {
  (document.getElementById(`day-${day}`) ?? document.getElementById('plan'))?.focus();
}
