import { describe, expect, it } from 'vitest';
import { convert, currencyOf, parseAmount } from './money.ts';

describe('parseAmount', () => {
  it.each([
    ['100', 100],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1 250', 1250],
    ['1\u202f250,5', 1250.5],
    ['12’000', 12_000],
    ['1,000', 1000],
    ['1.000.000', 1_000_000],
    ['0', 0],
    ['7,', 7],
  ])('%s is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', '-5', 'ten', '1e5', '100 €', '99999999999', '.', ','])(
    '“%s” is not an amount',
    (text) => expect(parseAmount(text)).toBeUndefined(),
  );
});

it('converts to and from dirhams at the same rate', () => {
  expect(convert(10, 10.8, 'to')).toBeCloseTo(108);
  expect(convert(108, 10.8, 'from')).toBeCloseTo(10);
});

it.each([
  ['BG', 'EUR'],
  ['LI', 'CHF'],
  ['MA', undefined],
  ['', undefined],
])('the currency of %s is %s', (country, currency) => expect(currencyOf(country)).toBe(currency));
