import { useEffect, useState } from 'react';

/**
 * Loads a module after hydration, for content that only this browser has. Pass a stable function.
 * Undefined until it is loaded, and if loading fails.
 */
export function useLazyModule<T>(load: () => Promise<T>): T | undefined {
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
