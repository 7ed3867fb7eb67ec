/** Requests to the Studio's API. */
import { useStudioLocale } from '../i18n/locales.ts';
import { sessionEnded } from './sessionEnd.ts';

export const API = '/studio/api';

interface Problem {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** Such as `WRONG_PASSWORD`; `OFFLINE` and `UNKNOWN` are made here. */
  code: string;
  detail: string;
  /** The field that the problem is about. */
  field?: string;
  /** In seconds, after too many attempts. */
  retryAfter?: number;
}

/** A refusal of the API, or a request that did not reach it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  /** The whole problem description, with what single codes add to it. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor({ status, code, detail, field, retryAfter }: Problem, body: object = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
    this.body = { ...body };
  }
}

/**
 * Sends a request and returns the JSON of its response, with titles in the interface's language. Where the session has ended, it offers to sign in
 * again.
 *
 * @param path below `/studio/api`
 * @throws ApiError for every response that is not 2xx, and when there is none
 */
async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  type = 'application/json',
): Promise<T> {
  const response = await fetch(API + path, {
    method,
    headers: {
      'accept-language': useStudioLocale.getState().locale,
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && {
      body: body instanceof Blob ? body : JSON.stringify(body),
    }),
  }).catch((error: unknown) => {
    throw new ApiError({ status: 0, code: 'OFFLINE', detail: String(error) });
  });
  const json = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (response.ok) return json as T;
  const problem: Problem = {
    code: 'UNKNOWN',
    detail: response.statusText,
    ...json,
    status: response.status,
  };
  if (problem.code === 'SIGNED_OUT') sessionEnded();
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError({ ...problem, retryAfter }, json);
}

export const api = {
  get: <T>(path: string) => send<T>('GET', path),
  post: <T = unknown>(path: string, body: unknown = {}) => send<T>('POST', path, body),
  upload: <T>(path: string, file: Blob, type: string) => send<T>('POST', path, file, type),
  put: <T = unknown>(path: string, body: unknown) => send<T>('PUT', path, body),
  patch: <T = unknown>(path: string, body: unknown) => send<T>('PATCH', path, body),
  delete: <T = unknown>(path: string, body?: unknown) => send<T>('DELETE', path, body),
};
