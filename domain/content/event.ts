import { z } from 'zod';
import { type Dates, monthsOf } from '../format/dates.ts';
import { EVENT_KINDS } from './eventKinds.ts';
import { entryFields, Slug, visitFields } from './fields.ts';

const Month = z.number().int().min(1).max(12);

/** A recurring festival, moussem or fair. Exact dates are set only when they are announced. */
export const Event = z.strictObject({
  ...entryFields,
  ...visitFields,
  kind: z.enum(EVENT_KINDS),
  city: Slug,
  place: Slug.optional(),
  usualMonths: z.array(Month).default([]),
  /** True where the date changes from year to year, with the lunar calendar or the programme. */
  movable: z.boolean().default(false),
  since: z.number().int().optional(),
  dates: z
    .array(z.strictObject({ start: z.iso.date(), end: z.iso.date(), source: z.string().min(1) }))
    .default([]),
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

const yearOf = (day: string) => day.slice(0, 4);

/** An activity without a named provider. */
export const Experience = z.strictObject({
  ...entryFields,
  ...visitFields,
  city: Slug,
  places: z.array(Slug).default([]),
  /** Suitable months, 1 to 12. */
  months: z.array(Month).default([]),
});
export type Experience = z.infer<typeof Experience>;
