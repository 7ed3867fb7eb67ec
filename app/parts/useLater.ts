import { useEffect, useState } from 'react';

/**
 * A module that is fetched after the page has come to life, for what only this browser knows. Give
 * a function that is the same each time. Where the module cannot be had the page is whole without it.
 */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => gone || setModule(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return module;
}
