import { use } from 'react';
import { dateFormat, numberFormat } from '../../domain/format/formatters.ts';
import { regionClockAsUtc } from '../../domain/format/today.ts';
import { MessagesContext } from './MessagesProvider.tsx';

/** Numbers and dates in the language of the page; times are those of the region by default. */
export function useFormatter() {
  const { locale } = use(MessagesContext);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options });
  return {
    number: (value: number, options: Intl.NumberFormatOptions = {}) =>
      numberFormat(locale, options).format(value),
    date: (date: Date | number, options: Intl.DateTimeFormatOptions) =>
      dates(options).format(regionClockAsUtc(new Date(date))),
    dateRange: (start: Date, end: Date, options: Intl.DateTimeFormatOptions) =>
      dates(options).formatRange(regionClockAsUtc(start), regionClockAsUtc(end)),
  };
}
