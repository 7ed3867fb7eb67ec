import { useMemo, useSyncExternalStore } from 'react';
import type { CompactHours } from '../../../domain/hours/compactHours.ts';
import { useRootData } from '../../lib/rootData.ts';

/** Loaded after hydration, with the first place that has hours. */
let clock: typeof import('./openClock.ts').openClock | undefined;

/**
 * Tells whether places are open, again with each minute of the clock. Undefined on the server and
 * before the rules are loaded.
 */
export function useOpenClock() {
  const days = useRootData()?.specialDays;
  const time = useSyncExternalStore(
    subscribe,
    () => clock?.currentTime() ?? 0,
    () => 0,
  );
  return useMemo(() => {
    if (!days || !clock || !time) return undefined;
    const now = new Date(time);
    const { openState, openStateText } = clock;
    return {
      now,
      /** The state of a place; undefined where nothing can be said. */
      stateOf: ({ rules, point }: CompactHours) => openState(rules, now, days, point),
      textOf: openStateText,
    };
  }, [days, time]);
}

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  import('./openClock.ts').then(
    (module) => {
      clock = module.openClock;
      if (!isGone) stop = clock.onMinute(listener);
    },
    // Without a network the hours of the week remain.
    () => undefined,
  );
  return () => {
    isGone = true;
    stop?.();
  };
}
