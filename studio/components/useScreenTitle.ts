import { useEffect } from 'react';

const NAME = 'Studio';

/** Names the browser's tab after the screen. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = title === NAME ? NAME : `${title} – ${NAME}`;
  }, [title]);
}
