/** Fields with which a visitor can act: prices, who may enter, booking, evidence. */
import { z } from 'zod';
import { DEFAULT_CURRENCY } from '../format/price.ts';
import { AsOf, Line, LocalizedText, listOf, reference, WebAddress } from './fields.ts';

/** Who pays a price, or the service that is paid. */
export const PAYERS = [
  'everyone',
  'adult',
  'child',
  'foreign-adult',
  'foreign-child',
  'moroccan-adult',
  'moroccan-child',
  'parking',
  'other',
] as const;

/**
 * A price of admission. 0 is free. A paid price names its year. `by-category` follows from a decision
 * on a whole category of monuments and was not seen at this gate.
 */
export const Admission = z
  .strictObject({
    who: z.enum(PAYERS),
    amount: z.number().nonnegative(),
    currency: z.string().length(3).default(DEFAULT_CURRENCY),
    year: z.number().int().min(2000).max(2100).optional(),
    status: z.enum(['seen', 'by-category']).default('seen'),
    /** Ages, or what is paid: "7 to 13 years", "large pool". Required for `other`. */
    note: LocalizedText.optional(),
  })
  .refine(({ amount, year }) => amount === 0 || year !== undefined, {
    path: ['year'],
    error: 'is required for a price',
  })
  .refine(({ who, note }) => who !== 'other' || note !== undefined, {
    path: ['note'],
    error: 'is required where "who" is "other"',
  });
export type Admission = z.infer<typeof Admission>;

/** Who may enter, and how. */
export const ENTRY_RULES = [
  /** Everyone may go in. */
  'everyone',
  /** A public space without a gate, at any time. */
  'open-air',
  /** Muslims only. */
  'muslims',
  /** Not open to visitors: seen from outside. */
  'outside',
  /** Guests and customers of the house. */
  'guests',
  /** By arrangement. */
  'arrangement',
] as const;

export const Entry = z.strictObject({
  who: z.enum(ENTRY_RULES),
  /** Steps, guides at the gate, dress: half a line. */
  note: LocalizedText.optional(),
});

/** How to book: whether it is needed, and where. */
export const Booking = z
  .strictObject({
    rule: z.enum(['required', 'recommended', 'not-needed']).optional(),
    url: WebAddress.optional(),
  })
  .refine(({ rule, url }) => rule !== undefined || url !== undefined, {
    error: 'must have a rule or an address',
  });

/** What a deal offers besides its price: where it applies, and how long. */
export const Offer = z.strictObject({
  /** Ids of the places where it applies. */
  places: listOf(reference('places')).default([]),
  /** How long it applies, and when that was last known: "all year, as of 2025". */
  validity: LocalizedText,
  /** The day from which it applies. */
  since: z.iso.date().optional(),
});

/** The last sign that the place was open to visitors. */
export const Evidence = z.strictObject({ asOf: AsOf, source: Line });
