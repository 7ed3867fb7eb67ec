import { describe, expect, it } from 'vitest';
import { skyFromCode, usualIn } from './weather.ts';

describe('skyFromCode', () => {
  it.each([
    [0, 'clear'],
    [2, 'partly'],
    [3, 'cloudy'],
    [48, 'fog'],
    [55, 'drizzle'],
    [65, 'rain'],
    [75, 'snow'],
    [86, 'snow'],
    [81, 'showers'],
    [99, 'thunder'],
    [4, undefined],
    [100, undefined],
    [-1, undefined],
  ])('%i is %s', (code, sky) => expect(skyFromCode(code)).toBe(sky));
});

it('returns the averages of the month', () => {
  const months = (first: number) => Array.from({ length: 12 }, (_, index) => first + index);
  const climate = { high: months(20), low: months(0), rain: months(50), source: 'a book' };
  expect(usualIn(climate, 1)).toEqual({ month: 1, high: 20, low: 0, rain: 50 });
  expect(usualIn(climate, 12)).toEqual({ month: 12, high: 31, low: 11, rain: 61 });
});
