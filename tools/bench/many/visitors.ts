/**
 * What many visitors ask for, one request after another: pages 85 %, pictures 10 %, the API 4 %, what
 * they send 1 %. Pages are asked for by Zipf's law in each of four languages, half of them as documents
 * and half as what a click within the site fetches; two of five browsers have been there before.
 */
import type { Locale } from '../../../domain/locale.ts';
import type { Found } from './crawl.ts';
import type { Ask } from './load.ts';
import type { Senders } from './senders.ts';

const LANGUAGES: readonly (readonly [Locale, number])[] = [
  ['en', 0.4],
  ['fr', 0.3],
  ['es', 0.15],
  ['de', 0.15],
];
const BEEN_THERE = 0.4;
const OK = [200];

/** Gives the next request, whoever it is from. */
export function visitors({ pages, pictures }: Found, senders: Senders): () => Ask {
  const tags = new Map<string, string>();

  function page(): Ask {
    const document = byZipf(pages[language()]);
    const path = Math.random() < 0.5 ? document : `${document}.data`;
    const tag = Math.random() < BEEN_THERE ? tags.get(path) : undefined;
    return {
      path,
      headers: { ...browser(), ...(tag && { 'if-none-match': tag }) },
      good: tag ? [200, 304] : OK,
      answered: ({ etag }) => tags.set(path, String(etag)),
    };
  }

  const picture = (): Ask => ({ path: byZipf(pictures), headers: browser(), good: OK });

  return () => {
    const share = Math.random();
    if (share < 0.85) return page();
    if (share < 0.95) return picture();
    return share < 0.99 ? senders.call(byZipf(pages.en)) : senders.send();
  };
}

/** What a browser of a new visitor says of itself. */
export function browser(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return {
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
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

/** One of a list whose n-th is asked for n times less often than its first. */
function byZipf<T>(list: readonly T[]): T {
  const chosen = list[Math.floor((list.length + 1) ** Math.random()) - 1] ?? list[0];
  if (chosen === undefined) throw new Error('There is nothing to ask for.');
  return chosen;
}
