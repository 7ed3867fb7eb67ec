import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { HoursRule } from '../content/openingHours.ts';
import type { Place } from '../content/place.ts';
import { dayInRegion } from '../format/today.ts';
import type { Weekday } from '../format/weekdays.ts';
import { dependsOnSunset } from '../hours/compactHours.ts';

const DAYS = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

type Validity = Pick<Exclude<OpeningHoursSpecification, string>, 'validFrom' | 'validThrough'>;

/**
 * The hours of a place: of the week, of the running or next time of each season, and of coming dates.
 * Approximate hours and those that follow the sunset have no closing time and are left out.
 */
export function openingHoursOf({ openingHours, closed }: Place, now: Date) {
  if (!openingHours || closed || openingHours.approximate || dependsOnSunset(openingHours)) {
    return {};
  }
  const today = dayInRegion(now);
  const coming = openingHours.exceptions.filter(({ date }) => date >= today);
  return {
    openingHoursSpecification: [
      ...weekOf(openingHours.week, {}),
      ...openingHours.seasons.flatMap(({ from, to, week }) =>
        weekOf(week, nextSeason(from, to, today)),
      ),
    ],
    ...(coming.length > 0 && {
      specialOpeningHoursSpecification: coming.flatMap(({ date, hours }) => {
        const validity = { validFrom: date, validThrough: date };
        // From midnight to midnight is closed.
        if (hours.length === 0) return specification('00:00', '00:00', validity);
        return hours.map(({ from, to }) => specification(from, to, validity));
      }),
    }),
  };
}

function weekOf(week: readonly HoursRule[], validity: Validity) {
  if (week.length === 0) {
    return [{ ...specification('00:00', '00:00', validity), dayOfWeek: Object.values(DAYS) }];
  }
  return week.map(({ from, to, days = Object.keys(DAYS) as Weekday[] }) => ({
    // A place that never closes: schema.org reads equal times as closed.
    ...specification(from, from === to ? '23:59' : to, validity),
    dayOfWeek: days.map((day) => DAYS[day]),
  }));
}

function specification(opens: string, closes: string, validity: Validity) {
  return { '@type': 'OpeningHoursSpecification', opens, closes, ...validity } as const;
}

/** The dates of a season (MM-DD) that is running or comes next. */
function nextSeason(from: string, to: string, today: string): Validity {
  const year = Number(today.slice(0, 4));
  const spansNewYear = from > to ? 1 : 0;
  const start = [year - 1, year, year + 1].find(
    (first) => `${first + spansNewYear}-${to}` >= today,
  );
  const first = start ?? year;
  return { validFrom: `${first}-${from}`, validThrough: `${first + spansNewYear}-${to}` };
}
