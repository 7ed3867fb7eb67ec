/** Who needs what to enter Morocco, as content says it. */
import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { entryFields, LocalizedText } from './fields.ts';

const Country = z.enum(COUNTRIES as [string, ...string[]]);

/**
 * What citizens need: nothing (`none`), an authorisation asked for online (`authorisation`), a visa
 * got online (`e-visa`), one from an embassy (`embassy`); `unknown` is for all whom no rule names.
 */
export const NEEDS = ['none', 'authorisation', 'e-visa', 'embassy', 'unknown'] as const;

/** One rule of entry and the nationalities that it is for; its words are the entry's own. */
export const VisaRule = z.strictObject({
  ...entryFields,
  need: z.enum(NEEDS),
  /** Days that one may stay; without them the source does not say. */
  days: z.number().int().positive().optional(),
  countries: z.array(Country).default([]),
  /** The official addresses at which it is to be confirmed. */
  confirmAt: z.array(z.url()).min(1),
  /** What is worth knowing beside: a rule that has ended, who else may ask. */
  note: LocalizedText.optional(),
});
export type VisaRule = z.infer<typeof VisaRule>;
