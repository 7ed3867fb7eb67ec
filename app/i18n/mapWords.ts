import type { Locale } from '../../domain/locale.ts';
import type en from '../../messages/map/en.json';

/** The texts of opened maps, which are loaded with them. */
export type MapWords = typeof en;

const files = import.meta.glob<MapWords>('../../messages/map/*.json', { import: 'default' });

/** The texts of opened maps in one language; fails where they cannot be loaded. */
export async function loadMapWords(locale: Locale): Promise<MapWords> {
  const load = files[`../../messages/map/${locale}.json`];
  if (!load) throw new Error(`messages/map/${locale}.json is missing`);
  return load();
}
