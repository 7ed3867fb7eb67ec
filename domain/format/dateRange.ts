import type { Locale } from '../locale.ts';
import type { Dates } from './dates.ts';
import { dateFormat } from './formatters.ts';

/** Days as text, with their year: "20–26 April 2026". */
export function dateRange({ start, end }: Dates, locale: Locale): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(start), new Date(end));
}
