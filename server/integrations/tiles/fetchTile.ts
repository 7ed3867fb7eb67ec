import { asGzip, checkTile, MAX_TILE_BYTES } from '../../map/tileData.ts';
import { readBody } from '../staleCache.ts';
import { TooManyRequests, waitOf } from '../tooManyRequests.ts';
import type { StoredTile } from './storedTile.ts';

/** Timeout of a tile, in ms. */
const TIMEOUT = 4000;

/**
 * Requests a tile; with `known` only if it changed since.
 *
 * @returns undefined if the service does not have this address
 * @throws TooManyRequests; any other error for a service that fails or sends no vector tile
 */
export async function fetchTile(
  url: string,
  headers: Record<string, string>,
  known: StoredTile | undefined,
): Promise<StoredTile | undefined> {
  const response = await fetch(url, {
    headers: {
      ...headers,
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  });
  const { status } = response;
  if (status === 200) {
    const data = await readBody(response, MAX_TILE_BYTES);
    await checkTile(data);
    return { ...validatorsOf(response), at: new Date(), data: await asGzip(data) };
  }
  await response.body?.cancel();
  if (status === 304 && known) return { ...known, at: new Date() };
  if (status === 204) return { ...validatorsOf(response), at: new Date(), data: undefined };
  if (status === 404 || status === 410) return undefined;
  if (status === 429) throw new TooManyRequests(waitOf(response));
  throw new Error(`the service answered ${status}`);
}

const validatorsOf = ({ headers }: Response) => ({
  etag: headers.get('etag') ?? undefined,
  lastModified: headers.get('last-modified') ?? undefined,
});
