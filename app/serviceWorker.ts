/// <reference lib="webworker" />
/**
 * Stands between the browser and the network, so that visited pages and favourites open where there
 * is no signal. It answers GET requests for pages, their data, pictures and hashed files; all else
 * (the API, forms, ranges, downloads) goes to the network as if it were not there.
 *
 * A new release's worker saves its files and then waits until the last page of the old release is
 * closed: no open page loses its scripts. Meanwhile nothing is out of date, for pages come from the
 * network first.
 */
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { answerAsset, saveRelease, tidyReleases } from './offline/assets.ts';
import { keepPages } from './offline/kept.ts';
import { forgetAll } from './offline/limits.ts';
import { answerList, keepList } from './offline/list.ts';
import { answerData, answerPage, saveVisited } from './offline/pages.ts';
import { PATIENCE } from './offline/patience.ts';
import { answerPicture, savePictures } from './offline/pictures.ts';
import { FORGET, MAPS, pictureIn, type Remember } from './offline/saved.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that are not the website's pages. */
const NO_PAGE = /^\/(api|img|assets|metrics|healthz|readyz)(\/|$)|\.(?!data$)[a-z0-9]+$/;

self.addEventListener('install', (event) => event.waitUntil(saveRelease()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      await tidyReleases();
      // The first visit's page is answered from here on too.
      await self.clients.claim();
    })(),
  );
});

/** One after the other: two at once would fetch the same pages twice. */
let remembering = Promise.resolve();

self.addEventListener('message', (event) => {
  const told = event.data as Remember | typeof FORGET;
  remembering = remembering.then(async () => {
    if (told === FORGET) return forgetAll().then(() => event.ports[0]?.postMessage(FORGET));
    await keepList(told.list).catch(() => undefined);
    await keepPages(told).catch(() => undefined);
    await saveVisited(told.page, event).catch(() => undefined);
    await savePictures(told.pictures, event);
  });
  event.waitUntil(remembering);
});

const whole = (request: Request) => !request.headers.has('Range');

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && whole(request),
  ({ request, event }) => answerAsset(request, event),
);
registerRoute(
  ({ url, request }) => request.destination === 'image' && pictureIn(url.href) !== undefined,
  ({ request, event }) => answerPicture(request, event),
);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname) && whole(request),
  ({ request, event }) => answerPage(request, event),
);
registerRoute(
  // What is only fetched ahead (`no-cors`) is left to the browser's own cache: nobody has been there.
  ({ sameOrigin, url, request }) =>
    sameOrigin &&
    request.mode !== 'no-cors' &&
    url.pathname.endsWith('.data') &&
    !NO_PAGE.test(url.pathname),
  ({ request, event }) => answerData(request, event),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('/fav/cards'),
  ({ request, event }) => answerList(request, event),
);
const maps = new NetworkFirst({ cacheName: MAPS, networkTimeoutSeconds: PATIENCE });
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/[a-z]{2}\/(map(\.svg)?|itinerary\/places)$/.test(url.pathname),
  ({ request, event }) => maps.handle({ request, event }),
);
