import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Content below the first screen: after a link was followed, the page appears without it at first, so that
 * its heading is there sooner (docs/measurements.md). Documents have it, and so have pages that are opened at
 * a scroll position: by "back" or at an anchor.
 */
export function RenderLater({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP';
  const hasAnchor = useLocation().hash !== '';
  // React renders again after each initial value, even one that stays.
  const initially = isFollowed && !hasAnchor ? false : undefined;
  const isShown = useDeferredValue(true, initially);
  return isShown && children;
}
