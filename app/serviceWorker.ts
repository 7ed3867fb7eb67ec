/// <reference lib="webworker" />
/**
 * The service worker opens visited pages, favourites and saved maps without a network. It handles
 * GET requests for pages, their data, pictures, map tiles and hashed files; everything else (API,
 * forms, ranges, downloads) goes to the network.
 *
 * The worker of a new release saves its files and waits until the last page of the old release is
 * closed, so that no open page loses its scripts. Pages are loaded from the network first.
 */
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { deleteOldReleases, respondWithAsset, saveRelease } from './features/offline/assets.ts';
import { deleteAllSaved, NETWORK_TIMEOUT, unlessDeleted } from './features/offline/limits.ts';
import { cacheList, respondWithList } from './features/offline/listCache.ts';
import {
  mapPages,
  respondWithTile,
  respondWithTileJson,
  saveMapFiles,
} from './features/offline/mapFiles.ts';
import { type SaveMapFilesRequest, TILE_JSON } from './features/offline/mapStorage.ts';
import { respondWithData, respondWithPage, saveVisited } from './features/offline/pages.ts';
import { respondWithPicture, savePictures } from './features/offline/pictures.ts';
import { refreshPinnedPages } from './features/offline/pinnedPages.ts';
import { DELETE_SAVED, MAPS, pictureIn, type SaveRequest } from './features/offline/saved.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that are not pages of the website. */
const NO_PAGE = /^\/(api|img|assets|studio|metrics|healthz|readyz)(\/|$)|\.(?!data$)[a-z0-9]+$/;

self.addEventListener('install', (event) => event.waitUntil(saveRelease()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      await deleteOldReleases();
      // Also handles the page of the first visit.
      await self.clients.claim();
    })(),
  );
});

/** One after the other, so that the same pages are not fetched twice. */
let saving = Promise.resolve();

self.addEventListener('message', (event) => {
  const message = event.data as SaveRequest | SaveMapFilesRequest | typeof DELETE_SAVED;
  saving = saving.then(async () => {
    if (message === DELETE_SAVED)
      return deleteAllSaved().then(() => event.ports[0]?.postMessage(DELETE_SAVED));
    if ('maps' in message) {
      return event.ports[0]?.postMessage(await saveMapFiles(message.maps));
    }
    const pages = await mapPages(message.locale).catch(() => []);
    if (pages.length > 0) await saveMapFiles(message.locale);
    message.keep.push(...pages.map((page) => [page]));
    await cacheList(message.list).catch(() => undefined);
    await refreshPinnedPages(message).catch(() => undefined);
    await saveVisited(message.page, event).catch(() => undefined);
    await savePictures(message.pictures, event);
  });
  event.waitUntil(saving);
});

const whole = (request: Request) => !request.headers.has('Range');

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && whole(request),
  ({ request, event }) => respondWithAsset(request, event),
);
registerRoute(
  ({ url, request }) => request.destination === 'image' && pictureIn(url.href) !== undefined,
  ({ request, event }) => respondWithPicture(request, event),
);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname) && whole(request),
  ({ request, event }) => respondWithPage(request, event),
);
registerRoute(
  // Prefetches (`no-cors`) are left to the browser's cache: they are not visits.
  ({ sameOrigin, url, request }) =>
    sameOrigin &&
    request.mode !== 'no-cors' &&
    url.pathname.endsWith('.data') &&
    !NO_PAGE.test(url.pathname),
  ({ request, event }) => respondWithData(request, event),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('/fav/cards'),
  ({ request, event }) => respondWithList(request, event),
);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && /^\/tiles\/[^?]*\.pbf$/.test(url.pathname) && whole(request),
  ({ request }) => respondWithTile(request),
);
const maps = new NetworkFirst({
  cacheName: MAPS,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.ok ? response : null),
      // See pages.ts.
      handlerDidError: ({ request }) => caches.match(request, { cacheName: MAPS }),
    },
    unlessDeleted,
  ],
});
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/[a-z]{2}\/(map(\.svg|\/places)?|itinerary\/places)$/.test(url.pathname),
  ({ request, event }) => maps.handle({ request, event }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === TILE_JSON,
  ({ request, event }) => respondWithTileJson(() => maps.handle({ request, event })),
);
