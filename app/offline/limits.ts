/** How much of what was visited is saved, and how all of it is deleted. */
import { ExpirationPlugin } from 'workbox-expiration';
import { FAVORITE_LIST, KEPT, MAPS } from './saved.ts';

/** A page is about 100 kB on the device, a picture about 30. */
export const lastPages = new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true });
export const lastPictures = new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true });

/** When everything was last deleted, in ms since 1970. */
let forgotten = 0;

/** Deletes all that tells where the visitor has been: pages, pictures, and when they were seen. */
export async function forgetAll(): Promise<void> {
  forgotten = Date.now();
  await lastPages.deleteCacheAndMetadata();
  await lastPictures.deleteCacheAndMetadata();
  await caches.delete(KEPT);
  await caches.delete(FAVORITE_LIST);
  await caches.delete(MAPS);
}

/** For a strategy: what was under way when all was deleted is not saved afterwards. */
export const unlessForgotten = {
  handlerWillStart: async ({ state = {} }: { state?: { since?: number } }) => {
    state.since = Date.now();
  },
  cacheWillUpdate: async (given: { response: Response; state?: { since?: number } }) =>
    (given.state?.since ?? 0) > forgotten ? given.response : null,
};
