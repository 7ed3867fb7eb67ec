/**
 * The mix of requests of the load test: pages 85 %, pictures 10 %, API 4 %, submissions 1 %. Pages are
 * chosen by Zipf's law within each language, half of them as documents and half as data requests of
 * client-side navigation. 40 % of the requests for pages already seen send an ETag.
 */
import type { Locale } from '../../../domain/locale.ts';
import type { ApiTraffic } from './apiTraffic.ts';
import type { CrawlResult } from './crawl.ts';
import { browserHeaders, type LoadRequest } from './load.ts';

const LANGUAGES: readonly (readonly [Locale, number])[] = [
  ['en', 0.4],
  ['fr', 0.3],
  ['es', 0.15],
  ['de', 0.15],
];
const RETURNING_SHARE = 0.4;
const OK = [200];

/** Returns a function that gives a random request. */
export function visitors({ pages, pictures }: CrawlResult, api: ApiTraffic): () => LoadRequest {
  const etags = new Map<string, string>();

  function page(): LoadRequest {
    const document = byZipf(pages[language()]);
    const path = Math.random() < 0.5 ? document : `${document}.data`;
    const knownEtag = Math.random() < RETURNING_SHARE ? etags.get(path) : undefined;
    return {
      path,
      headers: { ...browserHeaders(), ...(knownEtag && { 'if-none-match': knownEtag }) },
      expected: knownEtag ? [200, 304] : OK,
      onSuccess: ({ etag }) => etags.set(path, String(etag)),
    };
  }

  const picture = (): LoadRequest => ({
    path: byZipf(pictures),
    headers: browserHeaders(),
    expected: OK,
  });

  return () => {
    const share = Math.random();
    if (share < 0.85) return page();
    if (share < 0.95) return picture();
    return share < 0.99 ? api.call(byZipf(pages.en)) : api.send();
  };
}

function language(): Locale {
  let left = Math.random();
  for (const [locale, share] of LANGUAGES) {
    left -= share;
    if (left < 0) return locale;
  }
  return 'en';
}

/** A random element; the n-th is n times less frequent than the first. */
function byZipf<T>(list: readonly T[]): T {
  const chosen = list[Math.floor((list.length + 1) ** Math.random()) - 1] ?? list[0];
  if (chosen === undefined) throw new Error('The list is empty.');
  return chosen;
}
