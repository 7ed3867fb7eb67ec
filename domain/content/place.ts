import { z } from 'zod';
import { Price } from '../format/price.ts';
import { DEFAULT_LOCALE } from '../locale.ts';
import {
  AsOf,
  Coordinates,
  EmailAddress,
  entryFields,
  Line,
  LocalizedText,
  listOf,
  Phone,
  reference,
  visitFields,
  WebAddress,
} from './fields.ts';
import { OpeningHours, Weekday } from './openingHours.ts';
import { PRICE_LEVELS } from './priceLevels.ts';
import { Admission, Booking, Entry, Evidence, Offer } from './visiting.ts';

/** A text alone, as other systems and earlier releases have it, is the English one. */
const StreetAddress = z.preprocess(
  (street) => (typeof street === 'string' && street ? { [DEFAULT_LOCALE]: street } : street),
  LocalizedText,
);

/** A point of interest: a sight, an activity, a restaurant, a hotel or an agency (section 3). */
export const Place = z.strictObject({
  ...entryFields,
  ...visitFields,
  contact: z.strictObject({
    address: z.strictObject({
      street_address: StreetAddress.optional(),
      /** The street as Arabic signs and drivers have it. */
      arabicStreet: Line.optional(),
      /** Id of the place's city. */
      city: reference('cities'),
    }),
    phone: Phone.optional(),
    email: EmailAddress.optional(),
    website: WebAddress.optional(),
    /** When the phone number and addresses were last seen. */
    asOf: AsOf.optional(),
  }),
  province: reference('provinces').optional(),
  coordinates: Coordinates.optional(),
  /** True where the place is just outside the region. */
  neighbour: z.boolean().default(false),
  /** True while the place is closed to visitors: itineraries warn of it and never propose it. */
  closed: z.boolean().default(false),
  isDeal: z.boolean().default(false),
  /** Of deals. */
  offer: Offer.optional(),
  price: Price.optional(),
  openingHours: OpeningHours.optional(),
  /** Regular closing days, where the hours themselves are unknown. */
  closedOn: listOf(Weekday).default([]),
  /** Days of the weekly market. */
  marketDays: listOf(Weekday).default([]),
  /** Prices, the most important one first. */
  admission: listOf(Admission).default([]),
  entry: Entry.optional(),
  booking: Booking.optional(),
  /** What it costs: 1 little or nothing, 2 medium, 3 expensive. */
  priceLevel: z.literal(PRICE_LEVELS).optional(),
  evidence: Evidence.optional(),
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

const BUSINESS_TAGS = ['hotels', 'restaurants', 'agences-de-voyages'];

/** Whether it is a hotel, a restaurant or an agency, or the offer of one. */
export const isBusiness = ({ tags }: { tags: readonly string[] }): boolean =>
  tags.some((tag) => BUSINESS_TAGS.includes(tag));

export function cityOf(place: Place): string {
  return place.contact.address.city;
}
