import { describe, expect, it } from 'vitest';
import { addressKey, RateLimit } from './rateLimit.ts';

describe('a rate limit', () => {
  it('allows a burst, then returns the waiting time, then allows single requests', () => {
    const limit = new RateLimit({ times: 3, within: 60_000 });
    expect([0, 0, 0, 0].map(() => limit.take('a', 1000))).toEqual([0, 0, 0, 20]);
    expect(limit.take('a', 11_000)).toBe(10);
    expect(limit.take('a', 21_000)).toBe(0);
    expect(limit.take('a', 21_000)).toBe(20);
  });

  it('refills after its period, up to its maximum', () => {
    const limit = new RateLimit({ times: 3, within: 60_000 });
    for (const now of [0, 0, 0]) limit.take('a', now);
    const later = [0, 0, 0, 0].map(() => limit.take('a', 10_000_000));
    expect(later.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  it('charges the cost of a request, at most the whole allowance', () => {
    const limit = new RateLimit({ times: 10, within: 10_000 });
    expect([4, 6, 1].map((cost) => limit.take('a', 0, cost))).toEqual([0, 0, 1]);
    expect([limit.take('b', 0, 1), limit.take('b', 0, 99), limit.take('c', 0, 99)]).toEqual([
      0, 1, 0,
    ]);
  });

  it('counts each key separately', () => {
    const limit = new RateLimit({ times: 1, within: 1000 });
    expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 0)]).toEqual([0, 0, 1]);
  });

  it('stores no more than the maximum number of keys', () => {
    const limit = new RateLimit({ times: 1, within: 1000, keys: 100 });
    for (let key = 0; key < 10_000; key++) limit.take(String(key), 0);
    expect(limit.size).toBe(100);
  });

  it.each([7, 13, 60])('allows exactly %i requests despite rounding errors', (times) => {
    const limit = new RateLimit({ times, within: 1000 });
    const waits = Array.from({ length: times + 5 }, () => limit.take('a', 0.1));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(times);
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:7:1::2', '2001:db8:0:7'],
    ['2001:db8:0000:0007:ffff:1:2:3', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});
