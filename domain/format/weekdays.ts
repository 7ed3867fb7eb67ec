import type { Locale } from '../locale.ts';
import { dateFormat } from './formatters.ts';

/** Days of the week, in the order of the week. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week of a date (YYYY-MM-DD). */
export function weekdayOf(date: string): Weekday {
  // Sunday is 0.
  return WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';
}

/** The name of a day of the week: "Mon" or "Monday". */
export function weekdayName(day: Weekday, locale: Locale, weekday: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day));
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(date);
}
