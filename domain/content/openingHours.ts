import { z } from 'zod';
import { WEEKDAYS } from '../format/weekdays.ts';
import { AsOf, Line, LocalizedText, listOf } from './fields.ts';

const TimeOfDay = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM');

/** A closing time: HH:MM, or relative to sunset: `sunset`, `sunset-01:00` (one hour before it). */
const ClosingTime = z
  .string()
  .max(12)
  .regex(
    /^(([01]\d|2[0-3]):[0-5]\d|sunset([+-]0\d:[0-5]\d)?)$/,
    'must be HH:MM, sunset, or sunset-HH:MM',
  );

export const Weekday = z.enum(WEEKDAYS);

const Span = z.strictObject({ from: TimeOfDay, to: ClosingTime });

/** Hours of some days of the week, of all without `days`. A closing time before `from` is after midnight. */
const Rule = Span.extend({ days: listOf(Weekday).min(1).optional() });

/** Month and day: `06-15`, a day of every year. A season to `02-28` ends with February in leap years too. */
const MonthDay = z
  .string()
  .max(5)
  .regex(
    /^((0[13-9]|1[0-2])-(0[1-9]|[12]\d|30)|(0[13578]|1[02])-31|02-(0[1-9]|1\d|2[0-8]))$/,
    'must be month and day: MM-DD',
  );

/**
 * Opening hours in the time of the region, only where a source is known. A day without a rule is
 * closed. A season replaces the rules of the week between two days of the year, an exception those of
 * its date. Hours during Ramadan and on public holidays are unknown unless the entry says otherwise.
 */
export const OpeningHours = z.strictObject({
  week: listOf(Rule).min(1),
  seasons: listOf(z.strictObject({ from: MonthDay, to: MonthDay, week: listOf(Rule) })).default([]),
  exceptions: listOf(
    z.strictObject({
      date: z.iso.date(),
      hours: listOf(Span).describe('empty: closed on that day'),
    }),
  ).default([]),
  publicHolidays: z.enum(['open', 'closed']).optional(),
  ramadan: z.enum(['same']).optional(),
  /** True for a habit, not a timetable: printed as "usually", and nothing is said of the present state. */
  approximate: z.boolean().default(false),
  /** What hours cannot express: a break for prayer, quiet mornings. */
  note: LocalizedText.optional(),
  asOf: AsOf,
  source: Line,
});
export type OpeningHours = z.infer<typeof OpeningHours>;
export type HoursRule = z.infer<typeof Rule>;
