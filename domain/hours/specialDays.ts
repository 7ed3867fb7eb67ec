/** Public holidays and Ramadan: days on which the usual hours may not hold. */
import type { OpeningHours } from '../content/openingHours.ts';
import type { Settings } from '../content/settings.ts';

/** Days on which the usual hours may not hold. */
export interface SpecialDays {
  /** Public holidays: YYYY-MM-DD. */
  holidays: readonly string[];
  /** First and last days of Ramadan. */
  ramadan: readonly { start: string; end: string }[];
}

/** First and last day of a time for which hours say nothing. */
export interface UnsurePeriod {
  start: string;
  end: string;
  why: 'holiday' | 'ramadan';
}

/** The special days of the site's settings, without their names. */
export const specialDaysOf = (
  settings: Pick<Settings, 'holidays' | 'ramadan'> | undefined,
): SpecialDays => ({
  holidays: settings?.holidays.map(({ date }) => date) ?? [],
  ramadan: settings?.ramadan.map(({ start, end }) => ({ start, end })) ?? [],
});

/** When hours are not known, but on days with an exception. Ramadan stands before its holidays. */
export const unsurePeriods = (
  { publicHolidays, ramadan }: Pick<OpeningHours, 'publicHolidays' | 'ramadan'>,
  days: SpecialDays,
): UnsurePeriod[] => [
  ...(ramadan
    ? []
    : days.ramadan.map(({ start, end }) => ({ start, end, why: 'ramadan' as const }))),
  ...(publicHolidays
    ? []
    : days.holidays.map((date) => ({ start: date, end: date, why: 'holiday' as const }))),
];

/** The public holidays on which a place is closed, but on days with an exception. */
export const closedHolidays = (
  { publicHolidays }: Pick<OpeningHours, 'publicHolidays'>,
  { holidays }: SpecialDays,
): readonly string[] => (publicHolidays === 'closed' ? holidays : []);
