import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { consent, email } from './fields.ts';
import type { SubmissionResult } from './submissionResult.ts';

/** A newsletter subscription with its language and consent. */
export const Newsletter = z.object({
  email: email(),
  locale: z.enum(LOCALES, { error: 'wrong' }),
  consent: consent(),
});
export type Newsletter = z.infer<typeof Newsletter>;

/** The input of the footer's form and its result. */
export interface FooterSubmission {
  result: SubmissionResult;
  email: string;
  consent: boolean;
}
