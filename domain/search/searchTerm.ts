/** Longest search term in characters; longer than any title. */
export const MAX_TERM_LENGTH = 100;

/** Section 9: shortest term that is searched and stored, in characters. */
export const MIN_TERM_LENGTH = 2;

/** Section 9: number of recent searches that are stored. */
export const MAX_RECENT_SEARCHES = 10;

/**
 * The recent searches after a search for `term`: newest first, without duplicates of another spelling,
 * and without terms that are too short (section 5).
 */
export function rememberTerm(terms: readonly string[], term: string): string[] {
  const trimmed = term.trim().slice(0, MAX_TERM_LENGTH);
  if (trimmed.length < MIN_TERM_LENGTH) return [...terms];
  return [trimmed, ...forgetTerm(terms, trimmed)].slice(0, MAX_RECENT_SEARCHES);
}

/** The recent searches without a term. */
export function forgetTerm(terms: readonly string[], term: string): string[] {
  return terms.filter((other) => other.toLowerCase() !== term.toLowerCase());
}
