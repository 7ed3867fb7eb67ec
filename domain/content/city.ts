import { z } from 'zod';
import {
  Coordinates,
  entryFields,
  Line,
  LocalizedText,
  listOf,
  reference,
  Slug,
  visitFields,
} from './fields.ts';

/** A destination: a city, a town, or an area such as the Middle Atlas (section 2). */
const TwelveMonths = z.array(z.number()).length(12);

/** Long-term averages, January to December. */
export const Climate = z.strictObject({
  /** Average daily high and low in degrees Celsius. */
  high: TwelveMonths,
  low: TwelveMonths,
  /** Millimetres per month. */
  rain: TwelveMonths,
  source: Line,
});
export type Climate = z.infer<typeof Climate>;

export const City = z.strictObject({
  ...entryFields,
  slug: Slug,
  order: z.number().int(),
  province: reference('provinces').optional(),
  coordinates: Coordinates.optional(),
  access: visitFields.access,
  bestTime: visitFields.bestTime,
  /** Three recommended places, each with the reason. */
  highlights: listOf(z.strictObject({ place: reference('places'), text: LocalizedText })).default(
    [],
  ),
  /** Ids of other destinations whose places are listed here too: the towns of the Middle Atlas. */
  area: listOf(reference('cities')).default([]),
  climate: Climate.optional(),
});
export type City = z.infer<typeof City>;

/** One of the nine prefectures and provinces of the region. */
export const Province = z.strictObject({
  ...entryFields,
  order: z.number().int(),
  kind: z.enum(['prefecture', 'province']),
  /** Id of the destination that represents the province. */
  seat: reference('cities'),
  /** Ids of other destinations in the province that are named with it: Azrou beside Ifrane. */
  with: listOf(reference('cities')).default([]),
  /** Inhabitants in the censuses of 2014 and 2024. */
  population2014: z.number().int().positive(),
  population2024: z.number().int().positive(),
  coordinates: Coordinates,
});
export type Province = z.infer<typeof Province>;
