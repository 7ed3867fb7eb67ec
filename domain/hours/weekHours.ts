/** Opening hours of a week by day, as the editor shows them, and as rules, as they are stored. */
import { WEEKDAYS, type Weekday } from '../format/weekdays.ts';
import { rulesOn } from './dayHours.ts';

/** Texts as they are typed: they may be empty or wrong. */
interface Times {
  from: string;
  to: string;
}

type Rule = Partial<Times> & { days?: readonly string[] | undefined };

/** Hours of a day; `rule` is the position of the rule that they come from. */
export interface DaySpan extends Times {
  rule: number;
}

type Week<T> = Record<Weekday, T[]>;

const eachDay = <T>(make: (day: Weekday) => T) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, make(day)])) as Record<Weekday, T>;

/** The hours of each day, in the order of the rules. */
export function spansByDay(rules: readonly Rule[]): Week<DaySpan> {
  const numbered = rules.map((rule, position) => ({ ...rule, position }));
  return eachDay((day) =>
    rulesOn(numbered, day).map(({ from = '', to = '', position }) => ({
      from,
      to,
      rule: position,
    })),
  );
}

/**
 * The fewest rules for the hours of each day. Rules of first hours stand before those of second ones, so
 * that the hours of a day keep their order.
 */
export function fewestRules(week: Week<Times>): Rule[] {
  const rules = new Map<string, Times & { days: Weekday[]; position: number }>();
  for (const day of WEEKDAYS) {
    for (const [position, { from, to }] of week[day].entries()) {
      const key = `${position} ${from} ${to}`;
      const rule = rules.get(key) ?? { from, to, days: [], position };
      rule.days.push(day);
      rules.set(key, rule);
    }
  }
  return [...rules.values()]
    .toSorted((one, other) => one.position - other.position)
    .map(({ from, to, days }) => (days.length === 7 ? { from, to } : { days, from, to }));
}

/** The week with the hours of one day on others too. */
export function copiedTo<T>(week: Week<T>, day: Weekday, to: readonly Weekday[]): Week<T> {
  return eachDay((other) => (to.includes(other) ? week[day] : week[other]));
}

/** The closing times that depend on the sunset, with their minutes after it. */
export const SUNSETS = {
  'sunset-02:00': -120,
  'sunset-01:00': -60,
  'sunset-00:30': -30,
  sunset: 0,
  'sunset+00:30': 30,
  'sunset+01:00': 60,
} as const;

/** The seven days of the week of a date (YYYY-MM-DD), Monday first. */
export function weekOf(date: string): string[] {
  const time = Date.parse(date);
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * 86_400_000;
  return WEEKDAYS.map((_, index) =>
    new Date(monday + index * 86_400_000).toISOString().slice(0, 10),
  );
}
