import { z } from 'zod';
import { Coordinates, entryFields, LocalizedText, Slug, visitFields } from './fields.ts';
import { OpeningHours } from './openingHours.ts';
import { Price } from './price.ts';

/** A point of interest: something to see, to do, to eat or a bed for the night (section 3). */
export const Place = z.strictObject({
  ...entryFields,
  ...visitFields,
  contact: z.strictObject({
    address: z.strictObject({
      street_address: z.string().min(1).optional(),
      /** The id of the city to which the place belongs. */
      city: Slug,
    }),
    phone: z.string().min(1).optional(),
    email: z.email().optional(),
    website: z.url().optional(),
  }),
  province: Slug.optional(),
  coordinates: Coordinates.optional(),
  /** True where the place lies just outside the region and is worth the way. */
  neighbour: z.boolean().default(false),
  /** True while nobody is let in: its text says why, plans warn of it and propose it to nobody. */
  closed: z.boolean().default(false),
  isDeal: z.boolean().default(false),
  price: Price.optional(),
  openingHours: OpeningHours.optional(),
  accessibility: LocalizedText.optional(),
});
export type Place = z.infer<typeof Place>;

/** Section 3: entries with the deal flag are deals, all others are places. */
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
