import { NetworkFirst } from 'workbox-strategies';
import { lastPictures, NETWORK_TIMEOUT, unlessDeleted } from './limits.ts';
import { PINNED_PAGES, pictureIn, VISITED_PICTURES } from './saved.ts';

/**
 * Network first (the HTTP cache stores pictures for a day). One copy of each picture is saved, the
 * widest that was loaded. Offline it serves all widths and formats, since a page may request others
 * than before.
 */
const pictures = new NetworkFirst({
  cacheName: VISITED_PICTURES,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pictureKey(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        // Responses of a CDN are opaque: their status and URL are unreadable.
        const usable = response.status === 200 || response.type === 'opaque';
        return usable && (await isWider(request.url)) ? response : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await findSimilar(request.url)),
    },
    unlessDeleted,
    lastPictures,
  ],
});

export async function respondWithPicture(
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  try {
    return await pictures.handle({ request, event });
  } catch {
    return Response.error();
  }
}

/** Saves pictures of a page that was loaded before the worker was active. */
export async function savePictures(urls: string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls.filter(pictureIn)) {
    const request = new Request(url, { mode: 'no-cors' });
    await pictures.handleAll({ request, event })[1].catch(() => undefined);
  }
}

/** The cache key of a picture: its URL without width and format. */
export function pictureKey(url: string): string {
  const { origin } = new URL(url, self.location.origin);
  return `${origin}/img/w_0,f_any/${pictureIn(url)?.source}`;
}

/** True if the picture is wider than the saved one. */
async function isWider(url: string): Promise<boolean> {
  const saved = await caches.match(pictureKey(url), { cacheName: VISITED_PICTURES });
  return (pictureIn(url)?.width ?? 0) > (pictureIn(saved?.url ?? '')?.width ?? 0);
}

/** The same picture in a cache, or the same poster in another shape. */
async function findSimilar(url: string): Promise<Response | undefined> {
  const key = pictureKey(url);
  for (const cacheName of [PINNED_PAGES, VISITED_PICTURES]) {
    const cache = await caches.open(cacheName);
    const same = await cache.match(key);
    const like = (await cache.keys()).find((saved) => subject(saved.url) === subject(key));
    const found = same ?? (like && (await cache.match(like)));
    if (found) return found;
  }
  return undefined;
}

/** Posters have several shapes: `posters/{kind}/{id}[.{shape}].svg`. */
const subject = (key: string) => pictureIn(key)?.source.replace(/\.(wide|band|tall)(?=\.svg$)/, '');
