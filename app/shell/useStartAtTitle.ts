import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A page that comes without a load begins as a loaded one does: its title is read out, and the next
 * Tab leads into it. Where only the query changes one stays at the filter that was pressed.
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
