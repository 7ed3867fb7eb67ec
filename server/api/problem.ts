import type { Context } from 'hono';

const TITLES = {
  400: 'The request is wrong',
  401: 'This needs a token',
  403: 'This is not allowed',
  404: 'There is nothing here',
  405: 'This method is not for this address',
  408: 'The request took too long',
  413: 'The body is too long',
  414: 'The address is too long',
  415: 'This kind of body is not taken',
  429: 'Too many requests',
  431: 'The headers are too long',
  500: 'The server failed',
};

type Status = keyof typeof TITLES;

/** What an answer of RFC 9457 says. */
export function problemOf(status: Status, detail: string, field?: string) {
  return { type: 'about:blank', title: TITLES[status], status, detail, field };
}

/** An answer of RFC 9457: what is wrong, and with `field` where. */
export function problem(
  context: Context,
  status: Status,
  detail: string,
  field?: string,
): Response {
  return context.body(JSON.stringify(problemOf(status, detail, field)), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}
