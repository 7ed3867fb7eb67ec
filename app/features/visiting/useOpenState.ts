import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { CompactHours } from '../../../domain/visiting/compactHours.ts';
import type { loader as rootLoader } from '../../root.tsx';

/** Loaded after hydration, with the first place that has hours. */
let clock: typeof import('./openClock.ts').openClock | undefined;

/**
 * Whether a place is open, computed again with each minute of the clock. Undefined on the server and
 * before hydration, and where nothing can be said.
 */
export function useOpenState({ rules, point }: CompactHours) {
  const days = useRouteLoaderData<typeof rootLoader>('root')?.specialDays;
  const time = useSyncExternalStore(
    subscribe,
    () => clock?.currentTime() ?? 0,
    () => 0,
  );
  if (!days || !clock || !time) return undefined;
  const now = new Date(time);
  const state = clock.openState(rules, now, days, point);
  return state && { state, now, text: clock.openStateText };
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
