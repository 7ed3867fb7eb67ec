import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';
import { encodeResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8' };
const TEXT = 'Under the cedars it is cool at noon. '.repeat(3000);
const response = (text = TEXT, headers: Record<string, string> = HEADERS) =>
  encodeResponse(200, headers, Buffer.from(text));
const makeResponse = (...parameters: Parameters<typeof response>) =>
  Promise.resolve(response(...parameters));

describe('ResponseCache', () => {
  it('returns the same text in every encoding', async () => {
    const cache = await new ResponseCache(1e6).get('/a', 1, () => makeResponse());
    for (let time = 0; time < 2; time++) {
      const [br, gzip, identity] = await Promise.all([
        cache.encoded('br'),
        cache.encoded('gzip'),
        cache.encoded('identity'),
      ]);
      expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
      expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
      expect(identity.body.toString()).toBe(TEXT);
      expect(identity.head).toContain(String(TEXT.length));
    }
  });

  it('counts the size of compressed bodies', async () => {
    const cache = new ResponseCache(TEXT.length);
    const keys = Array.from({ length: 20 }, (_, index) => `/${index}`);
    for (const key of keys) await cache.get(key, 1, () => makeResponse(TEXT + key));
    expect(keys.filter((key) => !cache.peek(key, 1))).toEqual([]);
  });

  it('evicts the least recently used responses', async () => {
    const cache = new ResponseCache(5000);
    for (const key of ['/a', '/b', '/c', '/d', '/e']) await cache.get(key, 1, () => makeResponse());
    expect(cache.peek('/a', 1)).toBeUndefined();
    expect(cache.peek('/e', 1)).toBeDefined();
  });

  it('renders again after a change, and compresses only a different response', async () => {
    const cache = new ResponseCache(1e6);
    const before = await cache.get('/a', 1, () => makeResponse());
    expect(cache.peek('/a', 2)).toBeUndefined();
    expect(await cache.get('/a', 2, () => makeResponse())).toBe(before);
    expect(cache.peek('/a', 2)).toBe(before);
    const other = await cache.get('/a', 3, () => makeResponse(`${TEXT}!`));
    expect(other).not.toBe(before);
    const types = { 'content-type': 'text/html' };
    expect(await cache.get('/a', 4, () => makeResponse(`${TEXT}!`, types))).not.toBe(other);
  });

  it('does not store a response that became outdated while it was rendered', async () => {
    const cache = new ResponseCache(1e6);
    let finish = (_: ReturnType<typeof response>) => {};
    const slow = cache.get('/a', 1, () => new Promise((done) => (finish = done)));
    const current = await cache.get('/a', 2, () => makeResponse('new'));
    finish(response('old'));
    await slow;
    expect(cache.peek('/a', 2)).toBe(current);
  });

  it('does not render for clients that disconnected before it began', async () => {
    const cache = new ResponseCache(1e6, limitConcurrency({ running: 1 }));
    const gone = new AbortController();
    const stays = cache.get('/a', 1, () => makeResponse());
    let times = 0;
    const make = () => {
      times++;
      return makeResponse();
    };
    const left = cache.get('/b', 1, make, gone.signal);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await stays;
    expect(times).toBe(0);
    await cache.get('/b', 1, make);
    expect(times).toBe(1);
  });

  it('decompresses once for concurrent requests of the plain text', async () => {
    const cache = await new ResponseCache(1e6).get('/a', 1, () => makeResponse());
    const [one, other] = await Promise.all([cache.encoded('identity'), cache.encoded('identity')]);
    expect(other.body).toBe(one.body);
    expect((await cache.encoded('identity')).body).toBe(one.body);
  });

  it('does not store responses with no-cache or an error status', async () => {
    const cache = new ResponseCache(1e6);
    await cache.get('/a', 1, () => makeResponse(TEXT, { ...HEADERS, 'cache-control': 'no-cache' }));
    await cache.get('/b', 1, async () => encodeResponse(404, HEADERS, Buffer.from('none')));
    expect([cache.peek('/a', 1), cache.peek('/b', 1)]).toEqual([undefined, undefined]);
  });
});
