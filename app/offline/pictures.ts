import { NetworkFirst } from 'workbox-strategies';
import { lastPictures, unlessForgotten } from './limits.ts';
import { PATIENCE } from './patience.ts';
import { KEPT, pictureIn, VISITED_PICTURES } from './saved.ts';

/**
 * Pictures as they are asked for while there is a network (the browser's own cache keeps them for a
 * day). Of each, one copy is saved, the widest that was seen: without a network it answers for every
 * width and format, since a page may ask for another one than it did when it was visited.
 */
const pictures = new NetworkFirst({
  cacheName: VISITED_PICTURES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    unlessForgotten,
    {
      cacheKeyWillBeUsed: async ({ request }) => pictureKey(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        // Pictures of a CDN are opaque: neither their status nor their address can be read.
        const usable = response.status === 200 || response.type === 'opaque';
        return usable && (await isWider(request.url)) ? response : null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await findSimilar(request.url)),
    },
    lastPictures,
  ],
});

export async function answerPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    return await pictures.handle({ request, event });
  } catch {
    return Response.error();
  }
}

/** Saves pictures of a page that was loaded before there was a worker. */
export async function savePictures(urls: string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls.filter(pictureIn)) {
    const request = new Request(url, { mode: 'no-cors' });
    await pictures.handleAll({ request, event })[1].catch(() => undefined);
  }
}

/** The name under which a picture is saved: its address without width and format. */
export function pictureKey(url: string): string {
  const { origin } = new URL(url, self.location.origin);
  return `${origin}/img/w_0,f_any/${pictureIn(url)?.source}`;
}

/** Whether this is more than is saved of the picture. */
async function isWider(url: string): Promise<boolean> {
  const saved = await caches.match(pictureKey(url), { cacheName: VISITED_PICTURES });
  return (pictureIn(url)?.width ?? 0) > (pictureIn(saved?.url ?? '')?.width ?? 0);
}

/** The same picture among those kept, or the same poster in another shape. */
async function findSimilar(url: string): Promise<Response | undefined> {
  const key = pictureKey(url);
  for (const cacheName of [KEPT, VISITED_PICTURES]) {
    const cache = await caches.open(cacheName);
    const same = await cache.match(key);
    const like = (await cache.keys()).find((saved) => subject(saved.url) === subject(key));
    const found = same ?? (like && (await cache.match(like)));
    if (found) return found;
  }
  return undefined;
}

/** A poster is served in several shapes: `posters/{kind}/{id}[.{shape}].svg`. */
const subject = (key: string) => pictureIn(key)?.source.replace(/\.(wide|tall)(?=\.svg$)/, '');
