import { z } from 'zod';
import { numberFormat, toNumber } from './formatters.ts';

/** Section 9: the currency of a price without one. */
export const DEFAULT_CURRENCY = 'MAD';

export const Price = z.strictObject({
  amount: z.number().nonnegative(),
  currency: z.string().length(3).default(DEFAULT_CURRENCY),
});

const SYMBOLS = new Map([
  ['MAD', 'DH'],
  ['EUR', '€'],
  ['USD', '$'],
]);

/**
 * Section 5: a price with 0 to 2 decimals in the conventions of `locale`; undefined for empty or
 * non-numeric amounts. A number and a symbol for a currency or language that `Intl` rejects.
 */
export function formatPrice(
  amount: unknown,
  locale: string,
  currency: string = DEFAULT_CURRENCY,
): string | undefined {
  const value = toNumber(amount);
  if (value === undefined) return undefined;
  try {
    return numberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }).format(value);
  } catch {
    const rounded = Math.round(value * 100) / 100;
    return `${rounded} ${SYMBOLS.get(currency) ?? currency}`;
  }
}
