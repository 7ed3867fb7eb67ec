import type { z } from 'zod';
import { FIELD_ERROR_CODES, type FieldErrorCode, type FieldErrors } from './submissionResult.ts';

/** Returns the parsed data of a form, or the first error of each field. */
export function validate<T>(
  schema: z.ZodType<T>,
  fields: unknown,
): { data: T } | { problems: FieldErrors } {
  const result = schema.safeParse(fields);
  if (result.success) return { data: result.data };
  const problems: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '');
    problems[field] ??= isCode(message) ? message : 'wrong';
  }
  return { problems };
}

const isCode = (message: string): message is FieldErrorCode =>
  (FIELD_ERROR_CODES as readonly string[]).includes(message);
