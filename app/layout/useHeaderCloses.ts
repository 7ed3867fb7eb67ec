import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as styles from './Header.module.css';

/**
 * Closes menus and panel after a navigation, on Escape, and on a click outside. While the panel
 * covers a phone's screen, the page behind it is inert.
 */
export function useHeaderCloses(bar: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Menus opened before hydration stay open.
    if (shown.current === key) return;
    shown.current = key;
    closeAll(bar.current);
  }, [key, bar]);
  useEffect(() => {
    const panel = bar.current?.querySelector<HTMLDetailsElement>(`.${styles.burger}`);
    function onKey(event: KeyboardEvent): void {
      const open = bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]');
      const innermost = open?.item(open.length - 1);
      if (event.key !== 'Escape' || !innermost) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    }
    function onClick(event: MouseEvent): void {
      if (!bar.current?.contains(event.target as Node)) closeAll(bar.current);
    }
    function onPanel(): void {
      for (const behind of document.querySelectorAll<HTMLElement>('main, #content ~ footer')) {
        behind.inert = panel?.open ?? false;
      }
    }
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    panel?.addEventListener('toggle', onPanel);
    onPanel();
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      panel?.removeEventListener('toggle', onPanel);
    };
  }, [bar]);
}

function closeAll(bar: HTMLElement | null): void {
  for (const details of bar?.querySelectorAll('details[open]') ?? []) {
    details.removeAttribute('open');
  }
}
