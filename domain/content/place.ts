import { z } from 'zod';
import { Price } from '../format/price.ts';
import {
  Coordinates,
  entryFields,
  LocalizedText,
  Slug,
  visitFields,
  WebAddress,
} from './fields.ts';
import { OpeningHours } from './openingHours.ts';

/** A point of interest: a sight, an activity, a restaurant, a hotel or an agency (section 3). */
export const Place = z.strictObject({
  ...entryFields,
  ...visitFields,
  contact: z.strictObject({
    address: z.strictObject({
      street_address: z.string().min(1).optional(),
      /** Id of the place's city. */
      city: Slug,
    }),
    phone: z.string().min(1).optional(),
    email: z.email().optional(),
    website: WebAddress.optional(),
  }),
  province: Slug.optional(),
  coordinates: Coordinates.optional(),
  /** True where the place is just outside the region. */
  neighbour: z.boolean().default(false),
  /** True while the place is closed to visitors: itineraries warn of it and never propose it. */
  closed: z.boolean().default(false),
  isDeal: z.boolean().default(false),
  price: Price.optional(),
  openingHours: OpeningHours.optional(),
  accessibility: LocalizedText.optional(),
});
export type Place = z.infer<typeof Place>;

/** Section 3: entries with the deal flag are deals, the others are places. */
export function splitDeals<T extends { isDeal: boolean }>(
  entries: readonly T[],
): { places: T[]; deals: T[] } {
  return {
    places: entries.filter((entry) => !entry.isDeal),
    deals: entries.filter((entry) => entry.isDeal),
  };
}

export function cityOf(place: Place): string {
  return place.contact.address.city;
}
