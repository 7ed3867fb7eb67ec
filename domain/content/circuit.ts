import { z } from 'zod';
import {
  Duration,
  entryFields,
  Line,
  LocalizedText,
  listOf,
  reference,
  visitFields,
} from './fields.ts';

/** Of a circuit. */
const MOST_DAYS = 60;

/** A stop of a circuit: a place on a day, and the leg from the previous stop. */
export const Stop = z.strictObject({
  place: reference('places'),
  day: z.number().int().positive().max(MOST_DAYS),
  note: LocalizedText.optional(),
  /** Recommended time in minutes. */
  duration: Duration.optional(),
  fromPrevious: z
    .strictObject({
      /** Approximate distance by road or path. */
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
  theme: Line,
  days: z.number().int().positive().max(MOST_DAYS),
  /** Id of the city where it starts. */
  city: reference('cities'),
  totalKm: z.number().positive(),
  stops: listOf(Stop).min(2),
});
export type Circuit = z.infer<typeof Circuit>;

/** The stops of each day, in order: `[[first day's stops], [second day's], …]`. */
export function stopsByDay(circuit: Circuit): Stop[][] {
  return Array.from({ length: circuit.days }, (_, index) =>
    circuit.stops.filter((stop) => stop.day === index + 1),
  );
}
