import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { DEFAULT_LOCALE, type LocalizedText } from '../../../domain/locale.ts';
import type { SearchedKind } from '../../../domain/search.ts';
import { MIN_TERM_LENGTH } from '../../../domain/searchTerm.ts';
import type { Filters } from '../../../domain/visitor.ts';
import { fetchData } from '../../data/fetchData.ts';

/** Section 9: how long after the last key the search runs, in ms. */
const DELAY = 300;

/** How many of each kind are suggested; the search page shows them all. */
const EACH = 6;

/** Something that was found, as small as a suggestion shows it. */
export interface Suggestion {
  _id: string;
  title: LocalizedText;
  /** The source of its picture. */
  picture: string;
  /** The id of its city. */
  city?: string;
}

export type Found = Record<SearchedKind, Suggestion[]> & {
  /** Where nothing was found: what is near in spelling. */
  near: (Suggestion & { kind: SearchedKind })[];
};

interface Answer {
  address: string;
  term: string;
  /** Undefined where the answer could not be had. */
  found: Found | undefined;
}

/**
 * What is found for a term, limited to cities and tags, 300 ms after they last changed. Without a
 * term the filters alone list places. The last answer stays until there is another; `busy` says
 * that one is on its way.
 */
export function useSuggestions(
  term: string,
  { cities, tags }: Pick<Filters, 'cities' | 'tags'>,
): { found: Found | undefined; failed: boolean; busy: boolean } {
  const { locale = DEFAULT_LOCALE } = useParams();
  const [answer, setAnswer] = useState<Answer>();
  const filtered = cities.length > 0 || tags.length > 0;
  const asks = term === '' ? filtered : term.length >= MIN_TERM_LENGTH;
  const query = new URLSearchParams({
    q: term,
    locale,
    cities: cities.join(),
    tags: tags.join(),
    fields: 'picture,city',
    limit: String(EACH),
  });
  const address = asks ? `/api/search?${query}` : undefined;

  useEffect(() => {
    if (!address) return setAnswer(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const found = await fetchData<Found>(address, ['PE01', 'PE02'], signal);
      if (!signal.aborted) setAnswer({ address, term, found });
    }, DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, term]);

  const done = answer?.address === address;
  // What filters alone list is no answer to a term, nor the other way round.
  const fits = asks && answer && (answer.term === '') === (term === '');
  return {
    found: fits ? answer.found : undefined,
    failed: asks && done && !answer?.found,
    busy: !done,
  };
}
