import type { Locale } from '../../domain/locale.ts';
import type finder from '../../messages/finder/en.json';
import type map from '../../messages/map/en.json';

/** The texts of what opens over a page or in it, which are loaded with it. */
export interface PartWords {
  /** Opened maps. */
  map: typeof map;
  /** The search over the page. */
  finder: typeof finder;
}

const files = import.meta.glob('../../messages/{map,finder}/*.json', { import: 'default' });

/** The texts of a part in one language; fails where they cannot be loaded. */
export async function partWords<P extends keyof PartWords>(
  part: P,
  locale: Locale,
): Promise<PartWords[P]> {
  const load = files[`../../messages/${part}/${locale}.json`];
  if (!load) throw new Error(`messages/${part}/${locale}.json is missing`);
  return (await load()) as PartWords[P];
}
