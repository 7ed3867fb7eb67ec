/** Field types of forms. Their error messages are codes of `submissionResult.ts`. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** No line breaks or control characters: single lines may end up in e-mail headers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const ONE_LINE = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;
/** Multi-line texts may contain line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

const trimmed = () => z.string({ error: 'required' }).trim();

/** A required single line. */
export const line = (max: number = LIMITS.line) =>
  trimmed().min(1, 'required').max(max, 'tooLong').regex(ONE_LINE, 'wrong');

/** An optional single line. */
export const optionalLine = (max: number = LIMITS.line) =>
  z
    .string({ error: 'wrong' })
    .trim()
    .max(max, 'tooLong')
    .regex(ONE_LINE, 'wrong')
    .transform((text) => text || undefined)
    .optional();

/** A required multi-line text. */
export const text = () =>
  trimmed().min(1, 'required').max(LIMITS.message, 'tooLong').regex(TEXT, 'wrong');

export const optionalText = () =>
  z
    .string({ error: 'wrong' })
    .trim()
    .max(LIMITS.message, 'tooLong')
    .regex(TEXT, 'wrong')
    .transform((written) => written || undefined)
    .optional();

/** An e-mail address of at most 254 characters (RFC 5321). */
export const email = () =>
  trimmed()
    .min(1, 'required')
    .max(LIMITS.email, 'tooLong')
    .regex(ONE_LINE, 'email')
    .pipe(z.email('email'));

/** An optional phone number in any usual notation. */
export const optionalPhone = () =>
  z
    .string({ error: 'wrong' })
    .trim()
    .max(LIMITS.phone, 'tooLong')
    .regex(/^(\+?[\d\s()./-]{4,})?$/, 'wrong')
    .transform((number) => number || undefined)
    .optional();

/** `true`, or the value of a ticked checkbox. */
export const consent = () =>
  z.union([z.literal(true), z.enum(['true', 'on'])], { error: 'consent' }).transform(() => true);
