import { getTimes } from 'suncalc';
import type { HoursRule, OpeningHours } from '../content/openingHours.ts';
import { minutesOf } from '../format/duration.ts';
import { regionClock } from '../format/today.ts';
import { type Weekday, weekdayOf } from '../format/weekdays.ts';
import type { Point } from '../geo/point.ts';
import { MAP_CENTRE } from '../geo/region.ts';
import {
  closedHolidays,
  type SpecialDays,
  type UnsurePeriod,
  unsurePeriods,
} from './specialDays.ts';

/** A time span in minutes after midnight. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** What decides when a place is open: opening hours without their note and their source. */
export type HoursRules = Omit<OpeningHours, 'note' | 'asOf' | 'source'>;

const DAY = 24 * 60;

/** The rules of opening hours. */
export function hoursRules(hours: OpeningHours): HoursRules {
  const { note: _note, asOf: _asOf, source: _source, ...rules } = hours;
  return rules;
}

/**
 * Opening hours on a date (YYYY-MM-DD), in order: of its exception, else of its season, else of the week.
 * [] means closed. `point` is needed for hours that end with sunset.
 */
export function opensOn(hours: HoursRules, date: string, point?: Point): TimeSpan[] {
  const exception = hours.exceptions.find((item) => item.date === date);
  return exception
    ? readSpans(exception.hours, date, point)
    : spansOf(weekOn(hours, date), date, point);
}

/** The rules of the week that hold on a date (YYYY-MM-DD): of its season, else of the rest of the year. */
export function weekOn({ week, seasons }: HoursRules, date: string): readonly HoursRule[] {
  // A season to the end of February holds on the 29th too.
  const day = date.slice(5).replace('02-29', '02-28');
  return seasons.find(({ from, to }) => isWithin(day, from, to))?.week ?? week;
}

/** The hours of a week on a date, whatever else is said of the date; as `opensOn` returns them. */
export const spansOf = (week: readonly HoursRule[], date: string, point?: Point): TimeSpan[] =>
  readSpans(rulesOn(week, weekdayOf(date)), date, point);

/** The rules of a week that hold on a weekday: those that name it, and those that name none. */
export const rulesOn = <T extends { days?: readonly string[] | undefined }>(
  week: readonly T[],
  weekday: Weekday,
): T[] => week.filter(({ days }) => !days || days.includes(weekday));

/**
 * The hours of a date with all that is said of it, or why they are not known: exceptions, then Ramadan and
 * public holidays, then the season, then the week.
 */
export function hoursOn(
  hours: HoursRules,
  date: string,
  days: SpecialDays,
  point?: Point,
): TimeSpan[] | UnsurePeriod['why'] {
  if (!hours.exceptions.some((item) => item.date === date)) {
    const unsure = unsurePeriods(hours, days).find(
      ({ start, end }) => date >= start && date <= end,
    );
    if (unsure) return unsure.why;
    if (closedHolidays(hours, days).includes(date)) return [];
  }
  return opensOn(hours, date, point);
}

/** Spans in order, as minutes; those that touch or overlap are one, unless it were longer than a day. */
function readSpans(
  spans: readonly Pick<HoursRule, 'from' | 'to'>[],
  date: string,
  point: Point = MAP_CENTRE,
): TimeSpan[] {
  const read = spans
    .map((span) => {
      const from = minutesOf(span.from);
      const to = closingTime(span.to, date, point);
      // Hours after midnight belong to the day on which the place opens.
      return { from, to: to > from ? to : to + DAY };
    })
    .sort((a, b) => a.from - b.from);
  const joined: TimeSpan[] = [];
  for (const span of read) {
    const last = joined.at(-1);
    const to = Math.max(last?.to ?? 0, span.to);
    if (last && span.from <= last.to && to - last.from <= DAY) last.to = to;
    else joined.push(span);
  }
  return joined;
}

/** Sunset at a point on a date, in minutes after midnight in the region. */
export function sunsetOn(date: string, { latitude, longitude }: Point = MAP_CENTRE): number {
  const { sunset } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
  // The sun sets every day at this latitude.
  return sunset ? Math.round(regionClock(sunset).minutes) : DAY;
}

/** Whether a day of the year (MM-DD) is between two others, which may span the new year. */
function isWithin(day: string, from: string, to: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function closingTime(to: string, date: string, point: Point): number {
  const [, sign, offset] = /^sunset(?:([+-])(.+))?$/.exec(to) ?? [];
  if (!to.startsWith('sunset')) return minutesOf(to);
  const minutes = offset ? minutesOf(offset) : 0;
  return sunsetOn(date, point) + (sign === '-' ? -minutes : minutes);
}
