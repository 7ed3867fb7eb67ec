import type { Locale } from '../locale.ts';
import { dateFormat } from './formatters.ts';

/** A month, YYYY-MM, as text: "November 2026". */
export function monthAndYear(month: string, locale: Locale): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01`));
}
