/** Formatters of `Intl`, cached: creating one takes a hundred times as long as using it. */
const cache = new Map<string, object>();

function cached<T extends object>(
  type: string,
  locale: string,
  options: object,
  create: () => T,
): T {
  const key = `${type} ${locale} ${JSON.stringify(options)}`;
  const formatter = (cache.get(key) as T | undefined) ?? create();
  cache.set(key, formatter);
  return formatter;
}

/** The cache is unlimited, so `options` must be constants of the code. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  cached('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** As `numberFormat`, for dates and times. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  cached('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

/** A date as text, for an ISO date: 20 November 2026. */
export const formatDate = (isoDate: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));

/** As `numberFormat`, for the forms of plurals. */
export const pluralRules = (locale: string, options: Intl.PluralRulesOptions) =>
  cached('plural', locale, options, () => new Intl.PluralRules(locale, options));

/** The number in a value; undefined for empty and non-numeric texts, NaN and infinities. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
