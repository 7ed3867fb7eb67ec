import { useEffect, useState } from 'react';
import type { LocalizedText } from '../../../domain/locale.ts';
import type { SearchedKind } from '../../../domain/search/search.ts';
import { MIN_TERM_LENGTH } from '../../../domain/search/searchTerm.ts';
import type { Filters } from '../../../domain/visitor/visitor.ts';
import { ERROR_CODES } from '../../api/errorCodes.ts';
import { fetchData } from '../../api/fetchData.ts';

/** Section 9: delay between the last key and the request, in ms. */
const DELAY = 300;

/** Maximum number of suggestions of each kind; the search page shows all results. */
const LIMIT = 6;

/** A search result with the fields that a suggestion shows. */
export interface Suggestion {
  _id: string;
  title: LocalizedText;
  /** The source of the picture. */
  picture: string;
  /** The id of the city. */
  city?: string;
}

export type SearchResults = Record<SearchedKind, Suggestion[]> & {
  /** The kinds with results; that of the best match comes first. */
  order: SearchedKind[];
  /** Without results: entries with similar spelling. */
  near: (Suggestion & { kind: SearchedKind })[];
};

interface Answer {
  url: string;
  term: string;
  /** Undefined if the request failed. */
  results: SearchResults | undefined;
  /** Seconds until the next request is allowed (rate limit), else 0. */
  retryAfter: number;
}

/**
 * Search results for a term within cities and tags, requested 300 ms after the last change. Without a
 * term, the filters alone list places. The previous results stay until the next ones arrive; `busy` is
 * true meanwhile.
 */
export function useSuggestions(
  term: string,
  { cities, tags }: Pick<Filters, 'cities' | 'tags'>,
): { results: SearchResults | undefined; failed: boolean; busy: boolean; retryAfter: number } {
  const [answer, setAnswer] = useState<Answer>();
  const filtered = cities.length > 0 || tags.length > 0;
  const isEnabled = term === '' ? filtered : term.length >= MIN_TERM_LENGTH;
  const query = new URLSearchParams({
    q: term,
    cities: cities.join(),
    tags: tags.join(),
    fields: 'picture,city',
    limit: String(LIMIT),
  });
  const url = isEnabled ? `/api/search?${query}` : undefined;

  useEffect(() => {
    if (!url) return setAnswer(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      let retryAfter = 0;
      const results = await fetchData<SearchResults>(url, ERROR_CODES.places, signal, (seconds) => {
        retryAfter = seconds;
      });
      if (!signal.aborted) setAnswer({ url, term, results, retryAfter });
    }, DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, term]);

  const done = answer?.url === url;
  // Results of the filters alone are not shown for a term, nor the other way round.
  const isCurrent = isEnabled && answer && (answer.term === '') === (term === '');
  return {
    results: isCurrent ? answer.results : undefined,
    failed: isEnabled && done && !answer?.results && answer?.retryAfter === 0,
    busy: !done,
    retryAfter: isEnabled && done ? (answer?.retryAfter ?? 0) : 0,
  };
}
