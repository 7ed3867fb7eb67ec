import { WEEKDAYS } from '../../../domain/format/weekdays.ts';

const MONTHS = ['months', 'usualMonths', 'high', 'low', 'rain'];
const DAYS = ['days', 'closedOn', 'marketDays'];

/** The name that `Intl` gives a choice: a month, a day of the week or a country. */
export function optionName(field: string, option: string, locale: string): string | undefined {
  if (MONTHS.includes(field)) return named(locale, { month: 'short' }, 0, Number(option) - 1);
  const day = (WEEKDAYS as readonly string[]).indexOf(option);
  if (DAYS.includes(field) && day >= 0) return named(locale, { weekday: 'short' }, day, 0);
  if (field === 'countries') return new Intl.DisplayNames(locale, { type: 'region' }).of(option);
  return undefined;
}

function named(locale: string, format: Intl.DateTimeFormatOptions, day: number, month: number) {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, month, 1 + day);
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(date);
}
