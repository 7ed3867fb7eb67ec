import { expect, it } from 'vitest';
import { Rates } from './exchangeRates.ts';

it('rejects implausible rates', () => {
  const read = (perUnit: object) => Rates.safeParse({ date: '2026-11-20', perUnit }).success;
  expect(read({ EUR: 10.8 })).toBe(true);
  for (const wrong of [{}, { EUR: -10.8 }, { EUR: 0 }, { EUR: 0.0926 }, { JPY: 6.4 }, { EUR: '1' }])
    expect(read(wrong)).toBe(false);
});
