import { useEffect, useState } from 'react';
import { fetchOptional } from './fetchOptional.ts';

/** A response: `wait` while loading, `none` after a failure. */
export type ApiState<T> = T | 'wait' | 'none';

/** Requests an address after hydration, and again when it changes. */
export function useApi<T extends object>(path: string): ApiState<T> {
  const [answered, setAnswered] = useState<{ path: string; data: T | 'none' }>();
  useEffect(() => {
    const leaving = new AbortController();
    void fetchOptional<T>(path, leaving.signal).then((data) => {
      if (!leaving.signal.aborted) setAnswered({ path, data: data ?? 'none' });
    });
    return () => leaving.abort();
  }, [path]);
  return answered?.path === path ? answered.data : 'wait';
}
