import type { Locale } from '../../domain/locale.ts';

/** The name of a month, 1 to 12. */
export function monthName(month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, 1),
  );
}

/** Months as a list in words; undefined for none. */
export function monthNames(months: readonly number[], locale: Locale): string | undefined {
  if (months.length === 0) return undefined;
  const names = months.map((month) => monthName(month, locale));
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(names);
}
