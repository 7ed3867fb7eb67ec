import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isModifiedClick } from '../lib/isModifiedClick.ts';

/** How long the pointer or the focus stays on a link that is prefetched, in ms. */
const INTENT_DELAY = 100;

/**
 * Client navigation for all links of this site (`LocaleLink`), with one listener for the document instead
 * of React Router's `Link` for each: a tenth of a render, and less to hydrate. It leaves to the browser what
 * opens in a new tab.
 *
 * @returns the address of the link that the pointer or the focus is on, which can be prefetched
 */
export function useFollowLinks(): string | undefined {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || link.target || isModifiedClick(event)) return;
      // Handlers of components have run before.
      if (event.defaultPrevented) return;
      event.preventDefault();
      void navigate(addressOf(link), {
        replace: link.href === location.href,
        viewTransition: link.dataset.link === 'transition',
        preventScrollReset: link.dataset.link === 'in-place',
      });
    };
    let timer: ReturnType<typeof setTimeout>;
    const intend = (event: Event) => {
      const link = linkOf(event);
      clearTimeout(timer);
      // Pages with a query are rendered for each request.
      const address = link && !link.target && !link.search ? addressOf(link) : undefined;
      timer = setTimeout(() => setIntended(address), INTENT_DELAY);
    };
    const intentions = ['mouseover', 'focusin', 'touchstart'];
    document.addEventListener('click', follow);
    for (const type of intentions) document.addEventListener(type, intend, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow);
      for (const type of intentions) document.removeEventListener(type, intend);
    };
  }, [navigate]);
  return intended;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
