/** Entry requirements of Morocco. */
import { z } from 'zod';
import { COUNTRIES } from '../format/countries.ts';
import { entryFields, LocalizedText, listOf, WebAddress } from './fields.ts';

const Country = z.enum(COUNTRIES as [string, ...string[]]);

/**
 * Requirements: nothing (`none`), an online authorisation (`authorisation`), an online visa (`e-visa`),
 * a visa from an embassy (`embassy`); `unknown` for nationalities without a rule. Visitors get one of
 * three answers: no visa, authorisation or visa online, and for `embassy` and `unknown` the consulate.
 */
export const NEEDS = ['none', 'authorisation', 'e-visa', 'embassy', 'unknown'] as const;

/** A requirement and its nationalities; the entry has its texts. */
export const VisaRule = z.strictObject({
  ...entryFields,
  need: z.enum(NEEDS),
  /** Longest stay in days; omitted where the source has none. */
  days: z.number().int().positive().optional(),
  countries: listOf(Country).default([]),
  /** The date of the youngest source of the rule. */
  sourceDate: z.iso.date().optional(),
  /** Official web addresses to confirm the rule. */
  confirmAt: listOf(WebAddress).min(1),
  /** Notes: a rule that has ended, other applicants. */
  note: LocalizedText.optional(),
});
export type VisaRule = z.infer<typeof VisaRule>;
