import { useRef, useState } from 'react';
import { useLocale } from '../components/useLocale.ts';
import type { MegaMenuDetails } from './overlay/megaMenuDetails.tsx';

/**
 * What desktops show in menus beside the links. It is loaded when the pointer or the focus comes to the
 * menus; without it, they have their links alone.
 */
export function useMegaMenuDetails(): [MegaMenuDetails | undefined, load: () => void] {
  const locale = useLocale();
  const [details, setDetails] = useState<MegaMenuDetails>();
  const isWanted = useRef(false);

  function load(): void {
    if (isWanted.current || !matchMedia('(min-width: 768px)').matches) return;
    isWanted.current = true;
    import('./overlay/megaMenuDetails.tsx')
      .then((module) => module.prepareMegaMenuDetails(locale))
      .then(setDetails, () => {
        isWanted.current = false;
      });
  }
  return [details, load];
}
