import { z } from 'zod';
import { email, line, optionalLine, optionalPhone, text } from './fields.ts';

/** The contact form (section 5). */
export const Contact = z.object({
  name: line().describe('family name'),
  firstName: optionalLine().describe('first name'),
  email: email(),
  phone: optionalPhone(),
  city: optionalLine(),
  country: optionalLine(),
  address: optionalLine(300).describe('postal address'),
  message: text(),
});
export type Contact = z.infer<typeof Contact>;
