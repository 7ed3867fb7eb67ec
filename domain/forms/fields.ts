/** The kinds of fields that forms are made of. Their messages are codes of `outcome.ts`. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Line breaks and other control characters have no place in one line, least of all in a mail's head. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const ONE_LINE = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;
/** Texts may have line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

const trimmed = () => z.string({ error: 'required' }).trim();

/** One line that must be there. */
export const line = (max: number = LIMITS.line) =>
  trimmed().min(1, 'required').max(max, 'tooLong').regex(ONE_LINE, 'wrong');

/** One line that may stay empty. */
export const optionalLine = (max: number = LIMITS.line) =>
  z
    .string({ error: 'wrong' })
    .trim()
    .max(max, 'tooLong')
    .regex(ONE_LINE, 'wrong')
    .transform((text) => text || undefined)
    .optional();

/** Several lines that must be there. */
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

/** An e-mail address; 254 characters are the most that mail carries (RFC 5321). */
export const email = () =>
  trimmed()
    .min(1, 'required')
    .max(LIMITS.email, 'tooLong')
    .regex(ONE_LINE, 'email')
    .pipe(z.email('email'));

/** A phone number as people write it. */
export const optionalPhone = () =>
  z
    .string({ error: 'wrong' })
    .trim()
    .max(LIMITS.phone, 'tooLong')
    .regex(/^(\+?[\d\s()./-]{4,})?$/, 'wrong')
    .transform((number) => number || undefined)
    .optional();

/** `true`, or what a ticked box sends. */
export const consent = () =>
  z.union([z.literal(true), z.enum(['true', 'on'])], { error: 'consent' }).transform(() => true);
