import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';

type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 414
  | 415
  | 422
  | 429
  | 431
  | 500
  | 503;

/**
 * A problem description (RFC 9457). With the type `about:blank` the title is the status's phrase
 * (section 4.2.1).
 *
 * @param field path of the invalid field or parameter, as `days.0.city`
 */
export function problemDetails(status: ProblemStatus, detail: string, field?: string) {
  return { type: 'about:blank', title: STATUS_CODES[status], status, detail, field };
}

/** Responds with `application/problem+json` (RFC 9457). */
export function problem(
  context: Context,
  status: ProblemStatus,
  detail: string,
  field?: string,
): Response {
  return context.body(JSON.stringify(problemDetails(status, detail, field)), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}
