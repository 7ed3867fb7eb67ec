import { dateAfter } from '../format/dates.ts';
import { regionClock } from '../format/today.ts';
import { type HoursRules, opensOn, type TimeSpan } from './dayHours.ts';

/** Days on which the usual hours may not hold. */
export interface SpecialDays {
  /** Public holidays: YYYY-MM-DD. */
  holidays: readonly string[];
  /** First and last days of Ramadan. */
  ramadan: readonly { start: string; end: string }[];
}

/** Whether a place is open. Times are minutes after midnight of their date. */
export type OpenState =
  | { state: 'open'; until: number }
  /** Closed now, opens on `date` at `minutes`; `allDay` if it does not open today at all. */
  | { state: 'opens'; date: string; minutes: number; allDay: boolean }
  /** Closed now; the next opening is unknown or more than a week away. */
  | { state: 'closed' }
  /** A day on which the hours are not known. */
  | { state: 'unsure'; why: 'holiday' | 'ramadan' };

const DAY = 24 * 60;
const WEEK = 7;

/**
 * Whether a place is open at a moment, in the time of the region; undefined for approximate hours.
 * Hours after midnight count for the day before. `point` is needed for hours that end with sunset.
 */
export function openState(
  hours: HoursRules,
  moment: Date,
  days: SpecialDays,
  point?: { longitude: number; latitude: number },
): OpenState | undefined {
  if (hours.approximate) return undefined;
  const { date, minutes } = regionClock(moment);
  const spansOn = (day: string) => hoursOn(hours, day, days, point);

  const yesterday = spansOn(dateAfter(date, -1));
  const today = spansOn(date);
  const sinceYesterday = spansAt(yesterday, minutes + DAY);
  if (sinceYesterday) return { state: 'open', until: sinceYesterday.to - DAY };
  if (typeof today === 'string') return { state: 'unsure', why: today };
  const current = spansAt(today, minutes);
  if (current) return { state: 'open', until: current.to % DAY };
  for (let ahead = 0; ahead <= WEEK; ahead++) {
    const day = dateAfter(date, ahead);
    const spans = spansOn(day);
    if (typeof spans === 'string') break;
    const next = spans.find(({ from }) => ahead > 0 || from > minutes);
    if (next) {
      return { state: 'opens', date: day, minutes: next.from, allDay: today.length === 0 };
    }
  }
  return { state: 'closed' };
}

/** The hours of a date, with exceptions and seasons, or why they are unknown. */
export function hoursOn(
  hours: HoursRules,
  date: string,
  { holidays, ramadan }: SpecialDays,
  point?: { longitude: number; latitude: number },
): TimeSpan[] | 'holiday' | 'ramadan' {
  const isException = hours.exceptions.some((item) => item.date === date);
  if (!isException) {
    if (!hours.ramadan && ramadan.some(({ start, end }) => date >= start && date <= end)) {
      return 'ramadan';
    }
    if (holidays.includes(date)) {
      if (!hours.publicHolidays) return 'holiday';
      if (hours.publicHolidays === 'closed') return [];
    }
  }
  return opensOn(hours, date, point);
}

function spansAt(spans: readonly TimeSpan[] | string, minutes: number): TimeSpan | undefined {
  if (typeof spans === 'string') return undefined;
  return spans.find(({ from, to }) => minutes >= from && minutes < to);
}
