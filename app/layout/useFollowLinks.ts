import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Client navigation for the plain links of served HTML. It leaves to the browser what leads elsewhere
 * or is opened in a new tab.
 *
 * @returns the address of the link that the pointer or the focus is on, which can be prefetched
 */
export function useFollowLinks(root: RefObject<HTMLElement | null>): string | undefined {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!address || isModified) return;
      event.preventDefault();
      void navigate(address);
    };
    const intend = (event: Event) => setIntended(addressOf(event));
    element?.addEventListener('click', follow);
    element?.addEventListener('mouseover', intend);
    element?.addEventListener('focusin', intend);
    return () => {
      element?.removeEventListener('click', follow);
      element?.removeEventListener('mouseover', intend);
      element?.removeEventListener('focusin', intend);
    };
  }, [root, navigate]);
  return intended;
}

/** The address of the event's link within this site. */
function addressOf({ target }: Event): string | undefined {
  const link = (target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}
