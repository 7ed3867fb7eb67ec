/** Public holidays and Ramadan, as code and pages read them from the settings of the site. */
import { z } from 'zod';
import { LocalizedLine, listOf } from './fields.ts';

/** A day in Morocco, `YYYY-MM-DD`. */
const Day = z.iso.date();

/**
 * A public holiday. `expected` marks a date that was calculated: dates of the lunar calendar are decided
 * by the sighting of the moon and may move by a day. A holiday of two days is two entries.
 */
export const PublicHoliday = z.strictObject({
  date: Day,
  name: LocalizedLine,
  expected: z.boolean().default(false),
});
export type PublicHoliday = z.infer<typeof PublicHoliday>;

/** The first and the last day of fasting of a Ramadan; `expected` as for a public holiday. */
export const RamadanPeriod = z
  .strictObject({ start: Day, end: Day, expected: z.boolean().default(false) })
  .refine(({ start, end }) => start < end, {
    path: ['end'],
    error: 'must be after the first day',
  });
export type RamadanPeriod = z.infer<typeof RamadanPeriod>;

/** Holidays sorted by date; a date may stand only once. */
export const PublicHolidays = listOf(PublicHoliday)
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
    error: 'must name each date once',
  })
  .transform((days) => days.toSorted((a, b) => a.date.localeCompare(b.date)));
