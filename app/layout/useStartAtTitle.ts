import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client navigation the focus moves to the title, as after a page load. If only the query
 * changes, the focus stays.
 */
export function useStartAtTitle(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = document.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}
