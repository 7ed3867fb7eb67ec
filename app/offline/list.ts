import { patient } from './patience.ts';
import { FAVORITE_LIST } from './saved.ts';

/** There is one list, whatever it was asked for: the last. */
const KEY = '/fav/cards';

/**
 * Keeps the cards of the visitor's favourites, for which their screen asks.
 *
 * @param address path and query; without one there are no favourites, and nothing is kept
 */
export async function keepList(address: string | undefined): Promise<void> {
  if (!address) return void (await caches.delete(FAVORITE_LIST));
  const { href } = new URL(address, self.location.origin);
  const kept = await caches.match(KEY, { cacheName: FAVORITE_LIST });
  if (kept?.url === href) return;
  await save(await fetch(href).catch(() => undefined));
}

/** From the network; after 3 seconds, or where that fails, the kept one, of which the page takes its own. */
export async function answerList(request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await caches.match(KEY, { cacheName: FAVORITE_LIST });
  const network = fetch(request).catch(() => undefined);
  const answer = await (kept ? patient(network) : network);
  if (answer?.ok) event.waitUntil(save(answer.clone()));
  return answer ?? kept ?? Response.error();
}

async function save(answer: Response | undefined): Promise<void> {
  if (answer?.ok) await (await caches.open(FAVORITE_LIST)).put(KEY, answer);
}
