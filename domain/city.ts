import { z } from 'zod';
import { Coordinates, entryFields, LocalizedText, Slug, visitFields } from './fields.ts';

/** A destination: a city, a town, or a country such as the Middle Atlas (section 2). */
const TwelveMonths = z.array(z.number()).length(12);

/** Long-term averages, January to December. */
export const Climate = z.strictObject({
  /** Usual daily high and low, degrees Celsius. */
  high: TwelveMonths,
  low: TwelveMonths,
  /** Millimetres a month. */
  rain: TwelveMonths,
  source: z.string().min(1),
});
export type Climate = z.infer<typeof Climate>;

export const City = z.strictObject({
  ...entryFields,
  slug: Slug,
  order: z.number().int(),
  province: Slug.optional(),
  coordinates: Coordinates.optional(),
  access: visitFields.access,
  bestTime: visitFields.bestTime,
  /** What not to miss: three places, each with the reason. */
  highlights: z.array(z.strictObject({ place: Slug, text: LocalizedText })).default([]),
  /** Other destinations whose places are shown here too: the towns of the Middle Atlas. */
  area: z.array(Slug).default([]),
  climate: Climate.optional(),
});
export type City = z.infer<typeof City>;

/** One of the nine prefectures and provinces of the region. */
export const Province = z.strictObject({
  ...entryFields,
  order: z.number().int(),
  kind: z.enum(['prefecture', 'province']),
  /** The destination that stands for the province. */
  seat: Slug,
  population2014: z.number().int().positive(),
  coordinates: Coordinates,
});
export type Province = z.infer<typeof Province>;
