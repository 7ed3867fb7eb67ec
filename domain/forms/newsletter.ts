import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { consent, email } from './fields.ts';

/** Who wants the newsletter, in which language, and that they agree to be written to. */
export const Newsletter = z.object({
  email: email(),
  locale: z.enum(LOCALES, { error: 'wrong' }),
  consent: consent(),
});
export type Newsletter = z.infer<typeof Newsletter>;
