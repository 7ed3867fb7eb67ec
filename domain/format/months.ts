import type { Locale } from '../locale.ts';

const names = new Map<Locale, readonly string[]>();

/** The name of a month, 1 to 12. */
export function monthName(month: number, locale: Locale): string {
  const known = names.get(locale) ?? namesIn(locale);
  names.set(locale, known);
  return known[month - 1] ?? '';
}

/** All twelve at once: creating a formatter takes far longer than using it. */
function namesIn(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month, 1)));
}

/** A list of months as text; undefined if empty. */
export function monthNames(months: readonly number[], locale: Locale): string | undefined {
  if (months.length === 0) return undefined;
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' });
  return list.format(months.map((month) => monthName(month, locale)));
}
