import type { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode, type Problems } from './outcome.ts';

/** The data of a form, or what is wrong with it: one problem a field, the first that was found. */
export function judge<T>(
  schema: z.ZodType<T>,
  fields: unknown,
): { data: T } | { problems: Problems } {
  const result = schema.safeParse(fields);
  if (result.success) return { data: result.data };
  const problems: Problems = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '');
    problems[field] ??= isCode(message) ? message : 'wrong';
  }
  return { problems };
}

const isCode = (message: string): message is ProblemCode =>
  (PROBLEM_CODES as readonly string[]).includes(message);
