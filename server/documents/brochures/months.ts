import type { Locale } from '../../../domain/locale.ts';

/** The name of a month, 1 to 12, as a heading. */
export function monthName(month: number, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, 1),
  );
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** A list of months: "June, July". */
export function monthNames(months: readonly number[], locale: Locale): string {
  const names = months.map((month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, month - 1, 1),
    ),
  );
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(names);
}
