import { z } from 'zod';
import { entryFields, LocalizedText, Slug, visitFields } from './fields.ts';

/** One stop of a circuit: a place on a day, and the way from the stop before. */
export const Stop = z.strictObject({
  place: Slug,
  day: z.number().int().positive(),
  note: LocalizedText.optional(),
  /** Minutes to allow. */
  duration: z.number().int().positive().optional(),
  fromPrevious: z
    .strictObject({
      /** About, by road or path. */
      km: z.number().nonnegative(),
      minutes: z.number().int().nonnegative(),
      mode: z.enum(['walk', 'car', 'taxi', 'train']),
    })
    .optional(),
});
export type Stop = z.infer<typeof Stop>;

/** A pre-defined itinerary of one or more days. */
export const Circuit = z.strictObject({
  ...entryFields,
  ...visitFields,
  theme: z.string().min(1),
  days: z.number().int().positive(),
  /** The town one starts from. */
  city: Slug,
  totalKm: z.number().positive(),
  stops: z.array(Stop).min(2),
});
export type Circuit = z.infer<typeof Circuit>;

/** The stops of each day, in order: `[[first day's stops], [second day's], …]`. */
export function stopsByDay(circuit: Circuit): Stop[][] {
  return Array.from({ length: circuit.days }, (_, index) =>
    circuit.stops.filter((stop) => stop.day === index + 1),
  );
}
