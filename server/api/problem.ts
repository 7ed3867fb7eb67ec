import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const TITLES: Partial<Record<ContentfulStatusCode, string>> = {
  400: 'The request is wrong',
  401: 'This needs a token',
  403: 'This is not allowed',
  404: 'There is nothing here',
  405: 'This method is not for this address',
  413: 'The body is too long',
  414: 'The address is too long',
  415: 'This kind of body is not taken',
  429: 'Too many requests',
  500: 'The server failed',
};

/** An answer of RFC 9457: what is wrong, and with `field` where. */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  detail: string,
  field?: string,
): Response {
  const body = { type: 'about:blank', title: TITLES[status], status, detail, field };
  return context.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}
