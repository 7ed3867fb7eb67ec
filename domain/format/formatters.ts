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

const withOrdinal = (text: string) => text.replace(/\b1(?=(\s?[–-]\s?\d+)?\s\p{L}{3})/gu, '1er');

/** Writes the first day of a month as "1er septembre", which `Intl` does not. */
class FrenchDateFormat extends Intl.DateTimeFormat {
  /** Bound to its object, as that of `Intl` is. */
  override format = (date?: Date | number) => withOrdinal(super.format(date));

  override formatRange(start: Date | number, end: Date | number) {
    return withOrdinal(super.formatRange(start, end));
  }
}

/** As `numberFormat`, for dates and times. English dates are British, like the texts: 17 February 2026. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  cached('date', locale, options, () =>
    locale === 'fr'
      ? new FrenchDateFormat(locale, options)
      : new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options),
  );

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
