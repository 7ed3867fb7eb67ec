import { z } from 'zod';
import { type Dates, monthsOf } from '../format/dates.ts';
import { EVENT_KINDS } from './eventKinds.ts';
import { entryFields, Line, listOf, reference, visitFields } from './fields.ts';

const Month = z.number().int().min(1).max(12);

/** A recurring festival, moussem or fair. Exact dates are set only when they are announced. */
export const Event = z.strictObject({
  ...entryFields,
  ...visitFields,
  kind: z.enum(EVENT_KINDS),
  city: reference('cities'),
  place: reference('places').optional(),
  usualMonths: listOf(Month).default([]),
  /** True where the date changes from year to year, with the lunar calendar or the programme. */
  movable: z.boolean().default(false),
  since: z.number().int().optional(),
  dates: listOf(
    z
      .strictObject({
        start: z.iso.date(),
        end: z.iso.date(),
        source: Line,
        /** True for days that are calculated, such as those of the moon calendar: "about". */
        expected: z.boolean().default(false),
      })
      .refine(({ start, end }) => start <= end, {
        path: ['end'],
        error: 'is before the start',
      }),
  ).default([]),
});
export type Event = z.infer<typeof Event>;

/**
 * The months, 1 to 12, of a journey in which an event takes place: by its dates where they are
 * announced for that year, otherwise by its usual months.
 */
export function monthsWithin({ dates, usualMonths }: Event, days: Dates): number[] {
  const months = monthsOf(days);
  const years = [days.start, days.end].map(yearOf);
  const announced = dates.filter(({ start }) => years.includes(yearOf(start)));
  if (announced.length === 0) return months.filter((month) => usualMonths.includes(month));
  const then = announced
    .filter(({ start, end }) => start <= days.end && end >= days.start)
    .flatMap(monthsOf);
  return months.filter((month) => then.includes(month));
}

/**
 * The months, as YYYY-MM and in order, of the twelve from that of `today` in which an event takes place.
 * A year with dates has only the months of its dates; past dates do not count.
 */
export function comingMonths({ dates, usualMonths }: Event, today: string): string[] {
  const dated = new Set(dates.map(({ start }) => yearOf(start)));
  const coming = dates
    .filter(({ end }) => end >= today)
    .map(({ start }) => (start < today ? today : start).slice(0, 7));
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + month - 1 + index;
    const number = (count % 12) + 1;
    const name = `${Math.floor(count / 12)}-${String(number).padStart(2, '0')}`;
    const isUsual = !dated.has(yearOf(name)) && usualMonths.includes(number);
    return isUsual || coming.includes(name) ? name : undefined;
  }).filter((name) => name !== undefined);
}

/** Whether an event moves through the year, and no dates from a day on are known. */
export const isUndated = ({ usualMonths, dates }: Event, from?: string): boolean =>
  usualMonths.length === 0 && !(from && dates.some(({ end }) => end >= from));

/** The dates that are not over, in order. */
export function comingDates({ dates }: Event, today: string): Event['dates'] {
  return dates
    .filter(({ end }) => end >= today)
    .toSorted((one, other) => one.start.localeCompare(other.start));
}

/**
 * The events of the next twelve months in their order, each once: those with known days before those that
 * usually take place in the same month.
 */
export function nextEvents(events: readonly Event[], today: string): Event[] {
  const dated = events.flatMap((event) => {
    const [month] = comingMonths(event, today);
    if (!month) return [];
    const [next] = comingDates(event, today);
    const isNext = next && next.start.slice(0, 7) <= month;
    return [{ event, start: isNext ? next.start : `${month}-unknown` }];
  });
  return dated.sort((a, b) => a.start.localeCompare(b.start)).map(({ event }) => event);
}

/** The latest announced dates that are over. */
export function lastDates({ dates }: Event, today: string): Event['dates'][number] | undefined {
  return dates
    .filter(({ end, expected }) => end < today && !expected)
    .toSorted((one, other) => other.start.localeCompare(one.start))[0];
}

const yearOf = (day: string) => day.slice(0, 4);

/** An activity without a named provider. */
export const Experience = z.strictObject({
  ...entryFields,
  ...visitFields,
  city: reference('cities'),
  places: listOf(reference('places')).default([]),
  /** Suitable months, 1 to 12. */
  months: listOf(Month).default([]),
});
export type Experience = z.infer<typeof Experience>;
