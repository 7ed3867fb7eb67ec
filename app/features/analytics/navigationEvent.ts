import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Event of `window` after a client navigation to another path. */
export const NAVIGATION_EVENT = 'clientnavigation';

/** Sends `NAVIGATION_EVENT` after every navigation, for code that is loaded after the page. */
export function useNavigationEvent(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => {
    window.dispatchEvent(new Event(NAVIGATION_EVENT));
  }, [pathname]);
}
