import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse, CompressedResponse, Encoding } from './cachedResponse.ts';

/**
 * Sends a response in the best encoding, or 304 if the client has it.
 *
 * @param signal drops a queued compression; only for a response that was created for this client alone
 * @throws Overloaded when too much is queued for compression
 */
export async function send(
  req: IncomingMessage,
  res: ServerResponse,
  cached: CachedResponse,
  signal?: AbortSignal,
): Promise<void> {
  if (sendNow(req, res, cached, signal)) return;
  const encoded = await cached.encoded(chooseEncoding(req.headers['accept-encoding']));
  write(req, res, cached, encoded);
}

/** Like `send`, but synchronous: sends nothing and returns false where it must compress first. */
export function sendNow(
  req: IncomingMessage,
  res: ServerResponse,
  cached: CachedResponse,
  signal?: AbortSignal,
): boolean {
  const { status, headers, etag } = cached.response;
  if (status === 200 && req.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    res.writeHead(304, { ...headers, etag }).end();
    return true;
  }
  const encoded = cached.encoded(chooseEncoding(req.headers['accept-encoding']), signal);
  if (encoded instanceof Promise) return false;
  write(req, res, cached, encoded);
  return true;
}

function write(
  { method }: IncomingMessage,
  res: ServerResponse,
  { response }: CachedResponse,
  { head, body }: CompressedResponse,
): void {
  res.writeHead(response.status, head).end(method === 'HEAD' ? undefined : body);
}

/** Browsers send few different values of Accept-Encoding. */
const choices = new LRUCache<string, Encoding>({ max: 200 });

/** The best of our encodings for an Accept-Encoding header; `q=0` excludes one. */
export function chooseEncoding(accepted = ''): Encoding {
  const known = choices.get(accepted);
  if (known) return known;
  const offers = acceptedEncodings(accepted);
  const best = offers.has('br') ? 'br' : offers.has('gzip') ? 'gzip' : 'identity';
  choices.set(accepted, best);
  return best;
}

/** The names in an Accept-Encoding header without those that `q=0` excludes. */
export const acceptedEncodings = (accepted = ''): Set<string | undefined> =>
  new Set(
    accepted
      .split(',')
      .map((part) => part.split(';').map((token) => token.trim().toLowerCase()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
