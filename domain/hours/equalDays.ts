import type { HoursRule } from '../content/openingHours.ts';
import { WEEKDAYS, type Weekday } from '../format/weekdays.ts';
import { rulesOn } from './dayHours.ts';

/** Days of the week with the same hours. */
export interface EqualDays {
  days: Weekday[];
  /** In the order of the day; [] if closed. */
  spans: Pick<HoursRule, 'from' | 'to'>[];
}

/** The week in groups of days with the same hours, in the order of their first day; closed days last. */
export function equalDays(week: readonly HoursRule[]): EqualDays[] {
  const groups = new Map<string, EqualDays>();
  for (const day of WEEKDAYS) {
    const spans = rulesOn(week, day)
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from.localeCompare(b.from));
    const key = JSON.stringify(spans);
    const group = groups.get(key) ?? { days: [], spans };
    group.days.push(day);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [
    ...all.filter(({ spans }) => spans.length > 0),
    ...all.filter(({ spans }) => spans.length === 0),
  ];
}

/** Days in runs of consecutive ones: Monday, Wednesday to Sunday. Two days are no run. */
export function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const follows = before && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(before) + 1;
    if (last && follows) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length === 2 ? run.map((day) => [day]) : [run]));
}
