import { z } from 'zod';

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM');
const Span = z.strictObject({ from: TimeOfDay, to: TimeOfDay });
const Day = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

/**
 * Opening hours in the time of Africa/Casablanca, only where a source is known.
 * A day that is not listed is closed; an exception replaces the week's rule on its date.
 */
export const OpeningHours = z.strictObject({
  week: z.partialRecord(Day, z.array(Span).min(1)),
  exceptions: z
    .array(
      z.strictObject({
        date: z.iso.date(),
        hours: z.array(Span).describe('empty: closed on that day'),
      }),
    )
    .default([]),
  source: z.string().min(1),
});
export type OpeningHours = z.infer<typeof OpeningHours>;
