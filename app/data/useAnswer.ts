import { useEffect, useState } from 'react';
import { askQuietly } from './quietly.ts';

/** What the API answers: `wait` until it does, `none` where it cannot be had. */
export type Asked<T> = T | 'wait' | 'none';

/** Asks the API once the page has come to life, and again when the address changes. */
export function useAnswer<T extends object>(path: string): Asked<T> {
  const [answered, setAnswered] = useState<{ path: string; data: T | 'none' }>();
  useEffect(() => {
    const leaving = new AbortController();
    void askQuietly<T>(path, leaving.signal).then((data) => {
      if (!leaving.signal.aborted) setAnswered({ path, data: data ?? 'none' });
    });
    return () => leaving.abort();
  }, [path]);
  return answered?.path === path ? answered.data : 'wait';
}
