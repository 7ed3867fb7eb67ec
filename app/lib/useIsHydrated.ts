import { useSyncExternalStore } from 'react';

/** False on the server and while the page is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** It changes by hydration only. */
const subscribe = () => () => undefined;
