import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const KEY = 'planScroll';

/** Events after which the visitor has moved on the page. */
const SCROLL_INTENT = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position of a page whose content is loaded later: on a reload the page is
 * still short, and the router's own restoration stops at its bottom. Restores the position of this
 * history entry once the content is rendered, unless the visitor has moved meanwhile.
 */
export function useRestoredScroll(isRendered: boolean): void {
  const { key } = useLocation();
  const hasMoved = useRef(false);

  useEffect(() => {
    const moved = () => {
      hasMoved.current = true;
    };
    for (const move of SCROLL_INTENT)
      window.addEventListener(move, moved, { once: true, passive: true });
    return () => {
      for (const move of SCROLL_INTENT) window.removeEventListener(move, moved);
    };
  }, []);

  useLayoutEffect(() => {
    if (!isRendered) return;
    const top = storedFor(key);
    if (top !== undefined && !hasMoved.current) window.scrollTo({ top, behavior: 'instant' });
    // On cleanup the window already has the position of the next page.
    let last = window.scrollY;
    const scrolled = () => {
      last = window.scrollY;
    };
    const store = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ key, top: last }));
      } catch {
        // Without storage the page starts at its top.
      }
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    // A scroll whose event has not been dispatched yet counts too.
    const leave = () => {
      scrolled();
      store();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', leave);
      store();
    };
  }, [isRendered, key]);
}

function storedFor(key: string): number | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return stored?.key === key && Number.isFinite(stored.top) ? stored.top : undefined;
  } catch {
    return undefined;
  }
}
