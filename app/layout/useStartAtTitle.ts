import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client navigation the focus moves to the title, as after a page load. If only the query
 * changes, the focus stays, unless the element that had it is gone.
 */
export function useStartAtTitle(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query may have removed the element
  useEffect(() => {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (shown.current === pathname && !isGone) return;
    shown.current = pathname;
    const title = document.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname, search]);
}
