import { dateAfter } from '../format/dates.ts';
import { regionClock } from '../format/today.ts';
import type { Point } from '../geo/point.ts';
import { type HoursRules, hoursOn, type TimeSpan } from './dayHours.ts';
import type { SpecialDays, UnsurePeriod } from './specialDays.ts';

/** Whether a place is open. Times are minutes after midnight of their date. */
export type OpenState =
  /** `until` is absent if it does not close within a day. */
  | { state: 'open'; until?: number }
  /** Closed now, opens on `date` at `minutes`; `allDay` if it does not open today at all. */
  | { state: 'opens'; date: string; minutes: number; allDay: boolean }
  /** Closed now; the next opening is unknown or more than a week away. */
  | { state: 'closed' }
  /** A day on which the hours are not known. */
  | { state: 'unsure'; why: UnsurePeriod['why'] };

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
  point?: Point,
): OpenState | undefined {
  if (hours.approximate) return undefined;
  const { date, minutes } = regionClock(moment);
  const spansOn = (day: string) => hoursOn(hours, day, days, point);

  const yesterday = spansOn(dateAfter(date, -1));
  const today = spansOn(date);
  const sinceYesterday = spansAt(yesterday, minutes + DAY);
  if (sinceYesterday) return openUntil(sinceYesterday.to - DAY);
  if (typeof today === 'string') return { state: 'unsure', why: today };
  const current = spansAt(today, minutes);
  if (current) return openUntil(current.to);
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

  /** Open until `end` of this day, and on where the next hours begin then. */
  function openUntil(end: number): OpenState {
    const tomorrow = spansOn(dateAfter(date, 1));
    const tonight = spansAt(today, end)?.to ?? end;
    // Whether it closes at midnight is unknown before a day of which nothing is known.
    if (tonight === DAY && typeof tomorrow === 'string') return { state: 'open' };
    const next = spansAt(tomorrow, tonight - DAY);
    const last = next ? next.to + DAY : tonight;
    return last - minutes >= DAY ? { state: 'open' } : { state: 'open', until: last % DAY };
  }
}

function spansAt(spans: readonly TimeSpan[] | string, minutes: number): TimeSpan | undefined {
  if (typeof spans === 'string') return undefined;
  return spans.find(({ from, to }) => minutes >= from && minutes < to);
}
