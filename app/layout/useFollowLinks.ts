import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Client navigation for plain links: give the handler to an element around them. It leaves to the
 * browser what leads elsewhere or is opened in a new tab.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || link.target || link.origin !== location.origin || isModified) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
