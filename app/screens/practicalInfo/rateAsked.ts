import type { Locale } from '../../../domain/locale.ts';
import { CURRENCIES, DIRECTIONS, isCurrency } from '../../../domain/money.ts';
import type { LoaderContext } from '../../site.ts';
import { siteContext } from '../../site.ts';

/** What the address asks of the converter, and the rates for it: for those without scripts. */
export async function rateAsked(context: LoaderContext, query: URLSearchParams) {
  const amount = query.get('amount');
  if (amount === null && query.get('check') !== 'rate') return undefined;
  const currency = query.get('currency');
  const direction = DIRECTIONS.find((one) => one === query.get('direction'));
  return {
    amount: (amount ?? '').slice(0, 30),
    currency: isCurrency(currency) ? currency : undefined,
    direction,
    rates: await context.get(siteContext).rates.now(),
  };
}

/** Currencies by name: from the server, for browsers name some of them otherwise. */
export function namedCurrencies(locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return CURRENCIES.map((code) => ({ code, name: names.of(code) ?? code }));
}

export type RateAsked = Awaited<ReturnType<typeof rateAsked>>;
