import { type RefObject, useEffect } from 'react';

/** Section 9: the header hides past 100 px of scroll and shows within 10 px of the top. */
const HIDES_PAST = 100;
const TOP = 10;

/**
 * The header leaves when the visitor scrolls down and comes back when they scroll up; it stays while
 * one of its menus is open or has the focus. Its upper line is there at the very top alone.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    function onScroll(): void {
      const header = bar.current;
      const now = window.scrollY;
      const down = now > last;
      last = now;
      if (!header) return;
      const inUse = header.querySelector('details[open], :focus-visible') !== null;
      const hidden = header.classList.contains('hidden-bar');
      const hide = !inUse && now > HIDES_PAST && (down || hidden) && !(hidden && !down);
      header.classList.toggle('hidden-bar', hide);
      header.classList.toggle('scrolled', now > TOP);
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar]);
}
