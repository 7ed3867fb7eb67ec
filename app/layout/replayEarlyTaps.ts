/**
 * Records taps on buttons before hydration and replays them afterwards. On slow networks scripts
 * may load seconds after the page. Links, menus and forms work without scripts.
 */

declare global {
  interface Window {
    earlyTaps?: { events: MouseEvent[]; stop(): void };
  }
}

/** Inline script at the start of every page. */
export const REMEMBER_EARLY_TAPS =
  'window.earlyTaps={events:[],stop(){removeEventListener("click",this.keep,true)},' +
  'keep:e=>{earlyTaps.events.push(e)}};addEventListener("click",earlyTaps.keep,true)';

/** Call it once after hydration. */
export function replayEarlyTaps(): void {
  const { earlyTaps } = window;
  if (!earlyTaps) return;
  earlyTaps.stop();
  delete window.earlyTaps;
  for (const { target, eventPhase } of earlyTaps.events) {
    // React replays the event that is being dispatched itself.
    if (eventPhase !== Event.NONE) continue;
    (target as Element).closest<HTMLElement>('button[type=button]')?.click();
  }
}
