import { onTestFinished, vi } from 'vitest';
import { RateLimits } from '../http/rateLimits.ts';
import { stopClock } from './stopClock.ts';

const { take } = RateLimits.prototype;

/**
 * Makes each charge of a rate limit cost this many times as much until the test ends, and stops the clock:
 * few requests use up an allowance, and on a slow machine it does not refill meanwhile.
 */
export function raiseCosts(factor: number): void {
  stopClock();
  const charging = vi.spyOn(RateLimits.prototype, 'take').mockImplementation(function (
    this: RateLimits,
    name,
    key,
    cost = 1,
  ) {
    return take.call(this, name, key, cost * factor);
  });
  onTestFinished(() => charging.mockRestore());
}

/**
 * Sends requests one after another until one is rejected with 429.
 *
 * @param factor how many times as much each request costs
 * @returns the rejection, and the statuses of all others: an allowance of 120 is 12 requests of factor 10
 * @throws Error when a thousand requests were accepted
 */
export async function untilRateLimited(
  send: () => Promise<Response>,
  factor = 10,
): Promise<{ refusal: Response; others: number[] }> {
  raiseCosts(factor);
  const others: number[] = [];
  while (others.length < 1000) {
    const response = await send();
    if (response.status === 429) return { refusal: response, others };
    others.push(response.status);
    await response.body?.cancel();
  }
  throw new Error('No request was rejected');
}
