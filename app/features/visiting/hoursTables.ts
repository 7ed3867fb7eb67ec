import type { HoursRule, OpeningHours } from '../../../domain/content/openingHours.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { monthName } from '../../../domain/format/months.ts';
import { type Weekday, weekdayName } from '../../../domain/format/weekdays.ts';
import { equalDays, runsOf } from '../../../domain/hours/equalDays.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { translator } from '../../i18n/messages.ts';

/** A small table: days and hours, payers and prices. */
export interface VisitTable {
  title?: string;
  rows: {
    name: LocalizedString;
    value: string;
    /** Below the name, and below the value. */
    note?: LocalizedString | undefined;
    detail?: string | undefined;
  }[];
}

type Rows = VisitTable['rows'];

/**
 * Opening hours as text, a row for all days with the same hours: the seasons, then the rest of the year
 * with public holidays and single dates from `today` (YYYY-MM-DD) on.
 */
export function hoursTables(hours: OpeningHours, locale: Locale, today: string): VisitTable[] {
  const t = translator(locale, 'visit');
  const seasons = hours.seasons.map(({ from, to, week }) => ({
    title: seasonTitle(from, to, locale),
    rows: weekRows(week, locale),
  }));
  const holidays = hours.publicHolidays;
  const exceptions = hours.exceptions.filter(({ date }) => date >= today);
  const year = {
    ...(seasons.length > 0 && { title: t('otherMonths') }),
    rows: [
      ...weekRows(hours.week, locale),
      ...(holidays ? [{ name: { text: t('publicHolidays') }, value: t(holidays) }] : []),
      ...exceptions.map(({ date, hours: spans }) => ({
        name: { text: dateText(date, locale) },
        value: spansText(spans, locale),
      })),
    ],
  };
  return [...seasons, year];
}

function dateText(date: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}

function weekRows(week: readonly HoursRule[], locale: Locale): Rows {
  const t = translator(locale, 'visit');
  return equalDays(week).map(({ days, spans }) => ({
    name: { text: days.length === 7 ? t('daily') : capitalized(daysText(days, locale)) },
    value: spansText(spans, locale),
  }));
}

/** "Mon, Wed–Sun" */
function daysText(days: readonly Weekday[], locale: Locale): string {
  const name = (day: Weekday | undefined) => (day ? weekdayName(day, locale, 'short') : '');
  return runsOf(days)
    .map((run) => (run.length === 1 ? name(run[0]) : `${name(run[0])}–${name(run.at(-1))}`))
    .join(', ');
}

/** "09:00–12:00, 14:00–18:00" */
function spansText(spans: readonly Pick<HoursRule, 'from' | 'to'>[], locale: Locale): string {
  const t = translator(locale, 'visit');
  if (spans.length === 0) return t('closed');
  return spans
    .map(({ from, to }) => {
      if (from === to) return t('dayAndNight');
      const [, sign, hours = 0, minutes = 0] = /^sunset(?:([+-])(\d\d):(\d\d))?$/.exec(to) ?? [];
      if (!to.startsWith('sunset')) return `${from}–${to}`;
      if (!sign) return t('untilSunset', { from });
      const offset = Number(hours) * 60 + Number(minutes);
      return t(sign === '-' ? 'beforeSunset' : 'afterSunset', { from, minutes: offset });
    })
    .join(', ');
}

/** "October to March" for whole months, else "June 15 to September 15". */
function seasonTitle(from: string, to: string, locale: Locale): string {
  const t = translator(locale, 'visit');
  const [first, last] = [from, to].map((day) => new Date(`2024-${day}`)) as [Date, Date];
  const wholeMonths = first.getUTCDate() === 1 && isEndOfMonth(last);
  const name = (date: Date) =>
    wholeMonths
      ? monthName(date.getUTCMonth() + 1, locale)
      : dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
  const isOneMonth = wholeMonths && from.slice(0, 2) === to.slice(0, 2);
  return capitalized(isOneMonth ? name(first) : t('season', { from: name(first), to: name(last) }));
}

/** Of the leap year 2024, in which the 28th of February counts too. */
function isEndOfMonth(date: Date): boolean {
  const next = new Date(date);
  next.setUTCDate(date.getUTCDate() + (date.getUTCMonth() === 1 ? 2 : 1));
  return next.getUTCMonth() !== date.getUTCMonth();
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
