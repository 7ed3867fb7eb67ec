import { CURRENCIES, DIRECTIONS, isCurrency } from '../../../domain/format/money.ts';
import { memoizeByLocale } from '../../../domain/locale.ts';
import { type LoaderContext, siteContext } from '../../lib/siteContext.ts';

/** The converter's values in the query and the rates for them; used without JavaScript. */
export async function readRateQuery(context: LoaderContext, query: URLSearchParams) {
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

/** Currency names come from the server, because browsers have different ones. */
export const namedCurrencies = memoizeByLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return CURRENCIES.map((code) => ({ code, name: names.of(code) ?? code }));
});

export type RateQuery = Awaited<ReturnType<typeof readRateQuery>>;
