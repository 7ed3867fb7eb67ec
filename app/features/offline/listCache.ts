import { isDeletedSince, withNetworkTimeout } from './limits.ts';
import { FAVORITE_LIST } from './saved.ts';

/** Only the list requested last is kept, always under this key. */
const KEY = '/fav/cards';

/**
 * Keeps the cards for the screen of favourites.
 *
 * @param address path and query; without it there are no favourites, and the kept list is deleted
 */
export async function cacheList(address: string | undefined): Promise<void> {
  if (!address) return void (await caches.delete(FAVORITE_LIST));
  const { href } = new URL(address, self.location.origin);
  const cached = await caches.match(KEY, { cacheName: FAVORITE_LIST });
  if (cached?.url === href) return;
  await save(await fetch(href).catch(() => undefined));
}

/**
 * Network first, with the kept list after a timeout or an error. The page selects the cards it
 * needs.
 */
export async function respondWithList(request: Request, event: ExtendableEvent): Promise<Response> {
  const since = Date.now();
  const cached = await caches.match(KEY, { cacheName: FAVORITE_LIST });
  const network = fetch(request).catch(() => undefined);
  const response = await (cached ? withNetworkTimeout(network) : network);
  if (response?.ok && !isDeletedSince(since)) event.waitUntil(save(response.clone()));
  return response ?? cached ?? Response.error();
}

async function save(response: Response | undefined): Promise<void> {
  if (response?.ok) await (await caches.open(FAVORITE_LIST)).put(KEY, response);
}
