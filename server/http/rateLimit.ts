import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/**
 * Rate limit per key, by the generic cell rate algorithm: a burst of `times`, then one every
 * `within / times` ms until the allowance is full again.
 *
 * One number is stored per key, the time at which its allowance is full again, and the least recently
 * used keys are evicted, so that memory is bounded. Each process counts alone: with N processes a
 * client may get up to N times the allowance, and never less than it. What must hold exactly, such as
 * one vote per visitor and place, is a constraint of the database.
 */
export class RateLimit {
  readonly #interval: number;
  readonly #within: number;
  readonly #fullAt: LRUCache<string, number>;

  /** `within` is in ms; `keys` bounds how many keys are stored. */
  constructor({ times, within, keys = 20_000 }: { times: number; within: number; keys?: number }) {
    this.#interval = within / times;
    this.#within = within;
    this.#fullAt = new LRUCache({ max: keys });
  }

  /**
   * Charges `key`; a rejected attempt costs nothing.
   *
   * @param now in ms, monotonic
   * @param cost in units; a cost above `times` uses the whole allowance
   * @returns seconds to wait, for `Retry-After`; 0 if allowed
   */
  take(key: string, now = performance.now(), cost = 1): number {
    const pause = Math.min(this.#interval * cost, this.#within);
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + pause;
    const wait = fullAt - now - this.#within;
    // Sums of fractions must not cost the last unit.
    if (wait > 0.001) return Math.ceil(wait / 1000);
    this.#fullAt.set(key, fullAt);
    return 0;
  }

  /** How many keys are stored. */
  get size(): number {
    return this.#fullAt.size;
  }
}

/** The rate limit key of a network address: an IPv4 address, or the /64 of an IPv6 address. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
