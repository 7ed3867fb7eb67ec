import { comingDates, type Event } from '../../../domain/content/event.ts';
import { dateRange } from '../../../domain/format/dateRange.ts';
import { monthNames } from '../../../domain/format/months.ts';
import type { Locale } from '../../../domain/locale.ts';
import { translator } from '../../i18n/messages.ts';

/**
 * When an event takes place next: its announced days, "expected about" its calculated days, else all
 * its usual months; undefined where nothing is known. Past days are never given.
 */
export function whenText(event: Event, today: string, locale: Locale): string | undefined {
  const [next] = comingDates(event, today);
  if (!next) return monthNames(event.usualMonths, locale);
  const days = dateRange(next, locale);
  return next.expected ? translator(locale, 'event')('expectedOn', { days }) : days;
}
