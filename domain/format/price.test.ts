import { describe, expect, it } from 'vitest';
import { formatPrice } from './price.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatPrice', () => {
  it('uses dirhams by default, with 0 to 2 decimals', () => {
    expect(plain(formatPrice(70, 'en'))).toBe('MAD 70');
    expect(plain(formatPrice(70.5, 'fr'))).toBe('70,5 MAD');
    expect(plain(formatPrice(70.125, 'de'))).toBe('70,13 MAD');
    expect(plain(formatPrice('12', 'es', 'EUR'))).toBe('12 €');
  });

  it('falls back to a number and a symbol if formatting fails', () => {
    expect(formatPrice(70.456, 'not a locale')).toBe('70.46 DH');
    expect(formatPrice(5, 'not a locale', 'EUR')).toBe('5 €');
    expect(formatPrice(5, 'not a locale', 'USD')).toBe('5 $');
    expect(formatPrice(5, 'en', 'dirhams')).toBe('5 dirhams');
  });

  it.each([undefined, null, '', 'free', Number.NaN])('returns undefined for %s', (amount) =>
    expect(formatPrice(amount, 'en')).toBeUndefined(),
  );
});
