import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { HoursRule } from '../content/openingHours.ts';
import type { Place } from '../content/place.ts';
import { clockTime } from '../format/clockTime.ts';
import { dateAfter } from '../format/dates.ts';
import { minutesOf } from '../format/duration.ts';
import { dayInRegion } from '../format/today.ts';
import { type Weekday, weekdayOf } from '../format/weekdays.ts';
import { dependsOnSunset } from '../hours/compactHours.ts';
import { hoursOn, spansOf, type TimeSpan, weekOn } from '../hours/dayHours.ts';
import { equalDays } from '../hours/equalDays.ts';
import type { SpecialDays } from '../hours/specialDays.ts';

const DAYS = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** For how many days from today something is said. Pages are rendered anew every day. */
export const DAYS_AHEAD = 56;

type Validity = Pick<Exclude<OpeningHoursSpecification, string>, 'validFrom' | 'validThrough'>;

/** Consecutive days with the same week, for all of which the hours are known. */
interface Run {
  week: readonly HoursRule[];
  dates: string[];
}

/**
 * The hours of a place on the coming days, as the page says them: the week of each run of days, and the
 * days that differ from it. Nothing is said of days for which hours are not known: holidays, Ramadan.
 * Approximate hours and those that follow the sunset have no closing time and are left out.
 */
export function openingHoursOf({ openingHours, closed }: Place, special: SpecialDays, now: Date) {
  if (!openingHours || closed || openingHours.approximate || dependsOnSunset(openingHours)) {
    return {};
  }
  const today = dayInRegion(now);
  const runs: Run[] = [];
  const different: { date: string; spans: TimeSpan[] }[] = [];
  let run: Run | undefined;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = dateAfter(today, ahead);
    const spans = hoursOn(openingHours, date, special);
    const week = weekOn(openingHours, date);
    if (typeof spans === 'string') {
      run = undefined;
      continue;
    }
    if (run?.week !== week) {
      run = { week, dates: [] };
      runs.push(run);
    }
    run.dates.push(date);
    if (!isSame(spans, spansOf(week, date))) different.push({ date, spans });
  }
  return {
    openingHoursSpecification: runs.flatMap(weekOf),
    ...(different.length > 0 && { specialOpeningHoursSpecification: different.flatMap(dayOf) }),
  };
}

const isSame = (one: readonly TimeSpan[], other: readonly TimeSpan[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The hours of the weekdays among the dates of a run. */
function weekOf({ week, dates }: Run) {
  const validity = { validFrom: dates[0], validThrough: dates.at(-1) };
  const present = new Set(dates.map(weekdayOf));
  const opening = equalDays(week).flatMap(({ days, spans }) => {
    const dayOfWeek = days.filter((day) => present.has(day)).map((day) => DAYS[day]);
    if (dayOfWeek.length === 0) return [];
    return spans.map(openingOn(validity)).map((one) => ({ ...one, dayOfWeek }));
  });
  if (opening.length > 0) return opening;
  // Days without hours beside others are closed anyway.
  return [{ ...closedOn(validity), dayOfWeek: [...present].map((day) => DAYS[day]) }];
}

function dayOf({ date, spans }: { date: string; spans: readonly TimeSpan[] }) {
  const validity = { validFrom: date, validThrough: date };
  if (spans.length === 0) return [closedOn(validity)];
  return spans
    .map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) }))
    .map(openingOn(validity));
}

/** From midnight to midnight is closed. */
const closedOn = (validity: Validity) => specification('00:00', '00:00', validity);

/** Hours that end before they begin end on the next day; of a whole day the last minute is missing. */
const openingOn =
  (validity: Validity) =>
  ({ from, to }: { from: string; to: string }) =>
    specification(from, from === to ? clockTime(minutesOf(to) - 1) : to, validity);

function specification(opens: string, closes: string, validity: Validity) {
  return { '@type': 'OpeningHoursSpecification', opens, closes, ...validity } as const;
}
