import { NetworkFirst } from 'workbox-strategies';
import { isLocale, LOCALES, splitLocale } from '../../domain/locale.ts';
import { lastPages, unlessForgotten } from './limits.ts';
import { PATIENCE, patient } from './patience.ts';
import { KEPT, savedPage, VISITED_PAGES, withFacts } from './saved.ts';

/** A visited page is not saved again within this time, in ms, when only its data has been asked for. */
const FRESH = 3_600_000;

/** What advertisers add to addresses; the page is the same without. */
const CAMPAIGN = /^(utm_|fbclid$|gclid$)/;

/** Pages that were too slow as data, and until when (ms) their saved copies go first. */
const slow = new Map<string, number>();

/** From the network; from the device when that fails or takes longer than a visitor waits. */
const visited = new NetworkFirst({
  cacheName: VISITED_PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    unlessForgotten,
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
      cacheWillUpdate: async ({ response }) => (await withFacts(response)) ?? null,
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await findPage(request.url)),
    },
    lastPages,
  ],
});

/** Answers a navigation: with the page, its saved copy, or the way to the page for no network. */
export async function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
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
 * Answers the router's request for a page's data. What is saved is the page itself: it carries its
 * data and names its scripts, so that both are always of one release. When the data does not come,
 * the router is told to load the page as a document, which is then answered from the device.
 */
export async function answerData(request: Request, event: ExtendableEvent): Promise<Response> {
  const page = pageOfData(request.url);
  const network = fetch(request).catch(() => undefined);
  const saved = await findPage(page);
  const answer = await (saved ? patient(network) : network);
  if (answer) {
    if (answer.ok) event.waitUntil(saveVisited(page, event).catch(() => undefined));
    return answer;
  }
  slow.set(page, Date.now() + 10_000);
  const { pathname, search } = new URL(page);
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': pathname + search, 'X-Remix-Reload-Document': 'true' },
  });
}

/** Saves a page that is being visited, unless it has just been saved. */
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
  for (const cacheName of [VISITED_PAGES, KEPT]) {
    const saved = await caches.match(addressOf(url), { cacheName, ignoreVary: true });
    if (saved) return saved;
  }
  return undefined;
}

/** Where a page is not saved: the page that says so, in the visitor's language if that is saved. */
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

/** What of an address says which page it is. */
function addressOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url, self.location.origin);
  for (const name of [...searchParams.keys()]) {
    if (CAMPAIGN.test(name)) searchParams.delete(name);
  }
  // The page for no network is one, whatever it was shown for.
  if (pathname.endsWith('/offline')) searchParams.delete('from');
  return origin + pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** The address of the page whose data the router asks for at `{page}.data?_routes=…`. */
function pageOfData(url: string): string {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\.data$/, '').replace(/\/_$/, '/');
  page.searchParams.delete('_routes');
  return addressOf(page.href);
}
