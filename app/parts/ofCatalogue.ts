import type { Catalogue } from '../../domain/catalogue.ts';

const made = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * What many pages show alike, made once and kept for as long as its catalogue is. `key` names what it
 * is, language and all; it must follow from the catalogue and the key alone.
 */
export function ofCatalogue<T>(catalogue: Catalogue, key: string, make: () => T): T {
  const known = made.get(catalogue) ?? new Map<string, unknown>();
  made.set(catalogue, known);
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}
