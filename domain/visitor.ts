/** What the browser keeps for a visitor, who has no account (section 3). */
import { z } from 'zod';
import { Coordinates, Slug } from './fields.ts';
import { LOCALES } from './locale.ts';
import { MOST_DAYS, MOST_STOPS, PACES, TRAVEL_MODES } from './plan/model.ts';
import { MIN_TERM_LENGTH, MOST_RECENT } from './searchTerm.ts';

/** The chosen language. */
export const Local = z.strictObject({ locale: z.enum(LOCALES) });

export const Filters = z.strictObject({
  tags: z.array(Slug).default([]),
  cities: z.array(Slug).default([]),
  seedoeat: z.array(z.enum(['see', 'do', 'eat'])).default([]),
  triptags: z.array(Slug).default([]),
  keyword: z.string().default(''),
  startingPoint: z.string().optional(),
  budget: z.number().nonnegative().optional(),
  dates: z.strictObject({ start: z.iso.date(), end: z.iso.date() }).optional(),
  stade: z.string().default('planning'),
});
export type Filters = z.infer<typeof Filters>;

export const Favorites = z.strictObject({
  circuits: z.array(Slug).default([]),
  pois: z.array(Slug).default([]),
  events: z.array(Slug).default([]),
  experiences: z.array(Slug).default([]),
});
export type Favorites = z.infer<typeof Favorites>;

const isPrintable = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);

/** A named point: where a tour starts, where a night is spent. */
export const TripPoint = z.strictObject({
  // Half characters and control characters are in no name, and the database takes not all of them.
  label: z.string().trim().min(1).max(120).refine(isPrintable, 'is not printable text'),
  coordinates: Coordinates,
});

const TOO_MANY_DAYS = `A tour has at most ${MOST_DAYS} days`;
const TOO_MANY_STOPS = `A day has at most ${MOST_STOPS} stops`;

const once = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A plan day by day; its places are shown with title, address and phone (section 2, tour PDF). */
export const Tour = z.strictObject({
  startingPoint: TripPoint.optional(),
  /** The first day's date. */
  startDate: z.iso
    .date()
    .refine((date) => date > '1900' && date < '2200', 'is too far away')
    .optional(),
  by: z.enum(TRAVEL_MODES).optional(),
  pace: z.enum(PACES).optional(),
  days: z
    .array(
      z.strictObject({
        day: z.number().int().min(1).max(MOST_DAYS),
        city: Slug,
        places: z.array(Slug).max(MOST_STOPS, TOO_MANY_STOPS).refine(once, 'names a place twice'),
        /** What stays where it is when the plan is made better. */
        locked: z.array(Slug).max(MOST_STOPS, TOO_MANY_STOPS).optional(),
        /** Where the night after this day is spent, when not at the starting point. */
        night: TripPoint.optional(),
      }),
    )
    .max(MOST_DAYS, TOO_MANY_DAYS)
    .refine((days) => once(days.map(({ day }) => day)), 'has a day twice'),
});
export type Tour = z.infer<typeof Tour>;

/** A tour to print or to take along, whatever it has. */
export const TourToTake = Tour.extend({ days: Tour.shape.days.min(1, 'The tour needs a day') });

/** A tour to keep. Section 5: the tour needs a starting point. */
export const CompleteTour = TourToTake.extend({
  startingPoint: z.strictObject(TripPoint.shape, {
    error: ({ input }) => (input == null ? 'The tour needs a starting point' : undefined),
  }),
});

export type CompleteTour = z.infer<typeof CompleteTour>;

export const Quotes = z.strictObject({
  quotes: z.array(Slug).default([]),
  dealId: Slug.optional(),
  misc: z.record(z.string(), z.unknown()).default({}),
});

export const MiceSelection = z.strictObject({ selected: z.array(Slug).default([]) });

export const Vote = z.strictObject({
  liked: z.array(Slug).default([]),
  disliked: z.array(Slug).default([]),
});
export type Votes = z.infer<typeof Vote>;

export const User = z.strictObject({
  userId: z.string().optional(),
  user: z.strictObject({ ip: z.string() }).optional(),
  location: Coordinates.optional(),
  newsletter: z.boolean().default(false),
  subscribedToNewsletter: z.boolean().default(false),
});

/** Section 3: at most 10 terms of at least 2 characters, newest first. */
export const RecentSearches = z.array(z.string().trim().min(MIN_TERM_LENGTH)).max(MOST_RECENT);

export const Toast = z.strictObject({
  type: z.enum(['success', 'error', 'loading', 'default']),
  message: z.string(),
  /** Milliseconds; section 9 gives 4000. */
  duration: z.number().int().positive().default(4000),
});
