/** Limits of saved pages and pictures, the network timeout, and how everything saved is deleted. */
import { ExpirationPlugin } from 'workbox-expiration';
import { mapCaches } from './mapStorage.ts';
import { FAVORITE_LIST, MAPS, PINNED_PAGES } from './saved.ts';

/** Time after which a saved response is used instead of the network's, in seconds. */
export const NETWORK_TIMEOUT = 3;

/** The result of `work`, or undefined after the timeout. */
export function withNetworkTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((done) => setTimeout(done, NETWORK_TIMEOUT * 1000));
  return Promise.race([work, timeout]);
}

/** On the device, a page takes about 100 kB and a picture about 30 kB. */
export const lastPages = new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true });
export const lastPictures = new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true });

/** When everything was last deleted, in ms since 1970. */
let deletedAt = 0;

/** Deletes all traces of the visitor's browsing: pages, pictures and their times, and maps. */
export async function deleteAllSaved(): Promise<void> {
  deletedAt = Date.now();
  await lastPages.deleteCacheAndMetadata();
  await lastPictures.deleteCacheAndMetadata();
  await caches.delete(PINNED_PAGES);
  await caches.delete(FAVORITE_LIST);
  await caches.delete(MAPS);
  for (const name of await mapCaches()) await caches.delete(name);
}

/** Whether everything was deleted at this time, in ms since 1970, or later. */
export const isDeletedSince = (time: number): boolean => deletedAt >= time;

/**
 * Plugin for strategies: responses to requests from before the deletion are not saved. It comes
 * after plugins that take time in `cacheWillUpdate`, during which everything may be deleted.
 */
export const unlessDeleted = {
  handlerWillStart: async ({ state = {} }: { state?: { since?: number } }) => {
    state.since = Date.now();
  },
  cacheWillUpdate: async (param: { response: Response; state?: { since?: number } }) =>
    isDeletedSince(param.state?.since ?? 0) ? null : param.response,
};
