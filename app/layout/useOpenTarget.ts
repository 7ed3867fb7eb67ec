import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the disclosures around the target of the address's fragment. Browsers do so after a page load
 * and for plain links; this does it after a client navigation.
 */
export function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also for the same fragment again
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!closed) return;
    closed.open = true;
    closed.scrollIntoView();
  }, [hash, key]);
}
