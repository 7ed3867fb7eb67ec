import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuitBreaker.ts';

const make = () => new CircuitBreaker({ failures: 3, pause: 1000, maxPause: 3000 });

it('opens after failures in a row, and a success in between starts the count again', () => {
  const breaker = make();
  expect([breaker.fail(), breaker.fail(), breaker.succeed()]).toEqual([false, false, false]);
  expect([breaker.fail(), breaker.fail(), breaker.fail()]).toEqual([false, false, true]);
  expect(breaker.isOpen).toBe(true);
});

it('allows one trial after each pause, which doubles up to its limit', () => {
  const breaker = make();
  let now = 0;
  for (let count = 0; count < 3; count++) breaker.fail(undefined, now);
  for (const pause of [1000, 2000, 3000, 3000]) {
    expect(breaker.retryAfter(now)).toBe(pause / 1000);
    expect(breaker.allows(now + pause - 1)).toBe(false);
    now += pause;
    expect([breaker.allows(now), breaker.allows(now)]).toEqual([true, false]);
    expect(breaker.fail(undefined, now)).toBe(false);
  }
  now += 3000;
  expect(breaker.allows(now)).toBe(true);
  expect(breaker.succeed()).toBe(true);
  expect([breaker.allows(now), breaker.allows(now), breaker.isOpen]).toEqual([true, true, false]);
});

it('counts requests that were under way when it opened only once', () => {
  const breaker = make();
  for (let count = 0; count < 8; count++) breaker.fail(undefined, 0);
  expect(breaker.allows(1000)).toBe(true);
});

it('opens at once for the time that the service asked for, within its limit', () => {
  const breaker = make();
  expect(breaker.fail(2500, 0)).toBe(true);
  expect([breaker.allows(2499), breaker.allows(2500)]).toEqual([false, true]);
  breaker.fail(3_600_000, 2500);
  expect(breaker.allows(5500)).toBe(true);
});
