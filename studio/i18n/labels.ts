import type { Kind } from '../../domain/content/kinds.ts';

/**
 * The key of a field in `fields.json`, `hints.json` or `options.json`: the longest end of its path that
 * the file has. `contact_email` is found as `email`, `places_contact_asOf` as `asOf`.
 *
 * @param names from the entry to the field, without positions in lists
 */
export function labelKey(
  has: (key: string) => boolean,
  kind: Kind,
  names: readonly string[],
): string | undefined {
  const parts = [kind, ...names];
  const keys = parts.map((_, index) => parts.slice(index).join('_'));
  return keys.find(has);
}
