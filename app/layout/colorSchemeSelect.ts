import { type ColorSchemeChoice, useColorScheme } from '../lib/colorScheme.ts';
import { syncAcrossTabs } from '../lib/syncAcrossTabs.ts';

/**
 * Connects the footer's select with the visitor's choice of light or dark pages. The footer loads it
 * after hydration, once per document.
 */
export function connect(select: HTMLSelectElement): void {
  // A visitor may have chosen before this script was there.
  const early = select.value as ColorSchemeChoice;
  const show = () => {
    select.value = useColorScheme.getState().choice;
  };
  useColorScheme.subscribe(show);
  syncAcrossTabs(useColorScheme);
  if (early !== 'system') useColorScheme.getState().choose(early);
  show();
  select.addEventListener('change', () =>
    useColorScheme.getState().choose(select.value as ColorSchemeChoice),
  );
}
