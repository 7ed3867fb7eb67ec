import { type RefObject, useEffect } from 'react';
import * as styles from './Header.module.css';

/** Section 9: the header hides past 100 px of scroll and shows within 10 px of the top. */
const HIDES_PAST = 100;
const TOP = 10;

/**
 * Hides the header when the visitor scrolls down and shows it when they scroll up. It stays while a
 * menu is open or has the focus. The top bar is visible at the top of the page only.
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
      const hidden = header.classList.contains(styles.isHidden);
      const hide = !inUse && now > HIDES_PAST && (down || hidden) && !(hidden && !down);
      header.classList.toggle(styles.isHidden, hide);
      header.classList.toggle(styles.isScrolled, now > TOP);
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar]);
}
