import { useEffect, useState } from 'react';
import { type StudioLocale, useStudioLocale } from './locales.ts';

type Load<T> = Record<StudioLocale, () => Promise<{ default: T }>>;

/**
 * Loads texts in the language that the member chose. Those of the former language stay while the next
 * ones are on their way.
 *
 * @param load a constant
 * @returns undefined until the first texts are there
 * @throws while rendering, where they cannot be loaded: the nearest error boundary shows it
 */
export function useLoadedMessages<T>(
  load: Load<T>,
): { locale: StudioLocale; messages: T } | undefined {
  const { locale } = useStudioLocale();
  const [loaded, setLoaded] = useState<{ locale: StudioLocale; messages: T }>();
  useEffect(() => {
    let isCurrent = true;
    load[locale]().then(
      (file) => isCurrent && setLoaded({ locale, messages: file.default }),
      (error: unknown) =>
        isCurrent &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, locale]);
  return loaded;
}
