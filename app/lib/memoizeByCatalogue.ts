import type { Catalogue } from '../../domain/content/catalogue.ts';

const cache = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * Caches a value per catalogue. `key` includes the language; the value must depend on catalogue and
 * key only.
 */
export function memoizeByCatalogue<T>(catalogue: Catalogue, key: string, make: () => T): T {
  const known = cache.get(catalogue) ?? new Map<string, unknown>();
  cache.set(catalogue, known);
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}
