import { NetworkFirst } from 'workbox-strategies';
import { isLocale, LOCALES, splitLocale } from '../../../domain/locale.ts';
import { lastPages, NETWORK_TIMEOUT, unlessDeleted, withNetworkTimeout } from './limits.ts';
import { PINNED_PAGES, savedPage, VISITED_PAGES, withFacts } from './saved.ts';

/** A visited page is not saved again within this time, in ms, if only its data was requested. */
const FRESH = 3_600_000;

/** Pages that read their query in the browser: one copy serves all queries. */
const QUERY_IN_BROWSER = ['/offline', '/visiting'];

/** Campaign parameters, which do not change the page. */
const CAMPAIGN = /^(utm_|fbclid$|gclid$)/;

/**
 * Pages whose data timed out, with the time (ms since 1970) until which saved copies are preferred.
 */
const slow = new Map<string, number>();

/** Network first, with the saved copy after a timeout or an error. */
const visited = new NetworkFirst({
  cacheName: VISITED_PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
      cacheWillUpdate: async ({ response }) => (await withFacts(response)) ?? null,
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await findPage(request.url)),
      // Without a network Firefox resolves navigation preload with an error response, which the
      // strategy does not take for a failed request.
      handlerDidError: ({ request }) => findPage(request.url),
    },
    unlessDeleted,
    lastPages,
  ],
});

/** Responds to a navigation with the page, its saved copy, or a redirect to the offline page. */
export async function respondWithPage(request: Request, event: ExtendableEvent): Promise<Response> {
  if ((slow.get(addressOf(request.url)) ?? 0) > Date.now()) {
    const saved = await findPage(request.url);
    if (saved) return saved;
  }
  try {
    return await visited.handle({ request, event });
  } catch {
    return wayOut(new URL(request.url));
  }
}

/**
 * Responds to the router's request for a page's data. The page itself is saved: it contains its
 * data and links its scripts, so that both belong to the same release. Without a response from the
 * network, a redirect makes the router load the page as a document, which comes from the cache.
 */
export async function respondWithData(request: Request, event: ExtendableEvent): Promise<Response> {
  const url = pageOfData(request.url);
  const page = addressOf(url.href);
  const network = fetch(request).catch(() => undefined);
  const saved = await findPage(page);
  const answer = await (saved ? withNetworkTimeout(network) : network);
  if (answer) {
    if (answer.ok) event.waitUntil(saveVisited(page, event).catch(() => undefined));
    return answer;
  }
  slow.set(page, Date.now() + 10_000);
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': url.pathname + url.search, 'X-Remix-Reload-Document': 'true' },
  });
}

/** Saves the visited page, unless it was saved recently. */
export async function saveVisited(page: string, event: ExtendableEvent): Promise<void> {
  const url = addressOf(page);
  const cache = await caches.open(VISITED_PAGES);
  const saved = await cache.match(url);
  if (saved && savedPage(url, saved).at > Date.now() - FRESH) return;
  const [, done] = visited.handleAll({ request: new Request(url), event });
  await done;
}

/** The saved copy of a page. */
async function findPage(url: string): Promise<Response | undefined> {
  for (const cacheName of [VISITED_PAGES, PINNED_PAGES]) {
    const saved = await caches.match(addressOf(url), { cacheName, ignoreVary: true });
    if (saved) return saved;
  }
  return undefined;
}

/**
 * Redirects from an unsaved page to the saved offline page, preferably in the visitor's language.
 */
async function wayOut({ origin, pathname, search }: URL): Promise<Response> {
  const wanted = splitLocale(pathname);
  const languages = navigator.languages.map((language) => language.slice(0, 2)).filter(isLocale);
  for (const locale of [wanted.locale, ...languages, ...LOCALES]) {
    const offline = `${origin}/${locale}/offline`;
    if (!locale || wanted.rest === '/offline' || !(await findPage(offline))) continue;
    if (pathname === '/') return Response.redirect(`${origin}/${locale}`);
    return Response.redirect(`${offline}?from=${encodeURIComponent(pathname + search)}`);
  }
  return Response.error();
}

/** The URL that identifies a page in the caches. */
function addressOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url, self.location.origin);
  if (QUERY_IN_BROWSER.includes(splitLocale(pathname).rest)) return origin + pathname;
  for (const name of [...searchParams.keys()]) {
    if (CAMPAIGN.test(name)) searchParams.delete(name);
  }
  return origin + pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** The URL of the page for a data request, `{page}.data?_routes=…`. */
function pageOfData(url: string): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\.data$/, '').replace(/\/_$/, '/');
  page.searchParams.delete('_routes');
  return page;
}
