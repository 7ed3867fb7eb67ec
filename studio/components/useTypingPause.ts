import { useEffect, useState } from 'react';

/** Whether nothing was typed for `pause` ms after `isWaiting` became true. A dialog can take the focus then. */
export function useTypingPause(isWaiting: boolean, pause: number): boolean {
  const [hasPaused, setHasPaused] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    let timer = setTimeout(setHasPaused, pause, true);
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(setHasPaused, pause, true);
    };
    addEventListener('input', waitAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('input', waitAgain);
      setHasPaused(false);
    };
  }, [isWaiting, pause]);
  return hasPaused;
}
