/** Amounts and currencies, for browsers too. */

/**
 * Dirhams for one unit, within which a rate is believed: half and double of what was usual in the
 * years 2015 to 2025 (general knowledge). These are bounds against nonsense, and are never shown.
 */
export const BELIEVED = {
  EUR: [5.4, 22],
  USD: [4.6, 21],
  GBP: [6, 27],
  CHF: [5, 24],
  CAD: [3.4, 15],
  AUD: [3, 14],
  SEK: [0.45, 2.3],
  NOK: [0.42, 2.3],
  DKK: [0.7, 3],
  PLN: [1.1, 5.5],
  JPY: [0.03, 0.18],
  CNY: [0.65, 3],
  AED: [1.25, 5.7],
  SAR: [1.2, 5.6],
} as const satisfies Record<string, readonly [least: number, most: number]>;

export type Currency = keyof typeof BELIEVED;
export const CURRENCIES = Object.keys(BELIEVED) as Currency[];

export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.includes(value as Currency);

export const DIRECTIONS = ['to', 'from'] as const;
/** `to` dirhams, or `from` dirhams. */
export type Direction = (typeof DIRECTIONS)[number];

/** What an amount is worth on the other side. */
export function convert(amount: number, perUnit: number, direction: Direction): number {
  return direction === 'to' ? amount * perUnit : amount / perUnit;
}

/** More than this, in any currency, nobody changes on a journey. */
const MOST = 10_000_000;

/**
 * An amount as people type it: "1 250,50", "1.250,50", "1,250.50", "12’000". The last mark parts the
 * cents where one or two digits follow it. Undefined for what is no amount.
 */
export function amountIn(text: string): number | undefined {
  const typed = text.trim().replace(/[\s\u00a0\u202f’']/g, '');
  if (!/^\d[\d.,]*$/.test(typed)) return undefined;
  const [, whole = '', cents = '0'] = /^([\d.,]*?)(?:[.,](\d{0,2}))?$/.exec(typed) ?? [];
  const amount = Number(`${whole.replace(/[.,]/g, '') || '0'}.${cents || '0'}`);
  return amount <= MOST ? amount : undefined;
}
