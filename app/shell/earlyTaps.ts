/**
 * Over a weak signal a page can be read seconds before its scripts are there. What is tapped meanwhile
 * is done as soon as it can be. Links, menus and forms need no scripts; this is for the buttons.
 */

declare global {
  interface Window {
    earlyTaps?: { events: MouseEvent[]; stop(): void };
  }
}

/** Stands within every page, before all that can be tapped. */
export const REMEMBER_EARLY_TAPS =
  'window.earlyTaps={events:[],stop(){removeEventListener("click",this.keep,true)},' +
  'keep:e=>{earlyTaps.events.push(e)}};addEventListener("click",earlyTaps.keep,true)';

/** Call it once, when the page has come to life. */
export function doEarlyTaps(): void {
  const { earlyTaps } = window;
  if (!earlyTaps) return;
  earlyTaps.stop();
  delete window.earlyTaps;
  for (const { target, eventPhase } of earlyTaps.events) {
    // React itself hands on the tap that is just under way.
    if (eventPhase !== Event.NONE) continue;
    (target as Element).closest<HTMLElement>('button[type=button]')?.click();
  }
}
