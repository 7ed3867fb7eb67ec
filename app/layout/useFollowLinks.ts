import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Client navigation for the plain links of served HTML. It leaves to the browser what leads elsewhere
 * or is opened in a new tab.
 */
export function useFollowLinks(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    function follow(event: MouseEvent): void {
      const link = (event.target as Element).closest('a');
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.target || link.origin !== location.origin || isModified) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [root, navigate]);
}
