import { LOCALES } from '../domain/locale.ts';
import { DESTINATIONS, SCREENS } from '../tests/screens.ts';

export interface SavedPage {
  address: string;
  body: string;
}

/** Programmes and books are no pages. */
const NO_PAGE =
  /^\/(api|documents|assets|img)\/|\.(ics|xml|rss|json|geojson|txt|webmanifest)(\?|$)/;

/** Filters narrow the same page without end; some of each kind stand in the table of screens. */
const isNarrowed = (link: string) => link.includes('?');

/** Every page of the site: the table of screens, what links lead to, and the pages for problems. */
export async function* allPages(site: string): AsyncGenerator<SavedPage> {
  const starts = LOCALES.flatMap((locale) => [
    ...SCREENS.map((screen) => `/${locale}${screen}`),
    ...DESTINATIONS.map((slug) => `/${locale}/destination/${slug}`),
    `/${locale}/poi/no-such-place`,
    `/${locale}/no-such-page`,
    `/${locale}/itinerary/no-such-plan`,
    `/${locale}/pdf?tour={`,
  ]);
  const queue = [...starts, '/api/docs'];
  const seen = new Set(queue);
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const body = await readPage(site + address);
    yield { address, body };
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const link = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (!link.startsWith('/') || NO_PAGE.test(link) || isNarrowed(link) || seen.has(link))
        continue;
      seen.add(link);
      queue.push(link);
    }
  }
  for (const locale of LOCALES) {
    for (const page of ['/contact', '/mice', '/newsletter']) {
      const address = `/${locale}${page}`;
      const form = new URLSearchParams({ email: '"none"', message: '<b>&', website: 'x' });
      yield { address: `POST ${address}`, body: await readPage(site + address, form) };
    }
  }
}

let visitors = 0;

async function readPage(url: string, form?: URLSearchParams): Promise<string> {
  const headers = { 'x-forwarded-for': `2001:db8:0:${(visitors++).toString(16)}::1` };
  const answer = await fetch(url, { headers, ...(form && { method: 'POST', body: form }) });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status >= 500 || !type.startsWith('text/html')) {
    throw new Error(`${url} answers ${answer.status} with ${type}`);
  }
  return answer.text();
}
