import { dateAfter } from '../format/dates.ts';
import { WEEKDAYS, type Weekday, weekdayOf } from '../format/weekdays.ts';
import { opensOn, sunsetOn, type TimeSpan } from '../hours/dayHours.ts';
import type { PlanPlace } from './model.ts';

/** The hours of a place on a date, as the planner uses them. */
interface PlanHours {
  /** In minutes after midnight and in order; empty where it is closed. */
  spans: TimeSpan[];
  /**
   * False for a habit, and on days for which hours are not known: public holidays, Ramadan. Proposals
   * prefer such hours, but a plan is not warned of them.
   */
  firm: boolean;
}

/**
 * The hours of a place on a date (YYYY-MM-DD); undefined if nothing is known, or without a date. A
 * regular closing day is firm, whatever the hours.
 */
export function planHours(
  { hours, closedOn, point, unsure }: PlanPlace,
  date: string | undefined,
): PlanHours | undefined {
  if (!date) return undefined;
  if (closedOn?.includes(weekdayOf(date))) return { spans: [], firm: true };
  if (!hours) return undefined;
  const isException = hours.exceptions.some((item) => item.date === date);
  const isUnsure = unsure?.some(({ start, end }) => date >= start && date <= end) ?? false;
  const firm = isException || !(hours.approximate || isUnsure);
  return { spans: opensOn(hours, date, point), firm };
}

/**
 * The days of the week on which a place is always closed around a date, in order; undefined if the
 * weekday of the date is not one of them, as on a closed holiday or in a closed season.
 */
export function closingDays(
  { hours, closedOn = [], point }: PlanPlace,
  date: string | undefined,
): Weekday[] | undefined {
  if (!date) return undefined;
  const closed = new Set(closedOn);
  for (let ahead = 0; hours && ahead < WEEKDAYS.length; ahead++) {
    const day = dateAfter(date, ahead);
    if (opensOn({ ...hours, exceptions: [] }, day, point).length === 0) closed.add(weekdayOf(day));
  }
  const isUsual = closed.has(weekdayOf(date)) && closed.size < WEEKDAYS.length;
  return isUsual ? WEEKDAYS.filter((day) => closed.has(day)) : undefined;
}

/**
 * Sunset at a place in the open air on a date, in minutes after midnight; Infinity for other places and
 * without a date.
 */
export function darkFrom({ outdoors, point }: PlanPlace, date: string | undefined): number {
  return outdoors && date ? sunsetOn(date, point) : Infinity;
}

/** Start of a visit after arriving at `arrive`, both in minutes; undefined if it is too late. */
export function beginWithin(
  spans: readonly TimeSpan[],
  arrive: number,
  minutes: number,
): number | undefined {
  const span = spans.find(({ from, to }) => Math.max(from, arrive) + minutes <= to);
  return span && Math.max(span.from, arrive);
}
