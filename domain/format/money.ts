/** Amounts and currencies; without zod, because browsers load it. */

/**
 * Plausible rates, in dirhams per unit: half and double of the usual rates of 2015 to 2025 (general
 * knowledge). They reject wrong data of a service and are never shown.
 */
export const PLAUSIBLE_RATES = {
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

export type Currency = keyof typeof PLAUSIBLE_RATES;
export const CURRENCIES = Object.keys(PLAUSIBLE_RATES) as Currency[];

export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.includes(value as Currency);

/** The countries of each currency, ISO 3166-1 codes. */
const COUNTRIES_OF: Record<Currency, string> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA YT',
  USD: 'AS EC GU MP PR SV US VI',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU KI NR TV',
  SEK: 'SE',
  NOK: 'NO SJ',
  DKK: 'DK FO GL',
  PLN: 'PL',
  JPY: 'JP',
  CNY: 'CN',
  AED: 'AE',
  SAR: 'SA',
};

/** The currency of a country; undefined for a currency without a rate. */
export const currencyOf = (country: string): Currency | undefined =>
  CURRENCIES.find((currency) => COUNTRIES_OF[currency].split(' ').includes(country));

export const DIRECTIONS = ['to', 'from'] as const;
/** The direction: `to` dirhams, or `from` dirhams. */
export type Direction = (typeof DIRECTIONS)[number];

/** Converts an amount; `perUnit` in dirhams. */
export function convert(amount: number, perUnit: number, direction: Direction): number {
  return direction === 'to' ? amount * perUnit : amount / perUnit;
}

/** The largest amount that is converted, in any currency. */
const MAX_AMOUNT = 10_000_000;

/**
 * Parses a typed amount: "1 250,50", "1.250,50", "1,250.50", "12’000". The last separator is the decimal
 * one where one or two digits follow. Undefined for other texts.
 */
export function parseAmount(text: string): number | undefined {
  const typed = text.trim().replace(/[\s\u00a0\u202f’']/g, '');
  if (!/^\d[\d.,]*$/.test(typed)) return undefined;
  const [, whole = '', cents = '0'] = /^([\d.,]*?)(?:[.,](\d{0,2}))?$/.exec(typed) ?? [];
  const amount = Number(`${whole.replace(/[.,]/g, '') || '0'}.${cents || '0'}`);
  return amount <= MAX_AMOUNT ? amount : undefined;
}
