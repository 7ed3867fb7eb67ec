import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/**
 * How often something may be done by each of many: `times` at once, and after that once every
 * `within / times` milliseconds, until the allowance has filled up again.
 *
 * One number is kept per key, the moment at which its allowance is full again ("generic cell rate
 * algorithm"), and the least used of too many keys are forgotten: memory is bounded whoever calls.
 * The count is this process's own: of several, a visitor may get up to as many times more, and never
 * less than is promised. That is the price of asking nobody; what must hold exactly, as one vote of a
 * visitor for a thing, is a rule of the database.
 */
export class RateLimit {
  readonly #pause: number;
  readonly #within: number;
  readonly #fullAt: LRUCache<string, number>;

  /** `within` in milliseconds; `keys` is how many are remembered. */
  constructor({ times, within, keys = 20_000 }: { times: number; within: number; keys?: number }) {
    this.#pause = within / times;
    this.#within = within;
    this.#fullAt = new LRUCache({ max: keys });
  }

  /**
   * Takes one turn of `key`; a refused turn costs nothing.
   *
   * @returns seconds to wait, for `Retry-After`; 0 when the turn is granted
   */
  take(key: string, now = performance.now()): number {
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + this.#pause;
    // A thousandth of slack: sums of fractions must not cost the last turn.
    const wait = fullAt - now - this.#within;
    if (wait > 0.001) return Math.ceil(wait / 1000);
    this.#fullAt.set(key, fullAt);
    return 0;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#fullAt.size;
  }
}

/** The key of a network address: whoever has an IPv6 address has the 2^64 beside it as well. */
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
