import type { RunningSite } from '../site.ts';
import { newAddress } from './newAddress.ts';

/** A site as a client sees it, and its catalogue to compare with. */
export interface Site extends Pick<RunningSite, 'url' | 'live'> {
  /**
   * Posts from a new address, without following redirects. A string is sent as it is and an object as
   * JSON, both with the content type of JSON; URLSearchParams are sent as an HTML form.
   */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** See `Site.post`. */
export function postTo(
  { url }: { url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'x-forwarded-for': newAddress(),
      ...(!isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
  });
}
