/** What changed in the hours of a week, by day, and hours of one day that meet. */
import { WEEKDAYS, type Weekday } from '../format/weekdays.ts';
import { spansByDay } from './weekHours.ts';

type Rules = Parameters<typeof spansByDay>[0];

/** Texts as they are typed: HH:MM, or a closing time of `SUNSETS`. */
interface Times {
  from: string;
  to: string;
}

export interface DayChange {
  day: Weekday;
  before: Times[];
  after: Times[];
}

/** The days whose hours differ, Monday first. */
export function changedDays(before: Rules, after: Rules): DayChange[] {
  const [old, present] = [spansByDay(before), spansByDay(after)];
  return WEEKDAYS.map((day) => ({
    day,
    before: old[day].map(timesOf),
    after: present[day].map(timesOf),
  })).filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

const timesOf = ({ from, to }: Times): Times => ({ from, to });

/** In minutes. */
const DAY = 24 * 60;

/**
 * Whether hours of one day overlap, or touch: one begins when another ends. Hours until sunset are left out,
 * because their end differs from day to day.
 */
export function meeting(spans: readonly Times[]): 'overlap' | 'touch' | undefined {
  const known = spans
    .map(({ from, to }) => ({ from: minutes(from), to: minutes(to) }))
    .filter((span): span is { from: number; to: number } => span.from >= 0 && span.to >= 0)
    .map(({ from, to }) => ({ from, to: to <= from ? to + DAY : to }))
    .toSorted((one, other) => one.from - other.from);
  const gaps = known.slice(1).map((span, index) => span.from - (known[index]?.to ?? 0));
  if (gaps.some((gap) => gap < 0)) return 'overlap';
  return gaps.includes(0) ? 'touch' : undefined;
}

/** Minutes since midnight; -1 for what is no time of day. */
function minutes(text: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : -1;
}
