/**
 * The data that the browser stores for a visitor, who has no account (section 3). Browsers read stored
 * data without schemas, because zod is too large for them; the API parses tours only.
 */
import { z } from 'zod';
import { Coordinates, Slug } from '../content/fields.ts';
import type { Dates } from '../format/dates.ts';
import { MAX_DAYS, MAX_STOPS, PACES, STAY_MINUTES, TRAVEL_MODES } from './tourLimits.ts';

export interface Filters {
  /** Slugs of tags. */
  tags: string[];
  /** Ids of cities. */
  cities: string[];
  seedoeat: ('see' | 'do' | 'eat')[];
  /** Slugs of trip tags. */
  triptags: string[];
  /** The search term. */
  keyword: string;
  startingPoint?: string | undefined;
  /** Price level of the planner, 1 to 3. */
  budget?: number | undefined;
  /** First and last day of the journey: YYYY-MM-DD. */
  dates?: Dates | undefined;
  /** The mode of the home page that was used last. */
  stade: string;
}

/** Ids by kind, the oldest first. `pois` are places and deals. */
export interface Favorites {
  circuits: string[];
  pois: string[];
  events: string[];
  experiences: string[];
}

/** Ids of places. */
export interface Votes {
  liked: string[];
  disliked: string[];
}

export interface Quotes {
  /** Ids of the requested venues. */
  quotes: string[];
  dealId?: string | undefined;
  /** The other fields of the request. */
  misc: Record<string, unknown>;
}

/**
 * Facts about the visitor, in memory only. There is no `userId`, as there are no accounts; the
 * `location` of section 3 is state of the component that requested it.
 */
export interface User {
  /** The answer of `/api/whoami`; `country` in ISO 3166-1 alpha-2. */
  user?: { ip: string; country?: string | undefined } | undefined;
  /** A subscription was sent. */
  newsletter: boolean;
  /** It was confirmed by the link in the email. */
  subscribedToNewsletter: boolean;
}

export interface Toast {
  type: 'success' | 'error' | 'loading' | 'default';
  message: string;
  /** In ms; section 9: 4000. */
  duration?: number | undefined;
}

const isPrintable = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);

/** The starting point of a tour, or the place of a night. */
export const TripPoint = z.strictObject({
  // PostgreSQL rejects some control characters and lone surrogates.
  label: z.string().trim().min(1).max(120).refine(isPrintable, 'is not printable text'),
  coordinates: Coordinates,
});

const TOO_MANY_DAYS = `A tour has at most ${MAX_DAYS} days`;
const TOO_MANY_STOPS = `A day has at most ${MAX_STOPS} stops`;

const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** An itinerary day by day (section 3). */
export const Tour = z.strictObject({
  startingPoint: TripPoint.optional(),
  /** The date of the first day. */
  startDate: z.iso
    .date()
    .refine((date) => date > '1900' && date < '2200', 'is too far away')
    .optional(),
  by: z.enum(TRAVEL_MODES).optional(),
  pace: z.enum(PACES).optional(),
  days: z
    .array(
      z.strictObject({
        day: z.number().int().min(1).max(MAX_DAYS),
        city: Slug,
        places: z
          .array(Slug)
          .max(MAX_STOPS, TOO_MANY_STOPS)
          .refine(areUnique, 'names a place twice'),
        /** Ids of places whose position the optimiser keeps. */
        locked: z.array(Slug).max(MAX_STOPS, TOO_MANY_STOPS).optional(),
        /** Stays set by hand: their length in minutes, and a fixed start as HH:MM. */
        stays: z
          .array(
            z.strictObject({
              place: Slug,
              minutes: z.number().int().min(STAY_MINUTES.least).max(STAY_MINUTES.most).optional(),
              at: z
                .string()
                .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM')
                .optional(),
            }),
          )
          .max(MAX_STOPS, TOO_MANY_STOPS)
          .refine((stays) => areUnique(stays.map(({ place }) => place)), 'names a place twice')
          .optional(),
        /** Where the night after this day is spent, if not at the starting point. */
        night: TripPoint.optional(),
      }),
    )
    .max(MAX_DAYS, TOO_MANY_DAYS)
    .refine((days) => areUnique(days.map(({ day }) => day)), 'has a day twice'),
});
export type Tour = z.infer<typeof Tour>;

/** A tour that can be exported. */
export const TourToTake = Tour.extend({ days: Tour.shape.days.min(1, 'The tour needs a day') });

/** A tour that the server can store. Section 5: the tour needs a starting point. */
export const CompleteTour = TourToTake.extend({
  startingPoint: z.strictObject(TripPoint.shape, {
    error: ({ input }) => (input == null ? 'The tour needs a starting point' : undefined),
  }),
});

export type CompleteTour = z.infer<typeof CompleteTour>;
