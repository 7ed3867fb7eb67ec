import type { Context } from 'hono';
import { problemDetails } from '../http/problem.ts';

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;

/**
 * A problem description (RFC 9457) with a code, for which the Studio has a text in its languages.
 *
 * @param more further members
 */
export function studioProblem(
  context: Context,
  status: Status,
  code: string,
  detail: string,
  field?: string,
  more?: object,
): Response {
  const body = JSON.stringify({ ...problemDetails(status, detail, field), code, ...more });
  return context.body(body, status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}
