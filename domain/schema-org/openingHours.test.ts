import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpeningHours } from '../content/openingHours.ts';
import type { Place } from '../content/place.ts';
import { dateAfter } from '../format/dates.ts';
import { WEEKDAYS, weekdayOf } from '../format/weekdays.ts';
import { hoursOn } from '../hours/dayHours.ts';
import { openState } from '../hours/openState.ts';
import type { SpecialDays } from '../hours/specialDays.ts';
import { DAYS_AHEAD, openingHoursOf } from './openingHours.ts';

const NO_DAYS: SpecialDays = { holidays: [], ramadan: [] };
const TODAY = '2027-01-20';
const DAY = 24 * 60;

const hoursFrom = (value: object) =>
  OpeningHours.parse({ asOf: '2026', source: 'https://example.org/', ...value });

const specified = (hours: OpeningHours, days = NO_DAYS) =>
  openingHoursOf({ openingHours: hours } as Place, days, new Date(`${TODAY}T10:00Z`));

describe('the structured hours of a place', () => {
  it('are those of each season that the coming weeks touch', () => {
    const week = [{ days: ['wed'], from: '10:00', to: '18:00' }];
    const seasons = [
      { from: '10-01', to: '01-31', week: [{ days: ['wed'], from: '10:00', to: '17:00' }] },
      { from: '02-10', to: '02-12', week: [] },
    ];
    const dayOfWeek = ['https://schema.org/Wednesday'];
    expect(specified(hoursFrom({ week, seasons }))).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek, closes: '17:00', validFrom: TODAY, validThrough: '2027-01-31' },
        { dayOfWeek, closes: '18:00', validFrom: '2027-02-01', validThrough: '2027-02-09' },
        { opens: '00:00', closes: '00:00', validFrom: '2027-02-10', validThrough: '2027-02-12' },
        { dayOfWeek, closes: '18:00', validFrom: '2027-02-13', validThrough: '2027-03-16' },
      ],
    });
  });

  it('say nothing of Ramadan, and that a closed holiday is closed', () => {
    const days = {
      holidays: ['2027-01-25'],
      ramadan: [{ start: '2027-02-08', end: '2027-03-09' }],
    };
    const week = [{ from: '10:00', to: '18:00' }];
    const hours = specified(hoursFrom({ week, publicHolidays: 'closed' }), days);
    expect(hours).toMatchObject({
      openingHoursSpecification: [
        { validFrom: TODAY, validThrough: '2027-02-07' },
        { validFrom: '2027-03-10' },
      ],
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2027-01-25', validThrough: '2027-01-25' },
      ],
    });
  });

  it('are left out where their end is not known', () => {
    expect(specified(hoursFrom({ week: [{ from: '08:30', to: 'sunset-01:00' }] }))).toEqual({});
    const week = [{ from: '10:00', to: '18:00' }];
    expect(specified(hoursFrom({ week, approximate: true }))).toEqual({});
  });

  it('say what the page says, for hours of every form', () => {
    fc.assert(
      fc.property(anyHours, anyDays, (hours, days) => {
        const claims = claimedMinutes(specified(hours, days));
        for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
          const date = dateAfter(TODAY, ahead);
          const shown = hoursOn(hours, date, days);
          expect(claims.get(date), date).toEqual(
            typeof shown === 'string' ? undefined : minutesIn(shown),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('agree with "open now" on a day without hours after midnight', () => {
    const hours = hoursFrom({ week: [{ from: '09:00', to: '12:00' }] });
    const claims = claimedMinutes(specified(hours));
    const state = openState(hours, new Date(`${TODAY}T11:00Z`), NO_DAYS);
    expect(state).toEqual({ state: 'open', until: 720 });
    expect(claims.get(TODAY)?.has(11 * 60 + 7)).toBe(true);
  });
});

/** One minute of each quarter of an hour in spans: of a whole day, structured data lacks the last one. */
const minutesIn = (spans: readonly { from: number; to: number }[]) =>
  new Set(
    spans.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index).filter((m) => m % 15 === 7),
    ),
  );

/** What structured data claims, by date: the minutes after midnight; no entry for a date without claim. */
function claimedMinutes(data: ReturnType<typeof openingHoursOf>): Map<string, Set<number>> {
  const claims = new Map<string, Set<number>>();
  const { openingHoursSpecification: usual = [], specialOpeningHoursSpecification: special = [] } =
    data as { [name: string]: Specification[] };
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = dateAfter(TODAY, ahead);
    const holds = ({ validFrom, validThrough }: Specification) =>
      date >= validFrom && date <= validThrough;
    const day = `https://schema.org/${ENGLISH[WEEKDAYS.indexOf(weekdayOf(date))]}`;
    const ofDay = special.filter(holds);
    const ofWeek = usual.filter(holds);
    if (ofDay.length === 0 && ofWeek.length === 0) continue;
    // A weekday without hours is closed where hours of other weekdays are claimed.
    const valid = ofDay.length > 0 ? ofDay : ofWeek.filter((one) => one.dayOfWeek?.includes(day));
    claims.set(date, minutesIn(valid.map(spanOf).filter(({ from, to }) => to > from)));
  }
  return claims;
}

interface Specification {
  opens: string;
  closes: string;
  validFrom: string;
  validThrough: string;
  dayOfWeek?: string[];
}

const ENGLISH = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function spanOf({ opens, closes }: Specification) {
  const [from = 0, to = 0] = [opens, closes].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  return { from, to: to < from || (to === 0 && from > 0) ? to + DAY : to };
}

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const anySpan = fc.record({ from: anyTime, to: anyTime });
const anyWeek = fc.array(
  fc.record(
    {
      from: anyTime,
      to: anyTime,
      days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    },
    { requiredKeys: ['from', 'to'] },
  ),
  { maxLength: 4 },
);
const anyDate = fc.integer({ min: -3, max: DAYS_AHEAD + 3 }).map((days) => dateAfter(TODAY, days));
const anyPeriod = fc
  .tuple(anyDate, fc.integer({ min: 1, max: 30 }))
  .map(([start, days]) => ({ start, end: dateAfter(start, days) }));

const anyHours = fc
  .record(
    {
      week: anyWeek.filter((week) => week.length > 0),
      seasons: fc.array(
        fc.record({
          from: anyDate.map((date) => date.slice(5)),
          to: anyDate.map((date) => date.slice(5)),
          week: anyWeek,
        }),
        { maxLength: 2 },
      ),
      exceptions: fc.uniqueArray(
        fc.record({ date: anyDate, hours: fc.array(anySpan, { maxLength: 2 }) }),
        { maxLength: 4, selector: ({ date }) => date },
      ),
      publicHolidays: fc.constantFrom('open', 'closed'),
      ramadan: fc.constant('same'),
    },
    { requiredKeys: ['week'] },
  )
  .map(hoursFrom);
const anyDays: fc.Arbitrary<SpecialDays> = fc.record({
  holidays: fc.uniqueArray(anyDate, { maxLength: 5 }),
  ramadan: fc.array(anyPeriod, { maxLength: 1 }),
});
