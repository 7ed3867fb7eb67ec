import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';
import { encodeResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8' };
const TEXT = 'Under the cedars it is cool at noon. '.repeat(3000);
const answer = (text = TEXT, headers: Record<string, string> = HEADERS) =>
  encodeResponse(200, headers, Buffer.from(text));
const made = (...parameters: Parameters<typeof answer>) => Promise.resolve(answer(...parameters));

describe('kept answers', () => {
  it('are the same text in every encoding, each time', async () => {
    const kept = await new ResponseCache(1e6).get('/a', 1, () => made());
    for (let time = 0; time < 2; time++) {
      const [br, gzip, identity] = await Promise.all([
        kept.encoded('br'),
        kept.encoded('gzip'),
        kept.encoded('identity'),
      ]);
      expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
      expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
      expect(identity.body.toString()).toBe(TEXT);
      expect(identity.head).toContain(String(TEXT.length));
    }
  });

  it('take the room of their compressed copies', async () => {
    const kept = new ResponseCache(TEXT.length);
    const keys = Array.from({ length: 20 }, (_, index) => `/${index}`);
    for (const key of keys) await kept.get(key, 1, () => made(TEXT + key));
    expect(keys.filter((key) => !kept.peek(key, 1))).toEqual([]);
  });

  it('go where there is no room, the least used first', async () => {
    const kept = new ResponseCache(5000);
    for (const key of ['/a', '/b', '/c', '/d', '/e']) await kept.get(key, 1, () => made());
    expect(kept.peek('/a', 1)).toBeUndefined();
    expect(kept.peek('/e', 1)).toBeDefined();
  });

  it('are made anew after a change, and compressed only where they are another', async () => {
    const kept = new ResponseCache(1e6);
    const before = await kept.get('/a', 1, () => made());
    expect(kept.peek('/a', 2)).toBeUndefined();
    expect(await kept.get('/a', 2, () => made())).toBe(before);
    expect(kept.peek('/a', 2)).toBe(before);
    const other = await kept.get('/a', 3, () => made(`${TEXT}!`));
    expect(other).not.toBe(before);
    const types = { 'content-type': 'text/html' };
    expect(await kept.get('/a', 4, () => made(`${TEXT}!`, types))).not.toBe(other);
  });

  it('are not what a change has made old meanwhile', async () => {
    const kept = new ResponseCache(1e6);
    let finish = (_: ReturnType<typeof answer>) => {};
    const slow = kept.get('/a', 1, () => new Promise((done) => (finish = done)));
    const current = await kept.get('/a', 2, () => made('new'));
    finish(answer('old'));
    await slow;
    expect(kept.peek('/a', 2)).toBe(current);
  });

  it('are not made for clients that have gone before it began', async () => {
    const kept = new ResponseCache(1e6, limitConcurrency({ running: 1 }));
    const gone = new AbortController();
    const stays = kept.get('/a', 1, () => made());
    let times = 0;
    const make = () => {
      times++;
      return made();
    };
    const left = kept.get('/b', 1, make, gone.signal);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await stays;
    expect(times).toBe(0);
    await kept.get('/b', 1, make);
    expect(times).toBe(1);
  });

  it('are unpacked once for all who are sent the plain text at the same time', async () => {
    const kept = await new ResponseCache(1e6).get('/a', 1, () => made());
    const [one, other] = await Promise.all([kept.encoded('identity'), kept.encoded('identity')]);
    expect(other.body).toBe(one.body);
    expect((await kept.encoded('identity')).body).toBe(one.body);
  });

  it('are not those that ask to be made each time, or failed', async () => {
    const kept = new ResponseCache(1e6);
    await kept.get('/a', 1, () => made(TEXT, { ...HEADERS, 'cache-control': 'no-cache' }));
    await kept.get('/b', 1, async () => encodeResponse(404, HEADERS, Buffer.from('none')));
    expect([kept.peek('/a', 1), kept.peek('/b', 1)]).toEqual([undefined, undefined]);
  });
});
