/** The longest term that is searched, in characters; more than any title has. */
export const MAX_TERM_LENGTH = 100;

/** Section 9: the shortest that is searched and remembered, in characters. */
export const MIN_TERM_LENGTH = 2;

/** Section 9: how many recent searches are kept. */
export const MOST_RECENT = 10;

/**
 * The recent searches after one for `term`: newest first, none twice however it is written, and
 * none that is shorter than the shortest (section 5).
 */
export function rememberTerm(terms: readonly string[], term: string): string[] {
  const trimmed = term.trim().slice(0, MAX_TERM_LENGTH);
  if (trimmed.length < MIN_TERM_LENGTH) return [...terms];
  return [trimmed, ...forgetTerm(terms, trimmed)].slice(0, MOST_RECENT);
}

/** The recent searches without one. */
export function forgetTerm(terms: readonly string[], term: string): string[] {
  return terms.filter((other) => other.toLowerCase() !== term.toLowerCase());
}
